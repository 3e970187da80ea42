/** Areas, seas and mandamenti in words, for whoever hears the map instead of seeing it. */
import { t } from '../../messages';
import type { AreaView } from '../../wire/mafia-war';
import { say, sentences } from '../faces';
import { NEUTRAL } from '../printed';
import type { Scene } from '../scene.svelte';

export function areaWords(scene: Scene, area: AreaView): string {
  const mandamento = scene.name(scene.box.areas.get(area.id)?.mandamento ?? '');
  const words = [say('ui-war-area', { area: scene.name(area.id), mandamento })];
  if (area.holder === 'empty') words.push(say('ui-war-area-empty'));
  else words.push(say('ui-war-area-held', { holder: typeof area.holder === 'number' ? t(`ui-house-${scene.owner(area.holder)}`) : say('part-owner', { owner: NEUTRAL }), count: area.soldati }));
  if (area.cars > 0) words.push(say('ui-war-area-cars', { count: area.cars }));
  if (area.labs > 0) words.push(say('ui-war-area-labs', { count: area.labs }));
  for (const token of area.orders) words.push(token.order ? scene.name(token.order) : say('ui-war-order-hidden'));
  return sentences(...words);
}

export function seaWords(scene: Scene, sea: string): string {
  const boats = (scene.view.seas[sea] ?? []).map((seat) => t('ui-piece-speedboat', { house: t(`ui-house-${scene.owner(seat)}`) }));
  return sentences(scene.name(sea), ...boats);
}

export function mandamentoWords(scene: Scene, mandamento: string, isContested: boolean): string {
  const areas = [...scene.box.areas.values()].filter((area) => area.mandamento === mandamento).map(({ id }) => scene.name(id));
  const holder = scene.view.mandamenti[mandamento] ?? null;
  const words = [
    say('ui-war-mandamento', { mandamento: scene.name(mandamento), areas: areas.join(', ') }),
    holder === null ? say('ui-war-mandamento-free') : say('ui-war-mandamento-held', { holder: t(`ui-house-${scene.owner(holder)}`) }),
  ];
  if (isContested) words.push(`${say('ui-war-contested', { mandamento: scene.name(mandamento) })}.`);
  return words.join(' ');
}
