/** Clothes and what the people carry, on the same sheet as the faces. Shoulders end at the lower edge, y = 230. */
import { fill, line, oval, star, type Shape, type Tone } from '../shapes';

const SHOULDERS = 'M14 240Q16 190 62 178L82 168Q100 190 118 168L138 178Q184 190 186 240Z';
const WIDE_SHOULDERS = 'M-6 240Q-6 184 50 174L80 164Q100 186 120 164L150 174Q206 184 206 240Z';

function jacket(cloth: Tone, shoulders: string = SHOULDERS): Shape[] {
  return [
    fill(cloth, shoulders),
    fill('white', 'M80 168L100 236L120 168Q100 192 80 168Z'),
    line('ink', 3, shoulders),
  ];
}
const lapels = (cloth: Tone): Shape[] => [
  fill(cloth, 'M80 166L58 178L62 200L52 204L98 240L100 232ZM120 166L142 178L138 200L148 204L102 240L100 232Z'),
  line('ink', 3, 'M80 166L58 178L62 200L52 204L98 240M120 166L142 178L138 200L148 204L102 240'),
];
const tie = (cloth: Tone): Shape[] => [
  fill(cloth, 'M92 182H108L104 194L110 240H90L96 194Z'),
  line('ink', 2.5, 'M92 182H108L104 194L110 240H90L96 194ZM96 194H104'),
];
const bowTie = (cloth: Tone): Shape[] => [
  fill(cloth, 'M100 187L76 176V200ZM100 187L124 176V200Z'),
  fill(cloth, oval(100, 188, 6)),
  line('ink', 2.5, `M96 186L76 176V200L96 190M104 186L124 176V200L104 190${oval(100, 188, 6)}`),
];

export const DARK_SUIT = [...jacket('ink'), ...lapels('ink'), line('deep', 2.5, 'M58 178L62 200L52 204L98 238M142 178L138 200L148 204L102 238'), ...tie('main')];
export const TUXEDO = [...jacket('ink', WIDE_SHOULDERS), ...lapels('ink'), line('steel', 2.5, 'M58 178L62 200L52 204L98 238M142 178L138 200L148 204L102 238'), ...bowTie('main')];
export const BANKER_SUIT = [
  ...jacket('deep', WIDE_SHOULDERS),
  line('pale', 1.5, 'M20 196V240M34 186V240M48 182V240M152 182V240M166 186V240M180 196V240'),
  ...lapels('deep'),
  ...bowTie('gold'),
];
export const WAISTCOAT = [fill('white', SHOULDERS), line('ink', 3, SHOULDERS), ...lapels('deep'), ...tie('gold')];
export const CLERK_SHIRT = [
  fill('white', SHOULDERS),
  line('ink', 3, SHOULDERS),
  fill('white', 'M82 168L68 180L88 196L100 186L112 196L132 180L118 168Q100 190 82 168Z'),
  line('ink', 3, 'M82 168L68 180L88 196L100 186L112 196L132 180L118 168M100 190V240'),
  ...bowTie('main'),
  line('main', 4, 'M146 208V190M153 208V192'),
  fill('pale', 'M138 206H164V230H138Z'),
  line('ink', 2.5, 'M138 206H164V232H138Z'),
];
export const OPEN_SHIRT = [
  fill('white', SHOULDERS),
  fill('skin', 'M84 168L100 218L116 168Q100 192 84 168Z'),
  line('ink', 3, `${SHOULDERS}M82 168L66 184L90 212L100 220L110 212L134 184L118 168M100 220V240`),
];
export const GOLD_CHAIN = [line('gold', 4, 'M82 176Q100 212 118 176'), line('gold', 3, 'M100 196V208M95 200H105')];
export const LACE_DRESS = [
  fill('white', 'M14 240Q16 196 62 182L76 176Q100 214 124 176L138 182Q184 196 186 240Z'),
  line('ink', 3, 'M14 240Q16 196 62 182L76 176Q100 214 124 176L138 182Q184 196 186 240'),
  line('main', 3, 'M70 180Q76 192 84 194Q90 204 100 204Q110 204 116 194Q124 192 130 180'),
];
export const PEARLS = [fill('white', [[80, 178], [85, 186], [92, 192], [100, 194], [108, 192], [115, 186], [120, 178]].map(([x = 0, y = 0]) => oval(x, y, 4.5)).join('')),
  line('ink', 1.5, [[80, 178], [85, 186], [92, 192], [100, 194], [108, 192], [115, 186], [120, 178]].map(([x = 0, y = 0]) => oval(x, y, 4.5)).join(''))];
