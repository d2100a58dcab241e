import {
  BRASS,
  CREAM,
  darker,
  disc,
  INK,
  LEAF,
  lighter,
  line,
  type Motifs,
  NIGHT,
  oval,
  rect,
  row,
  STEEL,
  shape,
  turned,
  WOOD,
} from './pen.ts'

export const sports: Motifs = {
  tent: {
    ground: [232, 126],
    draw: ({ main, second }) =>
      [
        shape('M30 232l104-158 152 158z', darker(main, 0.12)),
        shape('M30 232L134 74l74 158z', main),
        shape('M134 74l-42 158h62z', NIGHT) +
          shape('M134 74l-42 158h-26z', second) +
          shape('M134 74l20 158h18z', second),
        line('M134 74l-4-12M30 232l-14 10M286 232l16 10', WOOD, 5),
        line('M208 232L134 74l152 158', lighter(main, 0.3), 3),
        row(7, (at) => line(`M${30 + at * 42} 244l5-14M${36 + at * 42} 244l-2-9`, LEAF, 3)),
      ].join(''),
  },
  skates: {
    ground: [240, 96],
    colours: [
      ['#f7f2e7', '#4a7fa5'],
      ['#3b3a4d', '#e2593f'],
      ['#c65d7b', '#f7f2e7'],
      ['#4a9a98', '#f0b44c'],
    ],
    draw: ({ main, second, random }) =>
      [
        shape('M92 54h76l4 72c34 10 72 14 78 42 2 14-4 22-16 22H100c-10 0-14-6-14-16z', main),
        shape('M86 164h164c2 16-4 26-16 26H100c-10 0-14-6-14-16z', darker(main, 0.12)),
        rect(88, 50, 84, 20, second, 8),
        row(4, (at) => line(`M${138 + at * 6} ${92 + at * 13}l30-3`, second, 5)),
        random.chance(0.5)
          ? rect(92, 190, 150, 10, INK, 3) +
            row(4, (at) => disc(106 + at * 41, 220, 19, second) + disc(106 + at * 41, 220, 8, CREAM))
          : rect(108, 190, 14, 30, STEEL) +
            rect(206, 190, 14, 30, STEEL) +
            shape('M84 218h172c6 0 8 6 2 10l-6 6H96c-10 0-14-8-12-16z', STEEL),
      ].join(''),
  },
  kayak: {
    floats: true,
    draw: ({ main, second }) =>
      turned(
        -16,
        160,
        146,
        line('M62 72l196 140', WOOD, 6),
        turned(35.5, 52, 65, oval(44, 65, 27, 13, second)) +
          turned(35.5, 268, 219, oval(276, 219, 27, 13, second)),
        shape('M8 156c60-56 244-56 304 0-60 50-244 50-304 0z', main),
        shape('M8 156c60 50 244 50 304 0-40 18-264 18-304 0z', darker(main, 0.18)),
        oval(160, 146, 48, 18, NIGHT) + oval(160, 143, 40, 13, '#3a4746'),
        rect(150, 132, 40, 12, second, 5),
        line('M52 146c20-8 36-12 48-13M220 133c14 2 30 6 48 13', lighter(main, 0.5), 4),
      ),
  },
  ball: {
    ground: [232, 66],
    colours: [
      ['#fffdf6', '#2b3a39'],
      ['#e08a3c', '#3a2417'],
      ['#f4d35e', '#2e5f86'],
    ],
    draw: ({ main, second }) =>
      main === '#e08a3c'
        ? disc(160, 146, 86, main) +
          shape('M198 69a86 86 0 0 1-40 163c58-34 62-120 40-163z', darker(main, 0.1)) +
          line('M74 146h172M160 60v172M96 88c42 28 42 88 0 116M224 88c-42 28-42 88 0 116', second, 5)
        : disc(160, 146, 86, main) +
          shape('M198 69a86 86 0 0 1-40 163c58-34 62-120 40-163z', darker(main, 0.07)) +
          shape('M160 108l34 24-13 40h-42l-13-40z', second) +
          shape(
            'M160 60c-16 0-30 4-40 10l40 18 40-18c-10-6-24-10-40-10zM76 132l-2 14c0 16 6 34 14 46l24-22-10-40zM244 132l2 14c0 16-6 34-14 46l-24-22 10-40zM126 226c20 8 48 8 68 0l-8-24h-52z',
            second,
          ) +
          line('M160 88v20M102 130l24 2M218 130l-24 2M139 172l-10 30M181 172l10 30', second, 4),
  },
  racket: {
    floats: true,
    draw: ({ main, second }) =>
      [
        turned(
          36,
          160,
          140,
          row(7, (at) => line(`M${124 + at * 12} 26v118`, '#fffaf0cc', 1.6)),
          row(9, (at) => line(`M110 ${32 + at * 13}h100`, '#fffaf0cc', 1.6)),
          `<ellipse cx="160" cy="84" rx="54" ry="66" fill="none" stroke="${main}" stroke-width="12"/>`,
          shape('M140 142l14 34h12l14-34-8 2c-8 4-16 4-24 0z', main),
          rect(152, 166, 16, 34, darker(main, 0.2)),
          rect(149, 192, 22, 70, second, 8),
          row(5, (at) => line(`M149 ${206 + at * 11}l22 7`, lighter(second, 0.3), 2)),
        ),
        disc(232, 208, 26, '#d8e05a') + line('M212 194c14 8 18 24 8 38M252 220c-14-8-18-24-8-38', CREAM, 3.5),
      ].join(''),
  },
  backpack: {
    ground: [246, 80],
    draw: ({ main, second }) =>
      [
        line('M138 60c0-34 44-34 44 0', darker(main, 0.35), 9),
        rect(72, 116, 30, 104, darker(main, 0.25), 14) + rect(218, 116, 30, 104, darker(main, 0.25), 14),
        shape('M92 110c0-72 136-72 136 0v116c0 12-8 20-20 20h-96c-12 0-20-8-20-20z', main),
        shape('M92 118c0-76 136-76 136 0v10H92z', lighter(main, 0.14)),
        rect(92, 124, 136, 8, darker(main, 0.3)),
        rect(112, 158, 96, 76, darker(main, 0.1), 14) + rect(112, 158, 96, 24, second, 12),
        rect(126, 104, 13, 64, WOOD, 3) + rect(182, 104, 13, 64, WOOD, 3),
        rect(123, 138, 19, 15, BRASS, 3) + rect(179, 138, 19, 15, BRASS, 3),
        rect(84, 40, 152, 30, second, 15) +
          rect(108, 40, 10, 30, darker(second, 0.2)) +
          rect(202, 40, 10, 30, darker(second, 0.2)),
      ].join(''),
  },
  skis: {
    ground: [252, 62],
    draw: ({ main, second }) =>
      [
        turned(
          -7,
          150,
          250,
          shape('M126 44c0-20 24-20 24 0v206h-24z', main),
          rect(126, 92, 24, 10, second),
          rect(126, 110, 24, 5, CREAM),
          rect(124, 164, 28, 22, INK, 4),
        ),
        turned(
          7,
          172,
          250,
          shape('M170 44c0-20 24-20 24 0v206h-24z', main),
          rect(170, 92, 24, 10, second),
          rect(170, 110, 24, 5, CREAM),
          rect(168, 164, 28, 22, INK, 4),
        ),
        line('M92 66l-8 182', STEEL, 5) + line('M92 66l1-26', INK, 10) + oval(85, 236, 14, 5, second),
        line('M228 66l8 182', STEEL, 5) + line('M228 66l-1-26', INK, 10) + oval(235, 236, 14, 5, second),
      ].join(''),
  },
  dumbbells: {
    ground: [230, 110],
    draw: ({ main, second }) =>
      [
        bell(main, second),
        turned(
          -24,
          170,
          120,
          `<g transform="translate(14 -76) scale(.9)">${bell(darker(main, 0.12), second)}</g>`,
        ),
      ].join(''),
  },
}

function bell(main: string, grip: string): string {
  return (
    rect(90, 182, 140, 16, STEEL, 6) +
    rect(120, 181, 80, 18, grip, 8) +
    rect(66, 150, 28, 80, main, 10) +
    rect(226, 150, 28, 80, main, 10) +
    rect(46, 164, 22, 52, darker(main), 8) +
    rect(252, 164, 22, 52, darker(main), 8) +
    rect(72, 158, 6, 64, lighter(main, 0.35), 3) +
    rect(232, 158, 6, 64, lighter(main, 0.35), 3)
  )
}
