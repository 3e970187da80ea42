/** Heads and what is in a face. Everything is drawn on a 200 × 210 sheet, the nose on x = 100, the light from the left. */
import { fill, line, onHead, oval, type Shape } from '../shapes';

export const HEADS = {
  oval: 'M62 84C62 52 78 38 100 38S138 52 138 84C138 122 122 152 100 152S62 122 62 84Z',
  round: 'M57 94C57 58 76 42 100 42S143 58 143 94 124 152 100 152 57 130 57 94Z',
  square: 'M60 80C60 50 76 38 100 38S140 50 140 80L139 120C137 142 118 153 100 153S63 142 61 120Z',
  long: 'M65 80C65 46 80 32 100 32S135 46 135 80L132 122C129 148 114 160 100 160S71 148 68 122Z',
  sharp: 'M63 80C63 50 78 38 100 38S137 50 137 80L133 116L113 150Q100 160 87 150L67 116Z',
  wide: 'M53 80C53 50 74 40 100 40S147 50 147 80L150 120C148 146 122 156 100 156S52 146 50 120Z',
} as const;
export type Head = keyof typeof HEADS;

/** The hard shadow of a noon sun: it runs down the forehead, around the nose and off the chin. */
export const HEAD_SHADE = onHead('shade', 'M101 20L104 84L91 111Q96 118 106 116L103 124L108 131L103 139L107 162H170V20Z');

/** What a wide brim leaves of a forehead at noon. */
export const HAT_SHADE = [onHead('shade', 'M50 30H150V86L104 90L50 86Z')];

export const EARS = [fill('skin', oval(60, 100, 8, 12)), fill('shade', oval(140, 100, 8, 12))];
export const NECK = [
  fill('skin', 'M80 130V182Q100 200 120 182V130Z'),
  fill('shade', 'M80 143Q98 172 120 150V182Q112 192 104 194L98 168Q88 164 80 154Z'),
];

function eye(x: number, iris: number): Shape[] {
  return [
    fill('white', `M${x - 11} 96Q${x} 84 ${x + 11} 96Q${x} 103 ${x - 11} 96Z`),
    fill('ink', oval(x + iris, 94.5, 4.6)),
    line('ink', 4, `M${x - 12} 96Q${x} 83 ${x + 12} 95`),
  ];
}

const EYES = [...eye(81, 1), ...eye(119, 1)];
export const OPEN_EYES = [...EYES, line('ink', 4, 'M68 81Q80 73 92 79'), line('ink', 4, 'M108 79Q120 73 132 81')];
export const STERN_EYES = [...EYES, line('ink', 7, 'M67 77L93 85'), line('ink', 7, 'M107 85L133 77')];
export const ONE_BROW = [...EYES, line('ink', 9, 'M64 80Q82 79 92 86Q100 90 108 86Q118 79 136 80')];
export const SIDELONG_EYES = [...eye(81, 5), ...eye(119, 5), line('ink', 5, 'M68 82L92 80'), line('ink', 5, 'M107 76Q120 70 132 80')];
export const PAINTED_EYES = [
  ...EYES,
  fill('main', 'M69 95Q81 76 93 94Q81 85 69 95Z'),
  fill('main', 'M107 94Q119 76 131 95Q119 85 107 94Z'),
  line('ink', 4.5, 'M69 96Q81 83 93 95M107 95Q119 83 131 96M69 96L64 92M131 96L136 92'),
  line('ink', 3.5, 'M69 79Q80 70 93 77M107 77Q120 70 131 79'),
];
export const LOWERED_EYES = [
  fill('main', 'M69 93Q81 82 93 93Q81 103 69 93Z'),
  fill('main', 'M107 93Q119 82 131 93Q119 103 107 93Z'),
  line('ink', 4.5, 'M69 94Q81 105 93 94M107 94Q119 105 131 94'),
  line('ink', 3.5, 'M68 79Q80 70 92 80M108 80Q120 70 132 79'),
];
export const BLACK_EYE = [
  fill('deep', oval(119, 97, 16, 13)),
  ...eye(81, 1),
  line('white', 5, 'M109 97Q119 101 129 97'),
  line('ink', 4, 'M107 95Q119 90 131 95'),
  line('ink', 8, 'M66 79L93 84M107 84L134 79'),
];