export const MOURNING_DRESS = [fill('ink', SHOULDERS), fill('ink', 'M78 160H122L128 184H72Z'), line('deep', 3, 'M74 178Q100 192 126 178M60 186Q100 222 140 186')];
export const BROOCH = [fill('gold', star(100, 198, 8, 13, 9)), fill('main', oval(100, 198, 6)), line('ink', 2, star(100, 198, 8, 13, 9))];
export const BLOUSE = [
  fill('pale', SHOULDERS),
  line('ink', 3, SHOULDERS),
  fill('main', 'M100 184Q78 168 66 184Q72 204 100 190Q128 204 134 184Q122 168 100 184ZM98 190L88 226L100 214L112 226L102 190Z'),
  line('ink', 2.5, 'M100 184Q78 168 66 184Q72 204 100 190Q128 204 134 184Q122 168 100 184ZM98 190L88 226L100 214L112 226L102 190'),
];
export const TURTLENECK = [
  fill('ink', SHOULDERS),
  fill('ink', 'M76 154H124L128 186H72Z'),
  line('deep', 3, 'M76 164Q100 174 124 164M74 174Q100 186 126 174'),
];
export const BRACES = [
  fill('white', SHOULDERS),
  line('ink', 3, `${SHOULDERS}M82 168L70 182L90 194L100 186L110 194L130 182L118 168`),
  line('deep', 11, 'M58 180L66 240M142 180L134 240'),
  line('ink', 2, 'M100 190V240'),
];
export const JERSEY = [
  fill('paper', SHOULDERS),
  line('deep', 9, 'M46 188Q100 212 154 188M26 208Q100 236 174 208M18 230Q100 256 182 230'),
  line('ink', 3, SHOULDERS),
];
export const APRON = [
  fill('paper', WIDE_SHOULDERS),
  line('ink', 3, WIDE_SHOULDERS),
  fill('deep', 'M66 196H134L142 240H58Z'),
  line('deep', 8, 'M68 198L76 168M132 198L124 168'),
  line('ink', 2.5, 'M66 196H134L142 240H58Z'),
  fill('blush', `${oval(82, 216, 6, 4)}${oval(116, 226, 8, 5)}${oval(98, 208, 3)}`),
];
export const TANK_TOP = [
  fill('skin', WIDE_SHOULDERS),
  fill('shade', 'M120 164L150 174Q206 184 206 240H150L136 178Z'),
  line('ink', 3, WIDE_SHOULDERS),
  fill('white', 'M62 172L54 240H146L138 172L128 170Q100 226 72 170Z'),
  line('ink', 3, 'M54 240L62 172L72 170Q100 226 128 170L138 172L146 240'),
];
export const LEATHER = [
  ...jacket('ink', WIDE_SHOULDERS),
  fill('paper', 'M80 168L100 236L120 168Q100 192 80 168Z'),
  fill('ink', 'M78 160L50 186L72 206L98 240L100 236L82 190ZM122 160L150 186L128 206L102 240L100 236L118 190Z'),
  line('steel', 3, 'M78 160L50 186L72 206L96 236M122 160L150 186L128 206L104 236M20 200L34 206M24 192L38 198M180 200L166 206M176 192L162 198'),
];
export const BIKER_JACKET = [
  fill('main', SHOULDERS),
  fill('ink', 'M76 158H124L128 184H72Z'),
  line('ink', 3, `${SHOULDERS}M100 184V240`),
  line('paper', 9, 'M22 214L66 194M178 214L134 194'),
  line('pale', 3, 'M100 184V240'),
];
export const WETSUIT = [
  fill('ink', SHOULDERS),
  fill('ink', 'M78 156H122L126 184H74Z'),
  line('main', 8, 'M62 182Q60 214 64 240M138 182Q140 214 136 240'),
  line('gold', 3, 'M100 178V214M96 214H104'),
];
export const BEACH_SHIRT = [
  fill('main', SHOULDERS),
  fill('skin', 'M84 168L100 216L116 168Q100 192 84 168Z'),
  fill('pale', star(44, 206, 5, 15, 7) + star(158, 202, 5, 14, 7) + star(70, 226, 5, 12, 6) + star(130, 228, 5, 11, 5)),
  fill('gold', oval(44, 206, 4) + oval(158, 202, 4) + oval(70, 226, 3.5) + oval(130, 228, 3.5)),
  line('ink', 3, `${SHOULDERS}M82 166L62 184L88 214L100 218L112 214L138 184L118 166M100 218V240`),
];
export const TRENCH = [
  fill('deep', WIDE_SHOULDERS),
  line('ink', 3, WIDE_SHOULDERS),
  fill('main', 'M68 134Q62 170 72 184Q100 204 128 184Q138 170 132 134Q100 154 68 134Z'),
  line('ink', 3, 'M68 134Q62 170 72 184Q100 204 128 184Q138 170 132 134Q100 154 68 134ZM76 152Q100 170 124 152M76 168Q100 186 124 168'),
  fill('deep', 'M60 140L34 184L84 228L100 200L72 184ZM140 140L166 184L116 228L100 200L128 184Z'),
  line('ink', 3, 'M60 140L34 184L84 228L100 200L72 184ZM140 140L166 184L116 228L100 200L128 184Z'),
];

