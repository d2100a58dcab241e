import {
  BRASS,
  CREAM,
  DARK_WOOD,
  darker,
  disc,
  GLASS,
  INK,
  LEAF,
  lighter,
  line,
  type Motifs,
  oval,
  rect,
  ring,
  row,
  shape,
  turned,
  WOOD,
} from './pen.ts'

export const furniture: Motifs = {
  lamp: {
    ground: [242, 56],
    colours: [
      ['#f0b44c', '#3b3a4d'],
      ['#d9603b', '#22443c'],
      ['#3f6f68', '#a9713f'],
      ['#f7f2e7', '#7a5233'],
      ['#c65d7b', '#3b3a4d'],
    ],
    draw: ({ main, second, random }) =>
      [
        shape('M84 152l-34 90h220l-34-90z', '#fff6d055'),
        random.chance(0.5)
          ? rect(155, 150, 10, 84, second)
          : shape(
              'M150 150h20c-6 20 26 30 22 56-2 18-10 24-18 28h-28c-8-4-16-10-18-28-4-26 28-36 22-56z',
              second,
            ),
        rect(116, 230, 88, 13, second, 6),
        shape('M120 66h80l36 86H84z', main),
        shape('M160 66h40l36 86h-62z', darker(main, 0.07)),
        rect(154, 54, 12, 12, second, 3),
        line('M196 152v26', BRASS, 2) + disc(196, 182, 4, BRASS),
      ].join(''),
  },
  armchair: {
    ground: [244, 88],
    draw: ({ main }) =>
      [
        line('M104 204l-10 38M216 204l10 38', DARK_WOOD, 10),
        rect(98, 54, 124, 120, main, 30),
        rect(112, 68, 96, 90, lighter(main, 0.12), 22),
        row(2, (at) => disc(140 + at * 40, 98, 4, darker(main)) + disc(140 + at * 40, 128, 4, darker(main))),
        rect(92, 148, 136, 40, lighter(main, 0.28), 14),
        rect(92, 178, 136, 34, darker(main, 0.12), 12),
        rect(70, 122, 40, 90, main, 20),
        rect(210, 122, 40, 90, darker(main, 0.08), 20),
      ].join(''),
  },
  chair: {
    ground: [246, 72],
    draw: ({ main, random }) =>
      [
        line('M114 176L102 244M206 176l12 68M128 176l-4 54M192 176l4 54', WOOD, 9),
        random.chance(0.5)
          ? rect(108, 56, 104, 92, main, 18) + rect(122, 68, 76, 68, lighter(main, 0.12), 12)
          : rect(108, 52, 10, 104, WOOD, 5) +
            rect(202, 52, 10, 104, WOOD, 5) +
            row(3, (at) => rect(112, 62 + at * 28, 96, 14, main, 6)),
        rect(98, 150, 124, 30, lighter(main, 0.2), 12),
        rect(98, 168, 124, 12, darker(main, 0.1), 6),
      ].join(''),
  },
  table: {
    ground: [236, 116],
    colours: [
      ['#a9713f', '#c4663f'],
      ['#8a5a3a', '#4a7fa5'],
      ['#c99a63', '#b9493c'],
      ['#d8c3a0', '#3f6f68'],
    ],
    draw: ({ main, second }) =>
      [
        shape('M74 148h18l-8 88h-12zM228 148h18l2 88h-12z', darker(main, 0.2)),
        rect(48, 132, 224, 18, main, 7),
        rect(48, 143, 224, 7, darker(main, 0.14), 3),
        rect(130, 150, 60, 22, darker(main, 0.08), 4) + disc(160, 161, 4, BRASS),
        shape('M186 96h34l-5 36h-24z', second),
        line('M203 98c-2-24-16-26-20-40M203 98c0-26 10-30 20-44M203 98v-50', LEAF, 5),
        oval(182, 56, 6, 10, LEAF) + oval(224, 52, 6, 10, LEAF) + oval(203, 46, 6, 11, LEAF),
        rect(84, 118, 58, 7, '#2e5f86', 2) + rect(90, 125, 54, 7, CREAM, 2),
      ].join(''),
  },
  shelf: {
    ground: [246, 84],
    colours: [
      ['#a9713f', '#e0a43b'],
      ['#f7f2e7', '#b9493c'],
      ['#7a5233', '#4a7fa5'],
      ['#3f6f68', '#f0b44c'],
    ],
    draw: ({ main, second, random }) => {
      const spines = random.shuffled([second, '#3f7f66', '#2e5f86', '#b9493c', '#e8dcc4', '#5a5789'])
      return [
        rect(84, 36, 152, 208, darker(main), 8),
        row(3, (at) => rect(94, 46 + at * 66, 132, 58, darker(main, 0.42), 3)),
        row(5, (at) => rect(100 + at * 12, 60 + (at % 3) * 5, 10, 44 - (at % 3) * 5, spines[at % 6]!, 2)),
        shape('M184 84h24l-4 20h-16z', second) + oval(196, 74, 16, 14, LEAF),
        row(4, (at) =>
          rect(164 + at * 13, 122 + (at % 2) * 6, 11, 48 - (at % 2) * 6, spines[(at + 2) % 6]!, 2),
        ),
        disc(124, 152, 18, CREAM) + ring(124, 152, 10, second, 4),
        rect(102, 206, 40, 30, WOOD, 4) + rect(114, 216, 16, 5, DARK_WOOD, 2),
        row(5, (at) =>
          rect(154 + at * 13, 188 + (at % 3) * 4, 11, 48 - (at % 3) * 4, spines[(at + 4) % 6]!, 2),
        ),
        row(4, (at) => rect(84, 36 + at * 66.5, 152, 10, main, 4)),
        rect(84, 36, 10, 208, main, 4) + rect(226, 36, 10, 208, main, 4),
      ].join('')
    },
  },
  clock: {
    floats: true,
    draw: ({ main, second, random }) => {
      const hour = random.whole(0, 11) * 30
      return [
        disc(160, 142, 92, darker(main)),
        disc(160, 138, 92, main),
        disc(160, 138, 76, CREAM),
        row(12, (at) => turned(at * 30, 160, 138, rect(157, 70, 6, at % 3 ? 8 : 16, INK, 3))),
        turned(hour, 160, 138, rect(156, 96, 8, 48, INK, 4)),
        turned(random.whole(1, 11) * 30, 160, 138, rect(157, 78, 6, 66, INK, 3)),
        turned(hour + 200, 160, 138, rect(159, 82, 2, 70, second, 1)),
        disc(160, 138, 8, second),
      ].join('')
    },
  },
  rug: {
    floats: true,
    draw: ({ main, second }) =>
      turned(
        -9,
        160,
        140,
        row(15, (at) => line(`M${66 + at * 13.4} 54v-9M${66 + at * 13.4} 222v9`, CREAM, 3)),
        rect(58, 52, 204, 172, main, 4),
        rect(70, 64, 180, 148, CREAM, 2),
        rect(76, 70, 168, 136, darker(main, 0.12), 2),
        shape('M160 82l66 56-66 56-66-56z', second),
        shape('M160 102l42 36-42 36-42-36z', main),
        shape('M160 120l21 18-21 18-21-18z', CREAM),
        row(4, (at) => disc(at % 2 ? 226 : 94, at < 2 ? 88 : 188, 9, second)),
      ),
  },
  mirror: {
    floats: true,
    colours: [
      ['#e0a43b', '#bcd9e0'],
      ['#7a5233', '#cfe3e6'],
      ['#3f6f68', '#c9dcec'],
      ['#c65d7b', '#d7e7ee'],
    ],
    draw: ({ main, second }) =>
      [
        oval(160, 142, 78, 104, darker(main, 0.15)),
        oval(160, 138, 78, 104, main),
        oval(160, 138, 64, 90, second),
        shape('M118 172l68-104c12 5 20 12 27 24l-70 112c-11-7-19-18-25-32z', lighter(second, 0.5)),
        shape('M184 214l38-62c0 34-14 54-38 62z', lighter(second, 0.5)),
        disc(160, 36, 9, main) + disc(160, 240, 9, main),
      ].join(''),
  },
  vase: {
    ground: [244, 50],
    draw: ({ main, second, random }) =>
      [
        line('M160 130c-4-40-26-50-34-76M160 130c2-50 4-60 2-90M160 130c6-44 22-50 38-70', LEAF, 4),
        oval(140, 104, 7, 15, LEAF) + oval(180, 106, 7, 15, LEAF),
        ...[
          [124, 52],
          [162, 38],
          [200, 58],
        ].map(
          ([x, y]) =>
            row(6, (at) =>
              turned(at * 60, x!, y!, oval(x!, y! - 12, 7, 11, random.chance(0.9) ? second : CREAM)),
            ) + disc(x!, y!, 7, BRASS),
        ),
        shape('M138 120h44c-4 26 34 44 30 80-2 26-16 42-24 44h-56c-8-2-22-18-24-44-4-36 34-54 30-80z', main),
        shape('M168 120h14c-4 26 34 44 30 80-2 26-16 42-24 44h-24c30-30 24-80 4-124z', darker(main, 0.1)),
        rect(112, 186, 96, 10, lighter(main, 0.45)),
        rect(134, 114, 52, 10, lighter(main, 0.2), 5),
        rect(112, 204, 96, 4, lighter(main, 0.45)),
      ].join('') + oval(160, 119, 20, 3, GLASS),
  },
}
