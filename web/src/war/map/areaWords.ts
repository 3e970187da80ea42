/** Areas and seas in words, for whoever hears the map instead of seeing it. */
import { t } from '../../messages';
import type { AreaView } from '../../wire/mafia-war';
import { say } from '../faces';
import type { Scene } from '../scene.svelte';

export function areaWords(scene: Scene, area: AreaView): string {
  const mandamento = scene.name(scene.box.areas.get(area.id)?.mandamento ?? '');
  const words = [say('ui-war-area', { area: scene.name(area.id), mandamento })];
  if (area.holder === 'empty') words.push(say('ui-war-area-empty'));
  else words.push(say('ui-war-area-held', { holder: typeof area.holder === 'number' ? t(`ui-house-${scene.owner(area.holder)}`) : t('ui-house-neutral'), count: area.soldati }));
  if (area.cars > 0) words.push(say('ui-war-area-cars', { count: area.cars }));
  if (area.labs > 0) words.push(say('ui-war-area-labs', { count: area.labs }));
  for (const token of area.orders) words.push(token.order ? scene.name(token.order) : say('ui-war-order-hidden'));
  return words.join(' ');
}

export function seaWords(scene: Scene, sea: string): string {
  const boats = (scene.view.seas[sea] ?? []).map((seat) => t('ui-piece-speedboat', { house: t(`ui-house-${scene.owner(seat)}`) }));
  return [scene.name(sea), ...boats].join('. ');
}
