import {
  BRASS,
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
  row,
  STEEL,
  shape,
  turned,
  WOOD,
} from './pen.ts'

export const petsAndTravel: Motifs = {
  dogBed: {
    ground: [234, 124],
    draw: ({ main, second }) =>
      [
        oval(160, 190, 124, 44, darker(main, 0.15)) +
          oval(160, 180, 124, 46, main) +
          oval(160, 170, 96, 30, lighter(second, 0.25)),
        shape('M92 168c-8-30 20-52 56-50 20-14 54-10 66 8 26 4 36 30 18 46-30 18-110 18-140-4z', '#a9713f'),
        shape('M190 116c20-6 44 4 44 30 0 18-16 28-36 26-20 0-34-10-34-28 0-14 10-24 26-28z', '#b98350'),
        shape(
          'M174 124c-16 2-20 26-10 38 14-4 18-24 10-38zM226 122c14 6 16 28 8 38-12-6-16-22-8-38z',
          DARK_WOOD,
        ),
        line('M184 146c4 4 8 4 12 0M208 146c4 4 8 4 12 0', NIGHT, 3) + oval(203, 158, 7, 5, NIGHT),
        line('M92 160c-20-4-22-22-12-30', '#a9713f', 11),
        shape('M36 184c20 50 228 50 248 0 0 26-40 44-124 44S36 210 36 184z', darker(main, 0.08)),
        rect(132, 208, 56, 13, CREAM, 6),
      ].join(''),
  },
  birdCage: {
    ground: [248, 76],
    draw: ({ main, second }) =>
      [
        line('M160 34c-2-20 20-20 18-4', BRASS, 5),
        shape('M92 232V122c0-110 136-110 136 0v110z', lighter(second, 0.6)),
        line('M112 186h96', WOOD, 5),
        shape('M136 182c-6-28 8-46 26-46 8-14 28-10 28 6l12 6-12 6c-2 20-14 30-30 30l-24 18z', main) +
          disc(180, 144, 3.5, NIGHT),
        row(8, (at) =>
          line(`M${92 + at * 19.4} 232V${118 - [0, 42, 62, 74, 74, 62, 42, 0][at]! * 0.9}`, BRASS, 3),
        ),
        line('M92 232V122c0-110 136-110 136 0v110', BRASS, 5) + line('M92 128h136', BRASS, 4),
        rect(80, 228, 160, 18, second, 8),
      ].join(''),
  },
  aquarium: {
    ground: [240, 116],
    colours: [
      ['#e08a3c', '#8cc3cf'],
      ['#e86f7e', '#9ccdc2'],
      ['#f0b44c', '#86b3d6'],
    ],
    draw: ({ main, second, random }) => {
      const fish = (x: number, y: number, fill: string) =>
        oval(x, y, 23, 14, fill) +
        shape(`M${x + 18} ${y}l22-14v28z`, darker(fill, 0.1)) +
        disc(x - 12, y - 3, 3, NIGHT)
      return [
        rect(52, 62, 216, 176, lighter(second, 0.55), 10) + rect(52, 90, 216, 148, second, 10),
        line('M92 224c-14-30 14-40 0-74M110 224c10-24-8-32 2-52M236 224c-12-34 12-44 0-84', LEAF, 8),
        fish(random.whole(128, 150), 134, main) + fish(random.whole(168, 196), 180, lighter(main, 0.35)),
        disc(88, 116, 5, '#ffffff99') + disc(98, 102, 4, '#ffffff99') + disc(222, 112, 5, '#ffffff99'),
        shape('M52 216c40-14 60 6 100-2s80-10 116 4v10c0 6-4 10-10 10H62c-6 0-10-4-10-10z', '#e2cfa0'),
        rect(46, 54, 228, 18, INK, 7) + rect(46, 230, 228, 14, INK, 6) + line('M70 104v96', '#ffffff66', 6),
      ].join('')
    },
  },
  catTree: {
    ground: [250, 92],
    draw: ({ main, second }) =>
      [
        rect(96, 130, 20, 108, '#d8b98a', 4) + rect(198, 88, 20, 150, '#d8b98a', 4),
        row(10, (at) => line(`M96 ${140 + at * 10}l20 4`, '#b99763', 2)) +
          row(14, (at) => line(`M198 ${96 + at * 10}l20 4`, '#b99763', 2)),
        rect(72, 234, 176, 16, darker(main, 0.2), 7),
        rect(66, 118, 84, 18, main, 8) + rect(158, 78, 98, 18, main, 8),
        rect(120, 170, 76, 66, main, 14) + shape('M140 236v-22c0-26 36-26 36 0v22z', NIGHT),
        shape('M178 78c-6-34 14-48 32-44l4-16 12 14 16-6-2 20c14 20 4 32-4 32z', INK) +
          disc(222, 50, 3, BRASS) +
          disc(236, 50, 3, BRASS),
        line('M178 76c-16 0-18 30-10 42', INK, 9),
        line('M86 136v34', second, 3) + disc(86, 176, 10, second),
      ].join(''),
  },
  suitcase: {
    ground: [240, 100],
    draw: ({ main, second }) =>
      [
        line('M124 96c0-44 72-44 72 0', DARK_WOOD, 12),
        rect(54, 92, 212, 144, main, 18),
        rect(54, 160, 212, 76, darker(main, 0.1), 18),
        rect(88, 92, 20, 144, second, 3) + rect(212, 92, 20, 144, second, 3),
        rect(86, 148, 24, 22, BRASS, 4) + rect(210, 148, 24, 22, BRASS, 4),
        ...[
          [54, 92, 0],
          [266, 92, 90],
          [266, 236, 180],
          [54, 236, 270],
        ].map(([x, y, angle]) =>
          turned(
            angle!,
            x!,
            y!,
            shape(`M${x} ${y! + 32}v-16c0-9 7-16 16-16h16c0 18-14 32-32 32z`, DARK_WOOD),
          ),
        ),
        turned(
          -8,
          158,
          130,
          rect(126, 116, 58, 30, CREAM, 3),
          rect(132, 124, 34, 4, '#e2593f'),
          rect(132, 133, 44, 4, STEEL),
        ),
        disc(160, 200, 17, lighter(main, 0.5)) + shape('M152 208l16-16-4 18z', '#e2593f'),
      ].join(''),
  },
  umbrella: {
    floats: true,
    draw: ({ main, second }) =>
      turned(
        14,
        160,
        140,
        rect(156, 30, 8, 190, WOOD) +
          line('M160 216c0 34-38 34-38 6', DARK_WOOD, 10) +
          rect(157, 26, 6, 18, INK, 2),
        shape(
          'M44 146C48 76 98 42 160 42s112 34 116 104c-16-18-38-18-50 0-14-20-52-20-66 0-14-20-52-20-66 0-12-18-34-18-50 0z',
          main,
        ),
        shape('M160 42c-40 22-64 60-66 104 14-20 52-20 66 0 14-20 52-20 66 0-2-44-26-82-66-104z', second),
        shape(
          'M160 42c-18 24-26 60-26 92 10 0 20 4 26 12 6-8 16-12 26-12 0-32-8-68-26-92z',
          lighter(second, 0.3),
        ),
      ),
  },
  lantern: {
    ground: [246, 58],
    draw: ({ main, second }) =>
      [
        line('M110 106c-30-90 130-90 100 0', STEEL, 5),
        disc(160, 156, 92, '#fff3c455'),
        rect(120, 96, 80, 118, '#f8e7b0', 16) +
          shape('M160 128c18 24 20 40 14 54-4 8-24 8-28 0-6-14-4-30 14-54z', '#e08a3c') +
          shape('M160 154c8 12 8 20 5 26-2 4-8 4-10 0-3-6-3-14 5-26z', '#f8d26b'),
        shape('M112 98c8-32 88-32 96 0z', main) +
          rect(104, 94, 112, 14, darker(main, 0.15), 6) +
          rect(146, 56, 28, 16, darker(main, 0.25), 5),
        row(3, (at) => rect(128 + at * 29, 106, 5, 104, darker(main, 0.25))),
        shape('M104 208h112l10 30c0 5-3 8-8 8H102c-5 0-8-3-8-8z', main) + rect(98, 224, 124, 9, second),
      ].join(''),
  },
}
