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
  shape,
  turned,
  WOOD,
} from './pen.ts'

export const booksAndGames: Motifs = {
  books: {
    ground: [226, 96],
    draw: ({ main, second, random }) => {
      const fills = random.shuffled([main, second, '#3f7f66', '#b9493c', '#2e5f86', '#e0a43b', '#5a5789'])
      const count = random.whole(4, 5)
      return row(count, (at) => {
        const w = 128 + random.whole(0, 36)
        const x = 160 - w / 2 + random.whole(-14, 14)
        const y = 194 - at * 34
        const fill = fills[at]!
        return (
          rect(x, y, w, 31, fill, 5) +
          rect(x + w - 12, y + 4, 12, 23, CREAM, 2) +
          rect(x + 16, y + 6, 6, 19, lighter(fill, 0.5), 2) +
          rect(x + 40, y + 12, w * 0.35, 7, lighter(fill, 0.5), 3)
        )
      })
    },
  },
  novels: {
    ground: [226, 92],
    draw: ({ main, second, random }) => {
      const fills = random.shuffled([
        main,
        second,
        '#3f7f66',
        '#b9493c',
        '#2e5f86',
        '#e0a43b',
        '#c65d7b',
        '#3b3a4d',
      ])
      const widths = [26, 20, 30, 22, 26, 20]
      let x = 82
      const standing = widths.map((w, at) => {
        const h = 118 + random.whole(0, 5) * 7
        const fill = fills[at]!
        const book =
          rect(x, 226 - h, w, h, fill, 4) +
          rect(x, 226 - h + 16, w, 5, lighter(fill, 0.5)) +
          rect(x, 198, w, 5, lighter(fill, 0.5)) +
          rect(x + w / 2 - 3, 226 - h + 34, 6, h * 0.36, lighter(fill, 0.5), 3)
        x += w + 2
        return book
      })
      return (
        standing.join('') +
        turned(
          14,
          x + 12,
          226,
          rect(x + 8, 96, 24, 130, fills[6]!, 4),
          rect(x + 8, 112, 24, 5, CREAM),
          rect(x + 8, 196, 24, 5, CREAM),
        )
      )
    },
  },
  magazine: {
    floats: true,
    draw: ({ main, second, random }) =>
      turned(
        -9,
        160,
        140,
        turned(13, 160, 140, rect(88, 42, 148, 196, darker(second, 0.1), 4)),
        turned(6, 160, 140, rect(86, 42, 148, 196, lighter(second, 0.35), 4)),
        rect(84, 42, 148, 196, main, 4),
        rect(98, 56, 120, 26, CREAM, 3),
        [
          disc(158, 156, 46, second) +
            shape('M112 156c20-30 30 10 48-12s28 0 44 12c0 60-92 60-92 0z', darker(second, 0.25)),
          shape('M112 204l36-84 24 46 16-26 30 64z', second) + disc(190, 116, 14, CREAM),
          row(9, (at) =>
            disc(
              122 + (at % 3) * 36,
              122 + Math.floor(at / 3) * 36,
              13,
              at % 2 ? second : lighter(main, 0.4),
            ),
          ),
        ][random.whole(0, 2)]!,
        rect(98, 216, 70, 6, CREAM, 3) + rect(98, 226, 46, 4, CREAM, 2),
      ),
  },
  boardGame: {
    floats: true,
    draw: ({ main, second }) =>
      turned(
        -6,
        160,
        140,
        rect(58, 50, 204, 182, darker(main, 0.25), 10),
        rect(66, 58, 188, 166, main, 6),
        row(8, (at) => rect(76 + at * 21.4, 66, 18, 22, at % 2 ? second : CREAM, 3)),
        row(8, (at) => rect(76 + at * 21.4, 194, 18, 22, at % 2 ? CREAM : second, 3)),
        row(4, (at) => rect(76, 92 + at * 25, 18, 22, at % 2 ? second : CREAM, 3)),
        row(4, (at) => rect(226, 92 + at * 25, 18, 22, at % 2 ? CREAM : second, 3)),
        shape('M112 160c10-40 30-50 50-36s44-8 46 20-40 40-58 34-36 8-38-18z', lighter(main, 0.4)),
        disc(236, 176, 11, INK) + disc(236, 160, 8, INK),
        disc(86, 110, 11, '#e2593f') + disc(86, 94, 8, '#e2593f'),
        turned(
          20,
          176,
          146,
          rect(164, 134, 26, 26, CREAM, 6),
          disc(171, 141, 3, INK),
          disc(183, 153, 3, INK),
          disc(177, 147, 3, INK),
        ),
      ),
  },
  chess: {
    ground: [236, 110],
    colours: [
      ['#5b3a26', '#e8cfa4'],
      ['#22443c', '#f7f2e7'],
      ['#3b3a4d', '#f0b44c'],
      ['#8b3d3a', '#f4e2a9'],
    ],
    draw: ({ main, second }) => {
      const pawn = (x: number, fill: string) =>
        disc(x, 132, 14, fill) +
        shape(`M${x - 9} 144h18l8 42h-34z`, fill) +
        rect(x - 21, 182, 42, 14, darker(fill, 0.12), 5)
      return [
        shape('M40 236l30-46h180l30 46z', main),
        row(6, (at) => shape(`M${70 + at * 30} 190h15l2.6 23h-18.4z`, second)),
        row(6, (at) => shape(`M${79 + at * 32} 213h18l3 23h-21z`, second)),
        rect(40, 234, 240, 9, darker(main, 0.3), 3),
        pawn(92, second),
        pawn(236, main),
        shape(
          'M132 196c2-34 16-40 14-62-14 4-22-2-24-8l22-36c-2-10 2-18 2-18l12 12c28 2 40 32 34 66-2 18 4 26 8 46z',
          darker(second, 0.06),
        ),
        disc(150, 104, 4, INK),
        rect(122, 188, 88, 14, darker(second, 0.16), 5),
      ].join('')
    },
  },
  dice: {
    floats: true,
    draw: ({ main, second }) =>
      [
        turned(
          -14,
          120,
          120,
          rect(64, 46, 96, 134, CREAM, 10),
          rect(72, 54, 80, 118, main, 6),
          shape('M112 84l22 30-22 30-22-30z', CREAM),
        ),
        turned(
          10,
          190,
          110,
          rect(150, 42, 96, 134, CREAM, 10),
          shape('M198 132c-40-28-28-58-10-52 8 2 10 10 10 10s2-8 10-10c18-6 30 24-10 52z', '#c9472f'),
        ),
        turned(
          12,
          120,
          210,
          rect(92, 176, 62, 62, second, 13),
          row(5, (at) => disc([106, 140, 123, 106, 140][at]!, [190, 190, 207, 224, 224][at]!, 5, CREAM)),
        ),
        turned(
          -16,
          212,
          214,
          rect(180, 182, 58, 58, CREAM, 12),
          row(3, (at) => disc(194 + at * 15, 196 + at * 15, 5, INK)),
        ),
      ].join(''),
  },
  teddy: {
    ground: [246, 76],
    colours: [
      ['#b07a48', '#b9493c'],
      ['#d8b98a', '#2e5f86'],
      ['#8a5f43', '#e0a43b'],
      ['#d9a3a0', '#3f6f68'],
    ],
    draw: ({ main, second }) =>
      [
        disc(112, 66, 22, main) +
          disc(208, 66, 22, main) +
          disc(112, 66, 11, lighter(main, 0.4)) +
          disc(208, 66, 11, lighter(main, 0.4)),
        oval(108, 226, 30, 22, main) + oval(212, 226, 30, 22, main),
        oval(160, 190, 60, 56, main) + oval(160, 196, 38, 38, lighter(main, 0.35)),
        oval(94, 172, 20, 32, darker(main, 0.1)) + oval(226, 172, 20, 32, darker(main, 0.1)),
        oval(106, 230, 15, 11, lighter(main, 0.4)) + oval(214, 230, 15, 11, lighter(main, 0.4)),
        oval(160, 96, 62, 54, main),
        oval(160, 114, 28, 22, lighter(main, 0.45)),
        disc(136, 88, 6, NIGHT) + disc(184, 88, 6, NIGHT) + oval(160, 104, 9, 6, NIGHT),
        line('M160 110v8c-4 8-14 6-16 2M160 118c4 8 14 6 16 2', NIGHT, 3),
        shape('M160 152l-28-14v28zM160 152l28-14v28z', second) + disc(160, 152, 8, darker(second)),
      ].join(''),
  },
  train: {
    ground: [240, 124],
    draw: ({ main, second }) =>
      [
        row(11, (at) => rect(30 + at * 25, 232, 12, 12, DARK_WOOD, 2)) + rect(22, 228, 276, 6, WOOD, 2),
        rect(52, 152, 128, 56, main, 14) + rect(154, 92, 82, 116, darker(main, 0.1), 8),
        rect(170, 108, 50, 42, '#c9dcec', 6) + rect(144, 80, 102, 16, second, 8),
        rect(74, 116, 24, 40, INK, 3) + rect(66, 104, 40, 16, second, 6) + rect(118, 138, 20, 18, BRASS, 8),
        shape('M52 186l-24 36h40z', second),
        disc(84, 208, 22, second) +
          disc(84, 208, 9, CREAM) +
          disc(136, 208, 22, second) +
          disc(136, 208, 9, CREAM),
        disc(202, 200, 30, INK) + disc(202, 200, 13, CREAM),
        rect(238, 180, 24, 10, INK, 3) + rect(258, 150, 40, 58, lighter(main, 0.3), 5),
        disc(278, 212, 18, second),
        disc(86, 78, 13, '#ffffffaa') + disc(108, 58, 18, '#ffffffaa') + disc(140, 44, 13, '#ffffffaa'),
      ].join(''),
  },
}
