/** Hair and hats, on the same sheet as the faces: what lies behind the head first, what covers it after. */
import { fill, line, oval, type Shape } from '../shapes';

const blobs = (tone: Shape['tone'], points: readonly (readonly [number, number, number])[]): Shape =>
  fill(tone, points.map(([x, y, r]) => oval(x, y, r)).join(''));

export const CURLS = [
  blobs('ink', [
    [62, 72, 13], [68, 54, 15], [84, 42, 16], [102, 37, 16], [119, 43, 16], [133, 56, 14], [139, 73, 12], [90, 54, 10], [112, 55, 9],
  ]),
];
export const SLICK = [
  fill('ink', 'M60 92Q52 36 100 30Q148 36 140 92L134 80Q134 60 120 56Q96 60 72 58Q66 66 66 80Z'),
  line('deep', 3, 'M72 50Q96 40 130 52M82 41Q102 34 124 42'),
];
export const WHITE_SLICK = [
  fill('white', 'M58 96Q48 38 100 30Q152 38 142 96L136 82Q138 62 122 54Q98 62 78 54Q62 62 64 82Z'),
  line('ink', 2, 'M58 96Q48 38 100 30Q152 38 142 96L136 82Q138 62 122 54Q98 62 78 54Q62 62 64 82Z'),
  line('steel', 3, 'M70 48Q98 44 130 48M82 38Q102 34 122 38'),
];
export const SIDE_PART = [
  fill('ink', 'M62 88Q54 40 92 32Q138 26 140 88L134 74Q132 62 122 58Q96 62 78 50Q68 62 66 78Z'),
  line('deep', 3, 'M80 49Q104 40 132 56'),
];
export const BALD_SIDES = [
  fill('ink', 'M62 98Q50 84 58 66Q64 62 66 70Q64 84 66 96ZM138 98Q150 84 142 66Q136 62 134 70Q136 84 134 96Z'),
  line('white', 4, 'M78 54Q86 46 96 45'),
];
export const BALD = [line('white', 5, 'M72 62Q80 50 94 48')];
export const QUIFF = [
  fill('ink', 'M56 92Q50 66 58 54Q54 26 94 24Q140 10 146 40Q136 38 132 44Q150 54 144 92L138 76Q136 60 118 60Q90 64 68 56Q62 68 62 80Z'),
  line('deep', 3.5, 'M66 46Q92 46 132 30M70 36Q94 36 118 24'),
];
export const BRUSH_CUT = [fill('ink', 'M52 82L54 46L64 50L70 38L80 44L90 34L100 41L110 34L120 44L130 38L136 50L146 46L148 82Q142 64 122 62H78Q58 64 52 82Z')];
export const MULLET_BACK = [fill('ink', 'M56 70Q40 130 52 176L80 170V70ZM144 70Q160 130 148 176L120 170V70Z')];
export const PERM_BACK = [
  blobs('ink', [
    [48, 84, 19], [42, 106, 18], [44, 128, 18], [54, 148, 17], [152, 84, 19], [158, 106, 18], [156, 128, 18], [146, 148, 17], [60, 58, 20],
    [140, 58, 20], [80, 42, 20], [102, 36, 20], [122, 42, 20],
  ]),
];
export const PERM = [blobs('ink', [[66, 66, 13], [78, 56, 13], [94, 51, 13], [110, 53, 13], [125, 58, 13], [136, 68, 12]])];
export const BOB_BACK = [fill('ink', 'M46 150Q38 40 100 28Q162 40 154 150Q140 154 128 146H72Q60 154 46 150Z')];
export const BOB = [
  fill('ink', 'M56 132Q46 44 100 34Q154 44 144 132L135 124L133 76H67L65 124Z'),
  line('deep', 3, 'M84 48V74M100 44V74M116 48V74'),
];
export const LONG_BACK = [fill('ink', 'M54 80Q42 140 40 206H160Q158 140 146 80Q140 30 100 28T54 80Z')];
export const PARTED = [fill('ink', 'M58 108Q48 38 100 30Q152 38 142 108Q140 76 100 50Q60 76 58 108Z')];
export const WET_HAIR = [fill('ink', 'M60 94Q50 36 100 30Q150 36 140 94L134 74Q124 52 100 54T66 74Z')];

