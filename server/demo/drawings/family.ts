import {
  BRASS,
  CREAM,
  darker,
  disc,
  INK,
  lighter,
  line,
  type Motifs,
  NIGHT,
  oval,
  rect,
  ring,
  row,
  STEEL,
  shape,
  turned,
  WOOD,
} from './pen.ts'

export const family: Motifs = {
  stroller: {
    ground: [246, 104],
    draw: ({ main, second }) =>
      [
        line('M108 176l94 42M214 172L124 222M232 92l46-34', STEEL, 7) + line('M270 64l16-12', INK, 11),
        shape('M74 128h166c0 38-26 58-60 58h-46c-34 0-60-20-60-58z', main),
        shape('M74 132c-4-60 40-92 92-88v88z', lighter(main, 0.18)),
        shape('M166 44v88h-46c2-40 16-72 46-88z', darker(main, 0.08)),
        rect(70, 122, 174, 14, second, 7),
        ring(116, 220, 23, INK, 8) +
          disc(116, 220, 8, second) +
          ring(212, 220, 23, INK, 8) +
          disc(212, 220, 8, second),
      ].join(''),
  },
  highChair: {
    ground: [250, 84],
    draw: ({ main, second }) =>
      [
        line('M118 160L88 248M202 160l30 88M132 164l-10 84M188 164l10 84', WOOD, 9) +
          line('M102 212h116', WOOD, 8),
        rect(112, 44, 96, 118, main, 22) + rect(124, 56, 72, 86, lighter(main, 0.25), 16),
        row(6, (at) => disc(142 + (at % 3) * 18, 78 + Math.floor(at / 3) * 26, 5, second)),
        rect(110, 150, 100, 20, darker(main, 0.1), 8),
        rect(78, 122, 164, 18, CREAM, 9) + rect(78, 132, 164, 10, darker(CREAM, 0.15), 5),
        disc(116, 116, 12, second) + rect(176, 106, 30, 17, BRASS, 5),
      ].join(''),
  },
  blocks: {
    oneWay: true,
    ground: [236, 96],
    draw: ({ main, second }) =>
      [
        rect(70, 162, 74, 74, main, 8) + rect(80, 172, 54, 54, lighter(main, 0.25), 5),
        rect(148, 162, 74, 74, second, 8) + rect(158, 172, 54, 54, lighter(second, 0.35), 5),
        turned(6, 146, 122, rect(108, 84, 74, 74, '#e0a43b', 8), rect(118, 94, 54, 54, '#f0cc85', 5)),
        shape('M226 236V180c0-20 46-20 46 0v56h-12v-40c0-12-22-12-22 0v40z', '#4a7fa5'),
        shape('M110 78l36-46 36 46z', '#b9493c'),
        shape('M92 224l14-42 14 42h-8l-2-8h-9l-2 8z', main),
        shape('M170 182h18c16 0 16 18 6 20 12 2 12 22-6 22h-18z', darker(second, 0.1)),
        ring(145, 121, 15, '#b9493c', 7),
      ].join(''),
  },
  cot: {
    ground: [242, 116],
    colours: [
      ['#c99a63', '#6fa7a0'],
      ['#f7f2e7', '#c65d7b'],
      ['#a9713f', '#4a7fa5'],
      ['#8fb0a0', '#f0b44c'],
    ],
    draw: ({ main, second }) =>
      [
        line('M160 20v14M120 44c0-14 80-14 80 0', STEEL, 3) +
          shape('M120 44l6 14h-12z', BRASS) +
          disc(160, 46, 8, '#e2593f') +
          shape('M200 44l6 14h-12z', second),
        rect(52, 84, 216, 16, main, 8),
        row(10, (at) => rect(70 + at * 19.4, 96, 6, 92, lighter(main, 0.1), 2)),
        rect(62, 150, 196, 40, lighter(second, 0.35), 10) +
          rect(62, 164, 196, 26, second, 8) +
          oval(92, 152, 26, 12, CREAM),
        row(10, (at) => rect(70 + at * 19.4, 164, 6, 44, main, 2)),
        rect(52, 196, 216, 16, darker(main, 0.08), 6),
        rect(48, 70, 16, 172, darker(main, 0.1), 7) + rect(256, 70, 16, 172, darker(main, 0.1), 7),
      ].join(''),
  },
  rockingHorse: {
    ground: [244, 112],
    draw: ({ main, second }) =>
      [
        line('M58 222c60 30 150 30 208-4', WOOD, 13),
        line('M112 178l-12 52M206 176l14 48', darker(main, 0.15), 15),
        shape(
          'M84 124c30 12 80 12 110 0l22-66c4-14 16-18 24-6l34 40c6 8-2 20-14 18l-22-4-12 56c-4 22-22 34-44 34h-54c-24 0-40-14-44-34z',
          main,
        ),
        shape('M206 52c-16 0-34 34-26 78l18-4 22-66z', second),
        line('M84 128c-24 0-30 30-22 52', second, 13),
        shape('M118 126c20 8 44 8 64 2l4 36c-24 8-48 8-70 0z', '#b9493c') + rect(112, 152, 78, 9, BRASS, 3),
        disc(240, 78, 5, NIGHT) + line('M236 108l-50 16', INK, 4) + disc(148, 128, 6, CREAM),
      ].join(''),
  },
}
