import {
  BRASS,
  CREAM,
  DARK_WOOD,
  darker,
  disc,
  INK,
  lighter,
  line,
  type Motifs,
  NIGHT,
  oval,
  rect,
  row,
  STEEL,
  shape,
} from './pen.ts'

export const kitchen: Motifs = {
  mug: {
    ground: [226, 66],
    colours: [
      ['#f7f2e7', '#b9493c'],
      ['#4a7fa5', '#f7f2e7'],
      ['#c4663f', '#f4e2a9'],
      ['#8a9a5b', '#f7f2e7'],
      ['#3b4a6b', '#f0b44c'],
    ],
    draw: ({ main, second, random }) =>
      [
        line('M126 80c-8-14 8-20 0-34M152 80c-8-14 8-20 0-34M178 80c-8-14 8-20 0-34', '#ffffff99', 6),
        line('M204 126c52-6 52 68 0 62', darker(main, 0.08), 15),
        rect(96, 100, 112, 126, main, 18),
        rect(184, 100, 24, 126, darker(main, 0.08), 12),
        oval(152, 104, 50, 8, DARK_WOOD),
        [
          row(3, (at) => rect(96, 150 + at * 16, 112, 6, second)),
          shape('M152 194c-34-22-24-46-8-42 6 2 8 8 8 8s2-6 8-8c16-4 26 20-8 42z', second),
          row(8, (at) => disc(112 + (at % 4) * 26, 150 + Math.floor(at / 4) * 30, 7, second)),
        ][random.whole(0, 2)],
      ].join(''),
  },
  teapot: {
    ground: [230, 84],
    draw: ({ main, second }) =>
      [
        line('M220 126c56-12 52 72-4 68', darker(main, 0.1), 14),
        shape('M104 190c-36-8-36-56-60-66l10-14c34 8 34 42 62 48z', darker(main, 0.06)),
        shape('M88 166c0-40 30-62 72-62s72 22 72 62-26 64-44 64h-56c-18 0-44-24-44-64z', main),
        shape('M196 114c22 10 36 28 36 52 0 40-26 64-44 64h-16c34-28 40-76 24-116z', darker(main, 0.1)),
        shape('M118 108c10-26 74-26 84 0z', lighter(main, 0.15)),
        disc(160, 82, 10, second),
        row(5, (at) => disc(112 + at * 24, 168 + (at % 2) * 14, 7, second)),
        rect(126, 226, 68, 8, darker(main, 0.3), 4),
      ].join(''),
  },
  pot: {
    ground: [226, 88],
    colours: [
      ['#c9472f', '#e0a43b'],
      ['#2e5f86', '#b8c1c0'],
      ['#3f7f66', '#e0a43b'],
      ['#e0a43b', '#5b3a26'],
      ['#3b3a4d', '#b8c1c0'],
    ],
    draw: ({ main, second }) =>
      [
        rect(46, 140, 228, 18, darker(main, 0.25), 9),
        shape('M70 130h180v66c0 20-14 30-30 30H100c-16 0-30-10-30-30z', main),
        shape('M206 130h44v66c0 20-14 30-30 30h-24c8-30 10-60 10-96z', darker(main, 0.12)),
        shape('M66 130c6-36 182-36 188 0z', lighter(main, 0.12)),
        rect(60, 124, 200, 12, darker(main, 0.15), 6),
        rect(142, 84, 36, 14, second, 6),
        line('M92 112c16-12 30-14 44-14', lighter(main, 0.5), 5),
      ].join(''),
  },
  mixer: {
    ground: [240, 90],
    draw: ({ main, second }) =>
      [
        rect(72, 216, 176, 22, darker(main, 0.15), 11),
        shape('M190 100h50v120h-66c16-30 20-70 16-120z', main),
        shape(
          'M78 66h150c20 0 28 16 28 30s-12 26-30 26H96c-22 0-36-12-36-28s8-28 18-28z',
          lighter(main, 0.1),
        ),
        rect(60, 86, 196, 10, second),
        rect(98, 120, 30, 14, STEEL, 4),
        line('M113 134v24M104 136c-10 34 28 34 18 0', STEEL, 4),
        shape('M68 146h96c0 44-18 70-34 70h-28c-16 0-34-26-34-70z', STEEL),
        shape('M134 146h30c0 44-18 70-34 70h-12c12-20 16-44 16-70z', '#9aa5a4'),
        disc(222, 146, 9, second) + disc(236, 78, 6, CREAM),
      ].join(''),
  },
  toaster: {
    ground: [222, 100],
    colours: [
      ['#b8c1c0', '#3b3a4d'],
      ['#c9472f', '#f7f2e7'],
      ['#bcd8c6', '#3b3a4d'],
      ['#f0b44c', '#5b3a26'],
    ],
    draw: ({ main, second }) =>
      [
        shape('M104 118V84c0-18 52-18 52 0v34z', '#d9a05b') +
          shape('M112 118V88c0-11 36-11 36 0v30z', '#f0cf9b'),
        shape('M166 118V92c0-18 52-18 52 0v26z', '#d9a05b') +
          shape('M174 118V96c0-11 36-11 36 0v22z', '#f0cf9b'),
        rect(68, 110, 184, 108, main, 30),
        rect(68, 172, 184, 46, darker(main, 0.14), 22),
        rect(92, 112, 136, 8, NIGHT, 4),
        rect(244, 138, 22, 12, second, 5),
        disc(210, 192, 11, second) + rect(208, 184, 4, 9, CREAM),
        line('M92 134c4-8 10-10 18-10', lighter(main, 0.7), 6),
        rect(84, 216, 28, 8, INK, 3) + rect(208, 216, 28, 8, INK, 3),
      ].join(''),
  },
  bowls: {
    ground: [232, 80],
    draw: ({ main, second, random }) => {
      const colours = random.shuffled([main, second, lighter(main, 0.45), CREAM, BRASS])
      return [
        row(4, (at) => {
          const y = 176 - at * 30
          const half = 82 - at * 9
          const fill = colours[at]!
          return (
            shape(
              `M${160 - half} ${y}h${half * 2}c0 38-28 56-52 56h${-(half * 2 - 104)}c-24 0-52-18-52-56z`,
              fill,
            ) + rect(160 - half, y, half * 2, 9, lighter(fill, 0.35), 4)
          )
        }),
        oval(160, 90, 54, 5, darker(colours[3]!, 0.2)),
        rect(126, 228, 68, 7, darker(main, 0.3), 3),
      ].join('')
    },
  },
  coffeeMaker: {
    ground: [238, 62],
    colours: [
      ['#b8c1c0', '#2b3a39'],
      ['#c9472f', '#2b3a39'],
      ['#8fb0b5', '#5b3a26'],
      ['#d9a441', '#2b3a39'],
    ],
    draw: ({ main, second }) =>
      [
        line('M206 116c46-4 40 84 6 92', second, 13),
        shape('M116 148l-10 86c0 4 4 6 8 6h92c4 0 8-2 8-6l-10-86z', main),
        shape('M172 148h32l10 86c0 4-4 6-8 6h-26z', darker(main, 0.14)),
        rect(112, 138, 96, 14, darker(main, 0.3), 5),
        shape('M108 66l12 72h80l12-72z', lighter(main, 0.1)),
        shape('M174 66h38l-12 72h-22z', darker(main, 0.1)),
        shape('M108 66l-22 10 26 22z', lighter(main, 0.1)),
        shape('M112 66c8-16 88-16 96 0z', darker(main, 0.12)),
        disc(160, 48, 9, second),
        disc(140, 196, 6, BRASS),
      ].join(''),
  },
  pan: {
    floats: true,
    colours: [
      ['#2f3b3a', '#a9713f'],
      ['#3b3a4d', '#5b3a26'],
      ['#b9493c', '#2b3a39'],
      ['#2e5f86', '#a9713f'],
    ],
    draw: ({ main, second }) =>
      [
        `<g transform="rotate(-24 160 140)">`,
        rect(216, 128, 96, 20, second, 10) + disc(300, 138, 4, CREAM),
        disc(138, 140, 90, darker(main, 0.2)),
        disc(138, 138, 90, main),
        disc(138, 138, 74, darker(main, 0.35)),
        shape('M96 130c6-32 50-40 66-18 24-4 34 30 12 42-6 28-44 24-52 8-24 4-32-16-26-32z', CREAM),
        disc(134, 134, 18, '#f0b44c') + oval(128, 128, 6, 4, '#f8d991'),
        '</g>',
      ].join(''),
  },
}