export const LAPEL_ROSE = [
  fill('deep', 'M142 214Q150 224 146 236L140 226Z'),
  fill('blush', star(142, 204, 7, 14, 11)),
  line('ink', 2, `${star(142, 204, 7, 14, 11)}M135 205Q142 192 149 203Q144 213 138 207Q141 199 145 204`),
];
export const PENCIL_BEHIND_EAR = [line('ink', 8, 'M40 74L72 92'), line('gold', 5, 'M42 75L64 87'), line('paper', 5, 'M65 88L69 90')];
export const RECEIVER = [
  line('ink', 4, 'M40 176Q24 190 34 200T24 222T38 240'),
  fill('main', 'M50 76Q34 72 30 90Q22 130 40 168Q48 182 62 172Q66 160 56 152Q46 126 52 104Q64 98 60 84Q58 78 50 76Z'),
  line('ink', 3, 'M50 76Q34 72 30 90Q22 130 40 168Q48 182 62 172Q66 160 56 152Q46 126 52 104Q64 98 60 84Q58 78 50 76Z'),
  line('pale', 4, 'M38 96Q34 126 46 156'),
];
export const BAT = [
  fill('paper', 'M164 236L154 230L170 96Q174 70 188 74Q202 80 196 104Z'),
  line('ink', 3, 'M164 236L154 230L170 96Q174 70 188 74Q202 80 196 104Z'),
  line('deep', 3, 'M182 96L172 170M188 112L180 164'),
  line('ink', 4, 'M160 206L172 210M158 216L169 220'),
];
export const NAILED_BAT = [
  line('steel', 4, 'M160 106L206 118M164 90L208 96M166 122L200 132'),
  ...BAT,
];
export const NEWSPAPER = [
  fill('paper', 'M10 196L58 184L70 240H16Z'),
  line('ink', 3, 'M10 196L58 184L70 240H16ZM20 206L54 198M22 216L57 208M24 226L60 219'),
];
export const BANKNOTES = [0, 1, 2].flatMap((i) => {
  const x = 10 + i * 15;
  const d = `M${x} ${212 - i * 7}L${x + 22} ${150 + i * 4}L${x + 48} ${160 + i * 6}L${x + 26} ${222 - i * 3}Z`;
  return [fill(i === 1 ? 'white' : 'pale', d), line('ink', 2.5, d), line('deep', 3, oval(x + 24, 186 + i, 7, 9))];
});