export const ROUND_GLASSES = [
  fill('white', oval(80, 95, 16)),
  fill('white', oval(120, 95, 16)),
  fill('ink', oval(83, 95, 5)),
  fill('ink', oval(121, 95, 5)),
  line('ink', 4, `${oval(80, 95, 16)}${oval(120, 95, 16)}M96 93Q100 89 104 93M64 93L58 90M136 93L142 90`),
  line('ink', 4, 'M68 74Q80 68 92 74M108 74Q120 68 132 74'),
];
export const READING_GLASSES = [
  ...SIDELONG_EYES,
  fill('pale', 'M64 101H96Q95 118 80 118T64 101ZM104 101H136Q135 118 120 118T104 101Z'),
  line('ink', 3.5, 'M64 101H96Q95 118 80 118T64 101ZM104 101H136Q135 118 120 118T104 101ZM96 102Q100 98 104 102M64 102L56 96M136 102L144 96'),
];
export const SUNGLASSES = [
  fill('ink', 'M60 82H97L94 106Q78 114 66 104ZM103 82H140L134 104Q122 114 106 106Z'),
  line('ink', 6, 'M56 84H144'),
  fill('paper', 'M69 87L78 87L70 103L67 100ZM110 87L119 87L111 103L108 101Z'),
];
export const AVIATORS = [
  fill('deep', 'M62 84Q80 80 96 85Q96 112 80 113Q64 112 62 84ZM104 85Q120 80 138 84Q136 112 120 113Q104 112 104 85Z'),
  fill('pale', 'M66 88L80 86L68 104Q66 98 66 88ZM108 88L122 86L110 104Q108 98 108 88Z'),
  line('ink', 4, 'M62 84Q80 80 96 85Q96 112 80 113Q64 112 62 84ZM104 85Q120 80 138 84Q136 112 120 113Q104 112 104 85ZM96 87H104M62 85L56 90M138 85L144 90'),
];
export const MONOCLE = [
  ...OPEN_EYES,
  line('gold', 4, `${oval(119, 95, 17)}M135 101Q142 130 134 168`),
  line('ink', 1.5, oval(119, 95, 19.5)),
];

export const SMILE = [line('ink', 4, 'M82 127Q100 142 118 126'), line('ink', 3, 'M80 124L84 130M116 130L120 123')];
export const GRIN = [
  fill('white', 'M80 124Q100 128 120 123Q116 143 100 143T80 124Z'),
  line('ink', 3.5, 'M80 124Q100 128 120 123Q116 143 100 143T80 124ZM84 132Q100 136 117 131'),
];
export const FLAT_MOUTH = [line('ink', 4.5, 'M84 131L117 130'), line('ink', 3, 'M92 139Q100 142 108 138')];
export const FROWN = [line('ink', 5, 'M82 135Q100 124 118 135'), line('ink', 3, 'M92 144Q100 141 108 144')];
export const SMIRK = [line('ink', 4.5, 'M84 132Q104 136 119 124'), line('ink', 3, 'M93 141Q101 143 108 139')];
export const LIPS = [
  fill('blush', 'M82 130Q91 123 97 124Q100 126 103 124Q109 123 118 130Q109 143 100 143T82 130Z'),
  line('ink', 2.5, 'M84 130.5Q100 135 116 130.5'),
];
export const TOOTHPICK = [line('ink', 5, 'M84 132L117 129'), line('pale', 3.5, 'M108 130L136 141')];
export const CIGARETTE = [
  ...SMIRK,
  line('white', 5, 'M112 130L137 137'),
  line('blush', 5, 'M138 137L142 138'),
  line('paper', 3, 'M144 130Q152 120 145 110T152 88'),
];
export const CIGAR = [
  line('ink', 4.5, 'M84 133L104 133'),
  line('deep', 10, 'M106 133L138 141'),
  line('gold', 10, 'M114 135L118 136'),
  line('paper', 9, 'M139 141L143 142'),
  line('paper', 3.5, 'M149 134Q158 122 150 110T157 84'),
];

export const CHEVRON_MOUSTACHE = [fill('ink', 'M100 114Q84 114 76 130Q90 125 100 127Q110 125 124 130Q116 114 100 114Z')];
export const WALRUS_MOUSTACHE = [fill('ink', 'M100 113Q80 112 70 134Q74 144 82 137Q92 128 100 131Q108 128 118 137Q126 144 130 134Q120 112 100 113Z')];
export const WHITE_MOUSTACHE = [
  fill('white', 'M100 114Q82 111 72 124Q66 130 58 124Q62 138 76 136Q92 134 100 126Q108 134 124 136Q138 138 142 124Q134 130 128 124Q118 111 100 114Z'),
  line('ink', 2, 'M100 114Q82 111 72 124Q66 130 58 124Q62 138 76 136Q92 134 100 126Q108 134 124 136Q138 138 142 124Q134 130 128 124Q118 111 100 114Z'),
];
export const HANDLEBAR = [line('ink', 6, 'M100 121Q86 118 78 126Q68 132 64 120M100 121Q114 118 122 126Q132 132 136 120')];
export const PENCIL_MOUSTACHE = [line('ink', 4, 'M98 119L80 125M103 119L121 124')];
export const GOATEE = [fill('ink', 'M86 142Q100 136 114 142Q112 168 100 172Q88 168 86 142Z'), ...PENCIL_MOUSTACHE];
export const STUBBLE = [onHead('deep', 'M50 108Q70 112 78 120Q100 112 122 120Q132 112 152 108V170H50ZM84 127Q100 124 116 127Q112 137 100 138T84 127Z')];
export const FRECKLES = [fill('deep', [72, 79, 76, 122, 129, 125].map((x, i) => oval(x, i % 3 === 2 ? 116 : 110, 2)).join(''))];
export const PLASTER = [
  fill('paper', 'M86 100L114 94L116 104L88 110Z'),
  line('ink', 2, 'M86 100L114 94L116 104L88 110ZM96 98L98 108M104 96L106 106'),
];
export const SCAR = [line('deep', 4, 'M72 104L66 136'), line('deep', 3, 'M65 112L75 115M64 122L73 125')];
export const EARRINGS = [fill('gold', oval(58, 120, 6)), fill('gold', oval(142, 120, 6)), line('ink', 1.5, `${oval(58, 120, 6)}${oval(142, 120, 6)}`)];
