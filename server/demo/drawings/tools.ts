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
  oval,
  rect,
  row,
  STEEL,
  STONE,
  shape,
  turned,
  WOOD,
} from './pen.ts'

const machines = [
  ['#e08a2c', '#2b3a39'],
  ['#2e7d7a', '#2b3a39'],
  ['#c9472f', '#3b3a4d'],
  ['#f0b44c', '#2b3a39'],
  ['#2e5f86', '#3b3a4d'],
] as const

export const tools: Motifs = {
  drill: {
    ground: [240, 74],
    colours: machines,
    draw: ({ main, second }) =>
      [
        rect(34, 106, 54, 7, STEEL, 2) + row(4, (at) => line(`M${40 + at * 12} 106l6 7`, '#8d9897', 2.5)),
        shape('M86 96h26v28H86l-8-6v-16z', INK),
        shape('M110 84h106c30 0 42 14 42 34s-14 30-34 30H124c-8 0-14-4-14-12z', main),
        row(4, (at) => rect(206 + at * 11, 98, 5, 34, darker(main, 0.35), 2)),
        shape('M184 146h46l14 66h-44z', second),
        rect(186, 206, 76, 34, main, 8) + rect(186, 224, 76, 16, second, 8),
        shape('M166 148h20l4 26c-12 2-22-6-24-26z', '#e2593f'),
        rect(126, 98, 60, 9, lighter(main, 0.5), 4),
      ].join(''),
  },
  toolbox: {
    ground: [232, 108],
    colours: machines,
    draw: ({ main, second }) =>
      [
        turned(-14, 120, 90, rect(114, 40, 14, 92, WOOD, 5), rect(96, 34, 50, 22, STEEL, 5)),
        turned(16, 204, 90, rect(198, 80, 13, 50, '#e2593f', 6), rect(201, 38, 7, 44, STEEL)),
        line('M104 122c0-46 112-46 112 0', second, 11),
        rect(52, 118, 216, 40, darker(main, 0.1), 8),
        rect(52, 150, 216, 82, main, 8),
        rect(52, 150, 216, 8, darker(main, 0.3)),
        rect(86, 142, 26, 30, STONE, 4) + rect(208, 142, 26, 30, STONE, 4),
        rect(132, 184, 56, 24, lighter(main, 0.5), 4),
      ].join(''),
  },
  ladder: {
    ground: [252, 70],
    colours: [
      ['#d9a05b', '#c9472f'],
      ['#b8c1c0', '#e08a2c'],
      ['#a9713f', '#2e5f86'],
    ],
    draw: ({ main, second }) =>
      [
        line('M186 34l44 216M168 34l30 216', darker(main, 0.35), 8),
        line('M150 34L96 250M178 34l12 216', main, 10),
        row(5, (at) => {
          const y = 74 + at * 38
          const x = 146 - at * 9.6
          return rect(x, y, 36 + at * 11.6, 9, lighter(main, 0.2), 2)
        }),
        rect(140, 26, 56, 14, second, 5),
      ].join(''),
  },
  paint: {
    ground: [238, 96],
    draw: ({ main, second }) =>
      [
        line('M68 128c0-60 104-60 104 0', STEEL, 4),
        rect(64, 126, 112, 110, CREAM, 8) + rect(64, 158, 112, 48, main),
        rect(144, 126, 32, 110, '#1b242314', 8),
        oval(120, 128, 58, 13, STEEL) + oval(120, 128, 49, 9, main),
        shape('M66 130c2 30 12 40 18 22 4 30 18 26 20-14z', main),
        turned(
          24,
          226,
          170,
          rect(216, 150, 20, 82, WOOD, 9),
          rect(202, 128, 48, 28, STEEL, 3),
          shape('M202 92h48v38h-48z', second),
          shape('M202 104c10-22 36-26 48-34v36z', second),
        ),
      ].join(''),
  },
  saw: {
    floats: true,
    colours: machines,
    draw: ({ main, second }) =>
      turned(
        -20,
        160,
        150,
        shape(`M110 118l180 22v26L110 188z`, STEEL),
        row(14, (at) => shape(`M${114 + at * 12.4} ${187 - at * 1.6}l6 9 6-10z`, STEEL)),
        line('M124 128l160 18', '#dfe5e4', 4),
        shape(
          'M34 128c0-24 20-34 44-30 18 2 34 8 48 14v82c-12 0-18-8-30-8-14 0-20 12-38 10-26-4-24-36-24-68z',
          main,
        ),
        shape(
          'M58 132c0-10 10-14 22-12 8 2 14 4 20 8v38c-10 0-20 2-28 8-14-2-14-22-14-42z',
          darker(second, 0.1),
        ),
        disc(112, 130, 5, BRASS) + disc(112, 176, 5, BRASS),
      ),
  },
  hammer: {
    floats: true,
    colours: machines,
    draw: ({ main }) =>
      [
        turned(
          34,
          160,
          140,
          rect(150, 76, 22, 172, WOOD, 10) + rect(150, 168, 22, 80, main, 10),
          shape('M106 52h92c6 0 10 4 10 10v24c0 6-4 10-10 10h-60c-20 0-34-10-46-22 0-14 6-22 14-22z', INK),
          rect(206, 48, 20, 52, darker(STEEL, 0.2), 5),
        ),
        turned(
          -36,
          160,
          150,
          rect(152, 96, 16, 150, STEEL, 8),
          shape(
            'M147 32v34l13 9 13-9V32c19 8 28 28 21 47-4 11-14 19-25 21h-18c-11-2-21-10-25-21-7-19 2-39 21-47z',
            STEEL,
          ),
          disc(160, 232, 5, DARK_WOOD),
        ),
        disc(70, 214, 5, STONE) + disc(252, 220, 5, STONE) + rect(244, 60, 5, 20, STONE, 2),
      ].join(''),
  },
}
