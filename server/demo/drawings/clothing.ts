import {
  BRASS,
  CREAM,
  darker,
  disc,
  lighter,
  line,
  type Motifs,
  oval,
  rect,
  row,
  shape,
  turned,
} from './pen.ts'

export const clothing: Motifs = {
  jacket: {
    floats: true,
    draw: ({ main, second }) =>
      [
        line('M160 44c-2-16 14-14 12-26', '#8d9897', 4),
        shape(
          'M128 52h64l46 26c10 6 14 14 16 26l14 92-36 8-14-66v96H102v-96l-14 66-36-8 14-92c2-12 6-20 16-26z',
          main,
        ),
        shape('M160 66l32-14 46 26c10 6 14 14 16 26l14 92-36 8-14-66v96h-58z', darker(main, 0.08)),
        shape('M128 52c4 20 18 30 32 36 14-6 28-16 32-36-20 12-44 12-64 0z', lighter(second, 0.1)),
        line('M160 88v144', darker(main, 0.4), 4),
        row(4, (at) => disc(169, 108 + at * 34, 4.5, BRASS)),
        rect(114, 178, 34, 30, darker(main, 0.2), 5) + rect(176, 178, 34, 30, darker(main, 0.24), 5),
        rect(52, 190, 40, 14, second, 4) +
          rect(230, 190, 38, 14, second, 4) +
          rect(102, 224, 116, 12, second, 3),
      ].join(''),
  },
  sneaker: {
    ground: [218, 118],
    draw: ({ main, second }) =>
      [
        shape('M52 186V112c14 8 34 6 44-14l24-16c26 38 62 62 118 68 26 4 34 16 34 36z', main),
        shape('M52 186V140c60 30 150 20 220 46z', darker(main, 0.12)),
        shape('M104 92l16-10c10 14 22 26 34 36l-22 20c-14-12-24-28-28-46z', lighter(second, 0.2)),
        row(4, (at) => line(`M${116 + at * 15} ${108 + at * 13}l22-16`, CREAM, 6)),
        shape('M92 176c20-26 40-40 60-46 4 14-16 32-26 48z', second),
        rect(46, 182, 232, 24, CREAM, 12) + rect(46, 198, 232, 14, darker(second, 0.1), 7),
        rect(52, 112, 10, 40, second, 4),
      ].join(''),
  },
  hat: {
    ground: [212, 128],
    colours: [
      ['#d8b98a', '#b9493c'],
      ['#a9825a', '#2b3a39'],
      ['#3f6f68', '#f0b44c'],
      ['#e8d8b4', '#2e5f86'],
      ['#5b4a52', '#c65d7b'],
    ],
    draw: ({ main, second }) =>
      [
        oval(160, 190, 132, 28, darker(main, 0.14)),
        oval(160, 184, 132, 28, main),
        shape(
          'M92 184c0-70 16-110 40-110 14 0 18 10 28 10s14-10 28-10c24 0 40 40 40 110-30 20-106 20-136 0z',
          lighter(main, 0.1),
        ),
        shape('M92 184c0-12 1-22 2-32 34 18 98 18 132 0 1 10 2 20 2 32-30 20-106 20-136 0z', second),
        shape('M208 162l40-34c8 20 0 38-28 44z', BRASS),
        line('M160 84c-4 10-4 20-2 30', darker(main, 0.2), 4),
      ].join(''),
  },
  dress: {
    floats: true,
    draw: ({ main, second, random }) => {
      const dots = Array.from(
        { length: 16 },
        (_, at) =>
          [112 + (at % 4) * 32 + (Math.floor(at / 4) % 2) * 10, 160 + Math.floor(at / 4) * 22] as const,
      )
      return [
        line('M160 42c-2-16 14-14 12-26M112 58l48-18 48 18', '#8d9897', 4),
        shape(
          'M122 52h18c4 20 36 20 40 0h18c0 26 6 40 14 50l-16 30 52 112c-50 20-126 20-176 0l52-112-16-30c8-10 14-24 14-50z',
          main,
        ),
        shape(
          'M180 52h18c0 26 6 40 14 50l-16 30 52 112c-20 8-40 12-60 14 10-60 8-140-8-206z',
          darker(main, 0.08),
        ),
        random.chance(0.5)
          ? dots.map(([x, y]) => disc(x, y, 5.5, lighter(main, 0.5))).join('')
          : line('M98 194c40 16 84 16 124 0M84 222c50 18 102 18 152 0', lighter(main, 0.5), 7),
        rect(122, 122, 76, 15, second, 5),
      ].join('')
    },
  },
  handbag: {
    ground: [236, 96],
    colours: [
      ['#a9603a', '#e0a43b'],
      ['#3f6f68', '#f4e2a9'],
      ['#8b3d4a', '#e0a43b'],
      ['#3b3a4d', '#c65d7b'],
      ['#e0a43b', '#5b3a26'],
    ],
    draw: ({ main, second }) =>
      [
        line('M108 124c0-96 104-96 104 0', darker(main, 0.35), 11),
        shape('M74 122h172l18 96c2 12-6 20-18 20H74c-12 0-20-8-18-20z', main),
        shape('M74 122h172l7 38c-60 30-126 30-186 0z', lighter(main, 0.14)),
        rect(142, 162, 36, 30, second, 8) + disc(160, 177, 6, darker(main, 0.4)),
        disc(108, 130, 8, second) + disc(212, 130, 8, second),
        line('M70 226h180', darker(main, 0.3), 2.5),
      ].join(''),
  },
  boots: {
    ground: [244, 96],
    colours: [
      ['#a9713f', '#5b3a26'],
      ['#e0b93b', '#2b3a39'],
      ['#3f6f68', '#f0b44c'],
      ['#8b3d3a', '#2b3a39'],
    ],
    draw: ({ main, second }) => {
      const boot = (fill: string) =>
        shape('M100 60h74l2 108c10 16 50 16 62 36 6 12 2 22-10 22H108c-8 0-12-4-12-12z', fill) +
        rect(96, 54, 82, 20, second, 8) +
        rect(94, 222, 146, 20, darker(second, 0.2), 8) +
        line('M112 96v96', lighter(fill, 0.35), 6) +
        rect(150, 128, 26, 10, second, 4)
      return `<g transform="translate(44 -4)">${boot(darker(main, 0.16))}</g><g transform="translate(-32 2)">${boot(main)}</g>`
    },
  },
  scarf: {
    floats: true,
    draw: ({ main, second }) =>
      [
        shape(
          'M100 70c40-36 90-30 122 4 14 20 4 44-12 54-40 20-80 16-112-4-16-12-14-38 2-54z',
          darker(main, 0.12),
        ),
        turned(
          12,
          130,
          170,
          rect(98, 112, 56, 118, main, 6),
          row(3, (at) => rect(98, 140 + at * 30, 56, 12, second)),
          row(6, (at) => line(`M${103 + at * 9} 230v16`, main, 4)),
        ),
        turned(
          -14,
          200,
          160,
          rect(172, 108, 52, 108, lighter(main, 0.1), 6),
          row(3, (at) => rect(172, 134 + at * 28, 52, 11, second)),
          row(5, (at) => line(`M${178 + at * 10} 216v15`, lighter(main, 0.1), 4)),
        ),
        shape('M92 84c36-40 104-40 140 0 10 16 4 30-8 36-40-30-84-30-124 0-12-6-18-22-8-36z', main),
        line('M118 78c26-20 62-20 90 0', lighter(second, 0.1), 8),
      ].join(''),
  },
  sunglasses: {
    floats: true,
    colours: [
      ['#2b3a39', '#6fa7a0'],
      ['#8a5a3a', '#d99a3d'],
      ['#b9493c', '#5a5789'],
      ['#c65d7b', '#3b3a4d'],
    ],
    draw: ({ main, second }) =>
      turned(
        -8,
        160,
        140,
        line('M50 120l20-40M270 120l-20-40', darker(main, 0.2), 9),
        shape('M44 110h104c6 60-10 96-52 96s-58-40-52-96zM172 110h104c6 56-10 96-52 96s-58-36-52-96z', main),
        shape('M56 122h80c4 46-8 70-40 70s-44-28-40-70zM184 122h80c4 42-8 70-40 70s-44-24-40-70z', second),
        shape(
          'M70 122h22l-22 50c-10-12-14-28-12-50zM198 122h22l-22 50c-10-12-14-28-12-50z',
          lighter(second, 0.4),
        ),
        line('M146 122c8-8 20-8 28 0', main, 10) + disc(58, 118, 3, CREAM) + disc(262, 118, 3, CREAM),
      ),
  },
}
