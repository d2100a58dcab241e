import {
  BRASS,
  CLAY,
  CREAM,
  DARK_WOOD,
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
  ring,
  row,
  STEEL,
  shape,
  turned,
  WOOD,
} from './pen.ts'

const pots = [
  [LEAF, '#c4663f'],
  ['#3f8a5f', '#4a7fa5'],
  ['#4d7a3a', '#f7f2e7'],
  ['#2a6b57', '#e0a43b'],
  ['#5f8f4e', '#b9708a'],
] as const

const potted = (fill: string) =>
  shape('M114 178h92l-13 70h-66z', fill) +
  shape('M176 178h30l-13 70h-24z', darker(fill, 0.1)) +
  rect(108, 170, 104, 18, lighter(fill, 0.12), 5)

export const garden: Motifs = {
  plant: {
    ground: [248, 52],
    colours: pots,
    draw: ({ main, second, random }) => {
      const lean = random.whole(-6, 6)
      return [
        shape('M160 178C150 116 105 104 92 60c52 2 74 42 68 118z', main),
        shape('M160 178c5-80 42-108 78-112 0 55-37 80-78 112z', darker(main, 0.1)),
        turned(lean, 160, 176, shape('M160 178c-6-64 0-110 8-142 28 42 18 94-8 142z', lighter(main, 0.12))),
        shape(
          'M160 180c-26-40-62-40-86-30 20 30 54 34 86 30zM160 180c26-34 60-34 84-22-20 28-54 32-84 22z',
          darker(main, 0.16),
        ),
        line(
          'M160 176C152 130 126 104 108 78M162 174c10-56 36-80 60-96M163 170c2-60 4-90 5-116',
          lighter(main, 0.35),
          2.5,
        ),
        potted(second),
      ].join('')
    },
  },
  cactus: {
    ground: [248, 52],
    colours: pots,
    draw: ({ main, second, random }) =>
      [
        line('M160 178V62', main, 44),
        line('M160 142h-42v-36', main, 24) + line('M160 122h44V84', main, 22),
        line('M150 176V66M170 176V66M160 176V58', lighter(main, 0.3), 2.5),
        random.chance(0.6)
          ? row(5, (at) => turned(at * 72, 160, 42, oval(160, 32, 6, 10, '#e86f7e'))) +
            disc(160, 42, 6, BRASS)
          : disc(118, 92, 9, '#e86f7e') + disc(204, 70, 9, '#e86f7e'),
        potted(second),
        row(3, (at) => shape(`M${122 + at * 26} 206l13 22 13-22z`, lighter(second, 0.4))),
      ].join(''),
  },
  seedlings: {
    ground: [238, 108],
    colours: pots,
    draw: ({ main, second }) =>
      [
        rect(52, 214, 216, 22, WOOD, 5) + rect(52, 226, 216, 10, darker(WOOD), 5),
        row(3, (at) => {
          const x = 88 + at * 72
          const tall = 96 + (at % 2) * -22
          return (
            line(`M${x} 160V${tall}`, main, 5) +
            oval(x - 15, tall + 14, 16, 9, main) +
            oval(x + 15, tall + 2, 16, 9, lighter(main, 0.15)) +
            (at === 2
              ? disc(x + 8, tall + 40, 9, '#e2593f') + disc(x - 11, tall + 46, 8, '#e2593f')
              : oval(x, tall - 8, 8, 14, lighter(main, 0.2))) +
            shape(`M${x - 28} 160h56l-8 54h-40z`, at === 1 ? lighter(second, 0.3) : second) +
            rect(x - 31, 154, 62, 12, darker(second, 0.1), 4)
          )
        }),
      ].join(''),
  },
  wateringCan: {
    ground: [234, 84],
    draw: ({ main, second }) =>
      [
        line('M128 112c-10-72 90-72 84 6', darker(main, 0.25), 11),
        line('M226 140c46-6 44 64 2 70', darker(main, 0.15), 11),
        shape('M124 196L54 118l-16 10-8-14 44-26 8 14-12 8 60 54z', darker(main, 0.08)),
        rect(108, 122, 122, 112, main, 14),
        rect(196, 122, 34, 112, darker(main, 0.1), 14),
        oval(169, 126, 58, 9, darker(main, 0.4)),
        rect(108, 160, 122, 9, second) + rect(108, 196, 122, 9, second),
        disc(34, 136, 3, '#7fb4cf') + disc(42, 152, 3, '#7fb4cf') + disc(28, 158, 3, '#7fb4cf'),
      ].join(''),
  },
  birdhouse: {
    ground: [262, 30],
    draw: ({ main, second }) =>
      [
        rect(152, 196, 16, 66, DARK_WOOD),
        rect(100, 100, 120, 100, main, 4),
        rect(176, 100, 44, 100, darker(main, 0.1), 4),
        shape('M100 108l60-60 60 60z', main),
        line('M84 112l76-74 76 74', second, 17),
        disc(160, 126, 23, NIGHT),
        rect(154, 162, 12, 6, DARK_WOOD, 3) + rect(158, 160, 5, 24, DARK_WOOD, 2),
        shape('M206 178c0-14 10-20 22-20 4-10 18-10 20 0l8 4-8 4c0 18-14 26-28 24z', '#4a7fa5') +
          disc(240, 158, 2.5, NIGHT),
        rect(84, 190, 152, 12, darker(second, 0.1), 5),
      ].join(''),
  },
  mower: {
    ground: [236, 108],
    draw: ({ main, second }) =>
      [
        line('M196 176L264 44h20', INK, 9) + line('M262 44h26', second, 12),
        shape('M58 208l16-52c2-8 8-12 16-12h116c10 0 14 6 18 14l16 50z', main),
        shape('M58 208l8-24h166l8 24z', darker(main, 0.16)),
        rect(100, 110, 84, 38, INK, 10) + rect(112, 98, 60, 18, STEEL, 6) + disc(142, 128, 9, second),
        disc(84, 210, 26, NIGHT) + disc(84, 210, 12, CREAM),
        disc(216, 204, 33, NIGHT) + disc(216, 204, 16, CREAM) + disc(216, 204, 5, BRASS),
        row(9, (at) => line(`M${26 + at * 33} 240l4-12M${32 + at * 33} 240l-2-9`, LEAF, 3)),
      ].join(''),
  },
  planter: {
    ground: [240, 108],
    colours: [
      ['#a9713f', '#e86f7e'],
      [CLAY, '#f0b44c'],
      ['#4a7fa5', '#f7f2e7'],
      ['#5a5789', '#e86f7e'],
    ],
    draw: ({ main, second, random }) =>
      [
        row(6, (at) => {
          const x = 72 + at * 35
          const y = 84 + random.whole(0, 26)
          return (
            line(`M${x} 176V${y}`, LEAF, 4) +
            oval(x - 9, 148, 10, 5, LEAF) +
            oval(x + 9, 136, 10, 5, LEAF) +
            row(6, (leaf) =>
              turned(leaf * 60, x, y, oval(x, y - 10, 6, 9, at % 2 ? second : lighter(second, 0.45))),
            ) +
            ring(x, y, 3, BRASS, 5)
          )
        }),
        rect(46, 164, 228, 74, main, 8),
        row(2, (at) => rect(46, 188 + at * 25, 228, 3, darker(main, 0.3))),
        rect(40, 160, 240, 13, lighter(main, 0.15), 5),
        rect(66, 236, 20, 8, darker(main, 0.4), 2) + rect(234, 236, 20, 8, darker(main, 0.4), 2),
      ].join(''),
  },
}
