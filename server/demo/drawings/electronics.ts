import {
  BRASS,
  CREAM,
  darker,
  disc,
  GLASS,
  INK,
  lighter,
  line,
  type Motifs,
  NIGHT,
  rect,
  ring,
  row,
  SKY,
  STEEL,
  STONE,
  shape,
  turned,
  WOOD,
} from './pen.ts'

export const electronics: Motifs = {
  camera: {
    ground: [218, 96],
    colours: [
      ['#2f3b3a', '#e2593f'],
      ['#7a5233', '#f0b44c'],
      ['#3b4a6b', '#f0b44c'],
      ['#8b3d3a', '#f7f2e7'],
    ],
    draw: ({ main, second }) =>
      [
        rect(126, 74, 68, 36, darker(main, 0.1), 10),
        rect(84, 84, 24, 16, STEEL, 5),
        rect(70, 96, 180, 120, main, 20),
        rect(70, 122, 180, 68, darker(main, 0.25)),
        disc(160, 156, 48, STONE),
        disc(160, 156, 36, NIGHT),
        ring(160, 156, 24, '#3b4a4a', 5),
        disc(149, 145, 10, SKY),
        rect(214, 104, 24, 12, second, 4),
        rect(140, 80, 40, 14, GLASS, 4),
      ].join(''),
  },
  radio: {
    ground: [226, 104],
    colours: [
      ['#c4663f', '#f7f2e7'],
      ['#3f6f68', '#f4e2a9'],
      ['#d99a3d', '#5b3a26'],
      ['#4a7fa5', '#f7f2e7'],
    ],
    draw: ({ main, second }) =>
      [
        line('M218 98L262 34', STEEL, 4) + disc(263, 33, 5, STEEL),
        line('M104 98c0-30 112-30 112 0', darker(main, 0.4), 8),
        rect(58, 96, 204, 128, main, 22),
        rect(72, 110, 100, 100, second, 14),
        row(6, (at) => rect(82, 122 + at * 14, 80, 6, darker(main, 0.25), 3)),
        rect(184, 112, 64, 34, CREAM, 6),
        row(5, (at) => rect(192 + at * 11, 120, 2, at % 2 ? 10 : 16, INK)),
        rect(216, 116, 3, 26, '#e2593f'),
        disc(200, 180, 17, INK) + disc(200, 180, 11, STONE) + rect(199, 170, 3, 10, INK),
        disc(236, 180, 12, INK) + disc(236, 180, 7, BRASS),
      ].join(''),
  },
  laptop: {
    ground: [222, 122],
    colours: [
      ['#8f9a9a', '#6fa7a0'],
      ['#3b3a4d', '#e08a5b'],
      ['#c9b79c', '#4a7fa5'],
      ['#5d6b7a', '#d7d3f0'],
    ],
    draw: ({ main, second, random }) =>
      [
        rect(72, 66, 176, 124, darker(main), 10),
        rect(80, 74, 160, 104, second, 4),
        random.chance(0.5)
          ? shape('M80 150l44-38 34 28 30-44 52 54v28H80z', darker(second, 0.25)) +
            disc(112, 98, 11, '#f4e2a9')
          : row(5, (at) => rect(94, 88 + at * 16, [96, 60, 110, 78, 40][at]!, 7, lighter(second, 0.55), 3)),
        shape('M50 190h220l12 22c0 6-6 10-12 10H50c-6 0-12-4-12-10z', main),
        shape('M50 190h220l7 13H43z', lighter(main, 0.25)),
        rect(136, 207, 48, 8, darker(main, 0.15), 3),
      ].join(''),
  },
  headphones: {
    floats: true,
    draw: ({ main, second }) =>
      [
        line('M86 168c-8-124 156-124 148 0', darker(main, 0.35), 16),
        line('M94 132c14-76 118-76 132 0', lighter(main, 0.2), 7),
        rect(64, 138, 42, 84, main, 18) + rect(92, 146, 22, 70, second, 11),
        rect(214, 138, 42, 84, main, 18) + rect(206, 146, 22, 70, second, 11),
        rect(72, 162, 10, 36, darker(main), 5) + rect(238, 162, 10, 36, darker(main), 5),
        line('M85 222c0 34 50 4 60 30', INK, 4),
      ].join(''),
  },
  controller: {
    floats: true,
    colours: [
      ['#f7f2e7', '#e2593f'],
      ['#3b3a4d', '#6fa7a0'],
      ['#b9493c', '#f0b44c'],
      ['#4a7fa5', '#f4e2a9'],
    ],
    draw: ({ main, second }) =>
      turned(
        -7,
        160,
        150,
        line('M160 98c0-40 40-20 40-64', INK, 5),
        shape(
          'M96 96h128c34 0 56 60 54 104-2 34-40 34-56 4-6-12-14-18-28-18h-68c-14 0-22 6-28 18-16 30-54 30-56-4-2-44 20-104 54-104z',
          main,
        ),
        rect(82, 128, 16, 44, INK, 4) + rect(68, 142, 44, 16, INK, 4),
        disc(230, 128, 9, second) + disc(230, 166, 9, '#3f7f66'),
        disc(211, 147, 9, '#e0a43b') + disc(249, 147, 9, '#2e5f86'),
        disc(130, 176, 16, darker(main, 0.2)) + disc(130, 176, 10, INK),
        disc(190, 176, 16, darker(main, 0.2)) + disc(190, 176, 10, INK),
        rect(140, 120, 14, 7, STEEL, 3) + rect(166, 120, 14, 7, STEEL, 3),
      ),
  },
  television: {
    ground: [244, 96],
    colours: [
      ['#c4663f', '#bfe0d2'],
      ['#3f6f68', '#f4e2a9'],
      ['#a9713f', '#c9dcec'],
      ['#e0a43b', '#d7d3f0'],
    ],
    draw: ({ main, second }) =>
      [
        line('M158 76L118 26M162 76l36-46', STEEL, 4) + disc(118, 26, 5, STEEL) + disc(198, 30, 5, STEEL),
        line('M98 208l-12 34M222 208l12 34', WOOD, 9),
        rect(56, 74, 208, 140, main, 20),
        rect(70, 88, 136, 112, NIGHT, 22),
        rect(77, 95, 122, 98, second, 18),
        shape(
          'M77 168c30-30 50 6 74-14s32-10 48-2v24c0 10-8 17-18 17H95c-10 0-18-8-18-17z',
          darker(second, 0.25),
        ),
        disc(168, 120, 11, lighter(second, 0.7)),
        disc(234, 112, 12, CREAM) + rect(232, 104, 4, 9, INK),
        disc(234, 146, 12, CREAM) + rect(232, 138, 4, 9, INK),
        row(4, (at) => rect(222, 172 + at * 8, 24, 4, darker(main, 0.4), 2)),
      ].join(''),
  },
}
