import {
  BRASS,
  CREAM,
  DARK_WOOD,
  darker,
  disc,
  INK,
  line,
  type Motifs,
  NIGHT,
  rect,
  ring,
  row,
  STEEL,
  shape,
  turned,
  WOOD,
} from './pen.ts'

const wheel = (x: number, y: number, r: number) =>
  ring(x, y, r, INK, 7) +
  row(8, (at) => turned(at * 45, x, y, rect(x - 0.7, y - r, 1.4, r, STEEL))) +
  disc(x, y, 6, INK)

export const wheels: Motifs = {
  bike: {
    ground: [238, 122],
    draw: ({ main, second, random }) =>
      [
        wheel(88, 188, 48) + wheel(232, 188, 48),
        random.chance(0.4)
          ? rect(226, 92, 46, 34, WOOD, 6) + row(3, (at) => rect(226, 99 + at * 9, 46, 2.5, DARK_WOOD))
          : '',
        line('M88 188l46-78h74M134 110l24 78 50-78M88 188h70M122 92l12 18', main, 8),
        line('M232 188L204 88l26-6', darker(main, 0.15), 8) + line('M204 84l30-5', second, 9),
        line('M108 90h32', second, 12),
        disc(158, 188, 13, INK) + disc(158, 188, 6, STEEL) + line('M158 188l14 20M166 208h14', INK, 5),
        random.chance(0.6) ? line('M42 172c10-30 60-46 84-10', darker(main, 0.15), 6) : '',
      ].join(''),
  },
  scooter: {
    ground: [238, 108],
    draw: ({ main, second }) =>
      [
        line('M232 208L214 66', STEEL, 9) + line('M226 160l-8-60', main, 13),
        line('M184 62l56-8', INK, 9) + line('M180 63l16-2M234 54l14-2', second, 13),
        line('M232 206c-34-8-36 6-60 6H92', main, 14) + line('M176 210H96', INK, 5),
        line('M64 192c8-20 34-20 44 2', darker(main, 0.3), 7),
        disc(84, 216, 24, INK) + disc(84, 216, 14, CREAM) + disc(84, 216, 5, second),
        disc(236, 216, 24, INK) + disc(236, 216, 14, CREAM) + disc(236, 216, 5, second),
      ].join(''),
  },
  skateboard: {
    floats: true,
    draw: ({ main, second, random }) =>
      turned(
        -28,
        160,
        145,
        rect(64, 92, 18, 112, STEEL, 6) + rect(238, 92, 18, 112, STEEL, 6),
        row(4, (at) => rect(at < 2 ? 56 : 230, at % 2 ? 182 : 84, 34, 28, second, 10)),
        rect(14, 106, 292, 84, darker(main, 0.2), 42),
        rect(14, 102, 292, 84, main, 42),
        [
          shape('M60 144c30-50 50 40 90 0s60 36 110-6c-10 40-60 50-90 20-34 30-80 30-110-14z', second),
          row(5, (at) => disc(80 + at * 40, 144, 13, at % 2 ? second : CREAM)),
          shape('M110 102h30l-40 84H70zM180 102h30l-40 84h-30zM250 102h30l-40 84h-30z', second),
        ][random.whole(0, 2)]!,
        row(4, (at) => disc(at < 2 ? 60 : 252, at % 2 ? 156 : 132, 3, STEEL)),
      ),
  },
  helmet: {
    ground: [222, 100],
    draw: ({ main, second }) =>
      [
        line('M104 196c10 44 60 60 84 44', INK, 7) + rect(176, 232, 24, 14, second, 5),
        shape(
          'M58 190c-8-80 46-124 108-124s106 52 98 118c-2 8-8 12-16 10-40-14-130-14-174 2-8 2-14 2-16-6z',
          main,
        ),
        shape(
          'M58 190c40-24 150-30 206-8-2 10-8 14-16 12-40-14-130-14-174 2-8 2-14 2-16-6z',
          darker(main, 0.25),
        ),
        shape(
          'M96 152c4-32 22-54 44-62l10 18c-18 8-28 22-32 42zM158 104c10-2 20-2 30 0l-4 40c-8-2-16-2-24 0zM204 96c18 10 32 30 36 52l-22 0c-4-16-10-26-20-34z',
          darker(main, 0.4),
        ),
        line('M122 78c26-10 58-10 84 0', second, 7),
      ].join(''),
  },
  trailer: {
    ground: [236, 118],
    draw: ({ main, second }) =>
      [
        line('M206 204h78v-30', STEEL, 7),
        shape('M52 204V104c0-12 8-20 20-20h92c20 0 34 22 44 60l16 60z', main),
        shape('M82 108h74c14 0 22 16 28 40H82z', '#c9dcec') + line('M120 108v40', main, 6),
        rect(52, 164, 164, 12, second) + shape('M52 84c40-22 80-22 112 0z', darker(main, 0.2)),
        wheel(118, 200, 38),
        line('M52 96V44', STEEL, 4) + shape('M52 44l34 11-34 13z', '#e2593f') + disc(118, 200, 9, BRASS),
        rect(52, 204, 172, 8, NIGHT, 3),
      ].join(''),
  },
}
