import {
  BRASS,
  CREAM,
  DARK_WOOD,
  darker,
  disc,
  lighter,
  line,
  type Motifs,
  oval,
  rect,
  STEEL,
  STONE,
  shape,
  turned,
  WOOD,
} from './pen.ts'

export const crafts: Motifs = {
  sewingMachine: {
    ground: [238, 112],
    colours: [
      ['#2b3a39', '#e0a43b'],
      ['#8fb8a8', '#f7f2e7'],
      ['#b9493c', '#f7f2e7'],
      ['#4a6d86', '#f0b44c'],
    ],
    draw: ({ main, second }) =>
      [
        rect(44, 210, 232, 28, WOOD, 6) + rect(44, 226, 232, 12, darker(WOOD), 6),
        shape('M74 84h150c20 0 34 14 34 34v92h-52v-62c0-10-6-16-16-16h-82v36H88c-10 0-14-8-14-16z', main),
        shape('M226 84c18 2 32 16 32 34v92h-26V110c0-12-2-20-6-26z', darker(main, 0.15)),
        rect(84, 166, 12, 22, STEEL, 3) + rect(88, 186, 4, 20, STEEL) + rect(76, 202, 46, 8, STEEL, 3),
        disc(262, 134, 26, darker(main, 0.3)) + disc(262, 134, 16, STONE),
        rect(150, 58, 14, 28, CREAM) + rect(144, 56, 26, 6, WOOD, 2) + rect(146, 64, 22, 18, '#e2593f', 3),
        line('M157 70L90 96v70', '#e2593f', 2),
        line('M118 108c20-12 40 12 60 0s30 4 34 4', second, 5),
      ].join(''),
  },
  easel: {
    ground: [254, 84],
    draw: ({ main, second, random }) =>
      [
        line('M160 20v60M124 190L98 252M196 190l26 62M160 200v46', WOOD, 9),
        rect(86, 62, 148, 122, CREAM, 3) + rect(94, 70, 132, 106, lighter(second, 0.5)),
        [
          shape('M94 150c30-40 50 0 70-22s40 0 62-4v52H94z', main) + disc(196, 98, 15, BRASS),
          shape('M142 120h36l-6 46h-24z', main) +
            disc(144, 104, 13, second) +
            disc(176, 102, 13, '#e86f7e') +
            disc(160, 88, 13, BRASS),
          shape('M94 176l44-70 30 44 20-28 38 54z', main) + disc(120, 92, 11, CREAM),
        ][random.whole(0, 2)]!,
        rect(78, 184, 164, 13, DARK_WOOD, 4) + rect(140, 50, 40, 14, DARK_WOOD, 4),
        disc(214, 190, 6, '#e2593f') + disc(228, 190, 6, '#2e5f86'),
      ].join(''),
  },
  yarn: {
    ground: [236, 106],
    draw: ({ main, second }) => {
      const bale = (x: number, y: number, r: number, fill: string) =>
        disc(x, y, r, fill) +
        line(
          `M${x - r * 0.8} ${y - r * 0.3}c${r * 0.5} ${-r * 0.6} ${r * 1.1} ${-r * 0.5} ${r * 1.5} ${r * 0.1}M${x - r * 0.9} ${y + r * 0.1}c${r * 0.6} ${-r * 0.6} ${r * 1.2} ${-r * 0.4} ${r * 1.6} ${r * 0.3}M${x - r * 0.5} ${y + r * 0.7}c${-r * 0.2} ${-r * 0.8} ${r * 0.3} ${-r * 1.2} ${r * 0.9} ${-r * 1.5}`,
          darker(fill, 0.22),
          4,
        )
      return [
        turned(-32, 160, 110, rect(156, 16, 7, 170, WOOD, 3), disc(159, 16, 8, '#e2593f')),
        turned(34, 160, 110, rect(156, 16, 7, 170, WOOD, 3), disc(159, 16, 8, '#e2593f')),
        bale(104, 178, 56, main),
        bale(214, 186, 50, second),
        bale(158, 134, 46, lighter(main, 0.4)),
        line('M252 224c20 14 40-6 52 8', second, 5),
      ].join('')
    },
  },
  brushes: {
    ground: [240, 52],
    draw: ({ main, second }) =>
      [
        ...[
          [-24, '#e2593f'],
          [-9, second],
          [7, '#2e5f86'],
          [22, BRASS],
        ].map(([angle, fill]) =>
          turned(
            angle as number,
            160,
            220,
            rect(155, 72, 10, 110, WOOD, 4),
            rect(153, 60, 14, 20, STEEL, 2),
            shape('M153 62c-6-16 2-26 7-34 5 8 13 18 7 34z', fill as string),
          ),
        ),
        shape('M112 138h96l-10 94c-1 6-5 8-10 8h-56c-5 0-9-2-10-8z', main),
        shape('M176 138h32l-10 94c-1 6-5 8-10 8h-16z', darker(main, 0.1)),
        rect(108, 132, 104, 15, lighter(main, 0.2), 6),
        shape('M116 172c20-10 30 10 44 0s28 6 44-2l-2 20c-16 6-28-8-42 0s-24-8-42-2z', second),
      ].join(''),
  },
  pottery: {
    ground: [240, 84],
    colours: [
      ['#c4663f', '#a9713f'],
      ['#8fa3a8', '#7a5233'],
      ['#d8b98a', '#5b3a26'],
    ],
    draw: ({ main, second }) =>
      [
        line('M110 190l-18 50M210 190l18 50', second, 10) + rect(92, 196, 136, 12, second, 5),
        oval(160, 184, 92, 17, DARK_WOOD) + oval(160, 178, 92, 17, STONE),
        shape('M124 92c-6 20-34 32-30 58 4 20 30 28 66 28s62-8 66-28c4-26-24-38-30-58z', main),
        shape('M176 92h20c6 20 34 32 30 58-4 20-30 28-58 28 26-20 24-56 8-86z', darker(main, 0.1)),
        line(
          'M100 132c30 12 90 12 120 0M96 150c34 14 94 14 128 0M112 112c26 9 70 9 96 0',
          darker(main, 0.18),
          3.5,
        ),
        oval(160, 92, 37, 8, darker(main, 0.4)),
      ].join(''),
  },
}
