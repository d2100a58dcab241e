import {
  BRASS,
  CREAM,
  DARK_WOOD,
  darker,
  disc,
  GLASS,
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
  STONE,
  shape,
  turned,
  WOOD,
} from './pen.ts'

export const collectibles: Motifs = {
  typewriter: {
    ground: [236, 112],
    colours: [
      ['#3f6f68', '#f7f2e7'],
      ['#b9493c', '#f7f2e7'],
      ['#2f3b3a', '#e0a43b'],
      ['#7fa3a8', '#f7f2e7'],
    ],
    draw: ({ main, second }) =>
      [
        rect(104, 30, 112, 90, CREAM, 3) +
          row(4, (at) => rect(116, 44 + at * 13, [84, 72, 88, 50][at]!, 4, '#a8a294', 2)),
        rect(56, 96, 208, 26, INK, 13) + rect(44, 100, 20, 18, STEEL, 6) + rect(256, 100, 20, 18, STEEL, 6),
        shape('M80 112h160l14 48H66z', darker(main, 0.14)),
        shape('M66 156h188l22 68c2 8-2 12-10 12H54c-8 0-12-4-10-12z', main),
        ...[0, 1, 2].map((line) =>
          row(9 - line, (at) => disc(88 + line * 8 + at * (18 + line), 174 + line * 18, 7, second)),
        ),
        rect(118, 222, 84, 9, second, 4) + rect(130, 126, 60, 14, BRASS, 4),
      ].join(''),
  },
  globe: {
    ground: [246, 60],
    colours: [
      ['#6fa7c4', '#8aa35b'],
      ['#8fb8a8', '#c9a05b'],
      ['#d8c9a0', '#a9713f'],
      ['#4a7fa5', '#e0c068'],
    ],
    draw: ({ main, second }) =>
      [
        line('M222 52c56 60 26 142-50 150', BRASS, 9),
        disc(156, 120, 80, main),
        shape(
          'M96 76c20-16 44-24 62-20 6 18-20 18-24 34s10 20 2 34-20 4-26 20-24-4-30-20c-2-16 4-34 16-48zM166 126c20-10 44-2 56 12-4 22-18 40-36 50-16-4-10-22-20-32s-14-22 0-30zM188 52c18 8 30 22 36 38-16 8-30 0-34-12s-8-16-2-26z',
          second,
        ),
        shape('M190 48a80 80 0 0 1-34 152c40-30 56-100 34-152z', '#1b242318'),
        line('M170 202v26', BRASS, 9) + oval(170, 238, 58, 11, DARK_WOOD) + oval(170, 233, 58, 11, WOOD),
        disc(222, 52, 6, BRASS),
      ].join(''),
  },
  pocketWatch: {
    floats: true,
    colours: [
      ['#e0a43b', '#2b3a39'],
      ['#b8c1c0', '#2e5f86'],
      ['#c98b5b', '#5b3a26'],
    ],
    draw: ({ main, second }) =>
      [
        line('M160 52c30-40 60-20 70 0s30 20 40 50-10 40-6 70', darker(main, 0.1), 6),
        rect(148, 52, 24, 24, darker(main, 0.2), 6) + ring(160, 46, 15, main, 7),
        disc(160, 158, 88, darker(main, 0.15)) + disc(160, 154, 88, main) + disc(160, 154, 72, CREAM),
        row(12, (at) => turned(at * 30, 160, 154, rect(158, 90, 4, at % 3 ? 8 : 14, second, 2))),
        turned(-58, 160, 154, rect(157, 112, 6, 46, second, 3)) +
          turned(62, 160, 154, rect(158, 100, 4, 58, second, 2)),
        disc(160, 194, 16, STONE) +
          turned(140, 160, 194, rect(159, 182, 2, 13, INK)) +
          disc(160, 154, 6, main),
      ].join(''),
  },
  stamps: {
    floats: true,
    draw: ({ main, second }) => {
      const stamp = (x: number, y: number, fill: string, inside: string) =>
        moveStamp(
          x,
          y,
          rect(0, 0, 78, 92, CREAM, 2) +
            row(
              7,
              (at) => disc(6 + at * 11, 0, 3.4, 'currentColor') + disc(6 + at * 11, 92, 3.4, 'currentColor'),
            ) +
            rect(9, 9, 60, 74, fill, 2) +
            inside,
        )
      return [
        rect(46, 50, 228, 186, DARK_WOOD, 10) + rect(54, 50, 212, 178, '#efe4cc', 4),
        rect(157, 50, 6, 178, '#cfc1a2'),
        turned(
          -4,
          104,
          100,
          stamp(
            68,
            58,
            main,
            shape('M14 76l20-34 12 18 8-10 11 26z', lighter(main, 0.5)) + disc(50, 28, 8, BRASS),
          ),
        ),
        turned(3, 104, 180, stamp(72, 150, second, disc(39, 44, 18, lighter(second, 0.4)))),
        turned(
          4,
          210,
          110,
          stamp(176, 66, '#3f7f66', shape('M39 20c20 14 20 40 0 54-20-14-20-40 0-54z', '#cfe3b8')),
        ),
        turned(-5, 214, 190, stamp(180, 156, '#b9493c', shape('M20 60h40l-6-20H40V26h-5v14h-8z', CREAM))),
      ].join('')
    },
  },
  gramophone: {
    ground: [244, 90],
    colours: [
      ['#e0a43b', '#7a5233'],
      ['#b9493c', '#5b3a26'],
      ['#3f7f66', '#8a5a3a'],
    ],
    draw: ({ main, second }) =>
      [
        shape(
          'M150 168c-4-40 10-60 36-66l56-50c24 20 34 66 12 96l-66-14c-12 4-14 14-14 34z',
          darker(main, 0.1),
        ),
        `<g transform="rotate(42 250 98)"><ellipse cx="250" cy="98" rx="26" ry="60" fill="${main}"/><ellipse cx="250" cy="98" rx="16" ry="44" fill="${darker(main, 0.45)}"/></g>`,
        oval(134, 174, 74, 12, NIGHT) + oval(134, 173, 26, 4, '#e2593f'),
        line('M172 160l-22 10', STEEL, 6),
        rect(66, 184, 148, 54, second, 6) +
          rect(58, 178, 164, 12, darker(second, 0.2), 5) +
          rect(58, 232, 164, 12, darker(second, 0.2), 5),
        rect(92, 198, 96, 24, lighter(second, 0.18), 4) +
          line('M222 208h22v16', STEEL, 6) +
          disc(140, 210, 5, BRASS),
      ].join(''),
  },
  telescope: {
    ground: [252, 76],
    draw: ({ main, second }) =>
      [
        line('M160 144L104 250M160 144l56 106M160 144v104', WOOD, 9),
        turned(
          -28,
          160,
          124,
          rect(72, 96, 96, 54, main, 6) +
            rect(160, 104, 70, 38, lighter(main, 0.15), 4) +
            rect(226, 110, 34, 26, INK, 5),
          rect(62, 90, 18, 66, second, 6) + rect(152, 98, 12, 50, second, 4) + oval(60, 123, 5, 27, GLASS),
          rect(112, 78, 58, 12, INK, 5),
        ),
        disc(160, 146, 16, INK) + disc(160, 146, 7, BRASS),
        ...[
          [52, 42],
          [96, 24],
          [252, 48],
        ].map(([x, y]) =>
          shape(`M${x} ${y! - 8}l2.5 5.5 5.5 2.5-5.5 2.5-2.5 5.5-2.5-5.5-5.5-2.5 5.5-2.5z`, '#ffffffcc'),
        ),
      ].join(''),
  },
}

const moveStamp = (x: number, y: number, inside: string) =>
  `<g transform="translate(${x} ${y})" color="#efe4cc">${inside}</g>`