export const COPPOLA = [
  fill('ink', 'M50 70Q46 28 104 24Q158 24 152 70Q130 60 100 62T50 70Z'),
  fill('deep', 'M56 60Q54 32 104 28Q150 30 148 60Q124 50 98 53T56 60Z'),
  line('ink', 2.5, 'M104 28Q96 40 98 53M104 28Q124 36 128 53M104 28Q76 34 72 55'),
  fill('ink', 'M44 74Q72 54 126 62Q134 66 130 74Q90 64 52 82Q42 82 44 74Z'),
  fill('ink', oval(104, 26, 5, 3)),
];
export const FEDORA = [
  fill('ink', 'M62 62Q62 22 84 20Q100 28 116 20Q138 22 138 62Z'),
  fill('main', 'M61 62Q62 50 63 48Q100 58 137 48Q138 56 139 62Q100 74 61 62Z'),
  fill('ink', 'M30 64Q62 58 64 60Q100 72 136 60Q140 58 170 64Q166 80 100 80T30 64Z'),
  line('deep', 3, 'M86 28Q100 40 114 28'),
];
export const BOWLER = [
  fill('ink', 'M58 62Q56 16 100 14T142 62Z'),
  fill('main', 'M57 62L58 48Q100 58 142 48L143 62Q100 72 57 62Z'),
  fill('ink', 'M38 64Q34 54 48 58Q100 74 152 58Q166 54 162 64Q150 78 100 78T38 64Z'),
  line('paper', 4, 'M72 34Q78 24 88 22'),
];
export const PANAMA = [
  fill('paper', 'M60 60Q62 18 84 18Q100 26 116 18Q138 18 140 60Z'),
  fill('ink', 'M60 60L61 46Q100 56 139 46L140 60Q100 72 60 60Z'),
  fill('paper', 'M24 66Q60 54 62 58Q100 70 138 58Q142 54 176 66Q164 82 100 80T24 66Z'),
  line('ink', 2.5, 'M24 66Q60 54 62 58Q100 70 138 58Q142 54 176 66Q164 82 100 80T24 66ZM61 46Q62 18 84 18Q100 26 116 18Q138 18 139 46M88 26Q100 36 112 26'),
];
export const WIDE_BRIM = [
  fill('ink', 'M64 62Q60 10 86 10Q100 20 114 10Q140 10 136 62Z'),
  fill('main', 'M63 62L62 46Q100 58 138 46L137 62Q100 72 63 62Z'),
  fill('ink', 'M10 74Q46 58 64 60Q100 72 136 60Q154 58 190 74Q172 66 146 82Q100 96 54 82Q28 66 10 74Z'),
];
export const BEANIE = [
  fill('main', 'M54 74Q48 24 100 22T146 74Z'),
  line('ink', 2.5, 'M54 74Q48 24 100 22T146 74M78 28Q70 46 70 60M100 22V60M122 28Q130 46 130 60'),
  fill('deep', 'M48 62Q100 48 152 62V80Q100 66 48 80Z'),
  line('ink', 2.5, 'M48 62Q100 48 152 62V80Q100 66 48 80ZM64 59V75M82 56V71M100 55V70M118 56V71M136 59V75'),
];
export const VISOR = [
  fill('deep', 'M58 66Q100 46 142 66L140 56Q100 36 60 56Z'),
  fill('main', 'M54 68Q100 44 146 68Q160 84 150 88Q100 62 50 88Q40 84 54 68Z'),
  line('ink', 2.5, 'M54 68Q100 44 146 68Q160 84 150 88Q100 62 50 88Q40 84 54 68Z'),
];
export const HELMET = [
  fill('main', 'M48 92Q42 22 100 18T152 92L140 88Q142 66 100 62T60 88Z'),
  fill('paper', 'M90 19H110L112 63Q100 61 88 63Z'),
  line('ink', 3, 'M48 92Q42 22 100 18T152 92L140 88Q142 66 100 62T60 88ZM90 19L88 63M110 19L112 63'),
  fill('ink', 'M52 62Q50 44 74 46Q100 52 126 46Q150 44 148 62Q146 76 124 74Q106 72 100 66Q94 72 76 74Q54 76 52 62Z'),
  fill('pale', 'M60 60Q62 51 76 53Q90 57 90 61Q86 68 76 68Q62 68 60 60ZM140 60Q138 51 124 53Q110 57 110 61Q114 68 124 68Q138 68 140 60Z'),
  line('ink', 4, 'M56 92Q58 130 84 152M144 92Q142 130 116 152'),
];
export const DIVING_MASK = [
  line('ink', 8, 'M56 66Q100 40 144 66'),
  fill('main', 'M56 44Q54 32 66 30H134Q146 32 144 44L140 62Q134 72 114 68Q108 60 100 60T86 68Q66 72 60 62Z'),
  fill('pale', 'M63 44Q62 37 69 37H131Q138 37 137 44L134 58Q128 64 117 61Q110 54 100 54T83 61Q72 64 66 58Z'),
  fill('white', 'M74 40H88L76 58Q70 58 69 54Z'),
  line('ink', 3, 'M56 44Q54 32 66 30H134Q146 32 144 44L140 62Q134 72 114 68Q108 60 100 60T86 68Q66 72 60 62Z'),
];
export const BRIDAL_VEIL_BACK = [
  fill('white', 'M60 44Q26 110 18 210H182Q174 110 140 44Q100 16 60 44Z'),
  line('pale', 3, 'M58 56Q38 120 34 208M142 56Q162 120 166 208M50 80Q30 150 26 208M150 80Q170 150 174 208'),
];
export const FLOWER_CROWN = [
  line('deep', 5, 'M62 62Q100 26 138 62'),
  ...[[66, 58, 9], [82, 45, 10], [100, 40, 11], [118, 45, 10], [134, 58, 9]].flatMap(([x = 0, y = 0, r = 0], i) => [
    fill(i % 2 === 0 ? 'main' : 'white', oval(x, y, r)),
    line('ink', 2, `${oval(x, y, r)}M${x - 3} ${y + 1}Q${x} ${y - 6} ${x + 3} ${y}Q${x} ${y + 5} ${x - 2} ${y + 2}`),
  ]),
];
export const MOURNING_VEIL_BACK = [fill('ink', 'M100 10Q50 12 46 80Q44 150 22 210H178Q156 150 154 80Q150 12 100 10Z')];
export const MOURNING_VEIL = [
  fill('ink', 'M54 112Q40 24 100 18Q160 24 146 112Q146 66 100 56Q54 66 54 112Z'),
  line('deep', 3, 'M58 92Q60 70 72 62Q74 54 84 54Q90 46 100 48Q110 46 116 54Q126 54 128 62Q140 70 142 92'),
  fill('gold', oval(100, 42, 5)),
];
export const HEADSET = [
  line('paper', 7, 'M52 96Q48 26 100 24T148 96'),
  line('ink', 2, 'M48 96Q44 22 100 20T152 96M56 96Q52 30 100 28T144 96'),
  fill('main', 'M42 86H58V118H42Q36 102 42 86ZM158 86H142V118H158Q164 102 158 86Z'),
  line('ink', 3, 'M42 86H58V118H42Q36 102 42 86ZM158 86H142V118H158Q164 102 158 86Z'),
  line('ink', 4, 'M50 118Q56 142 84 140'),
  fill('main', oval(86, 140, 7, 5)),
  line('ink', 2.5, oval(86, 140, 7, 5)),
];
