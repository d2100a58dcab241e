import { type Random, randomFrom } from '../demo-random.ts'
import { darker, disc, INK, lighter, line, oval, rect, row, shape } from './pen.ts'

const SKINS = ['#f2cfb0', '#e8b98f', '#d79f72', '#b97a50', '#95603c', '#6e442b']
const DARK_HAIRS = ['#1f1a19', '#2b2320', '#3a2820', '#c9c4bb']
const HAIRS = ['#2b2320', '#4a3325', '#7a4a2b', '#a9713f', '#d9a95b', '#b9b4ab', '#8b3d2a', '#e4dfd6']
const SHIRTS = [
  '#d9603b',
  '#3f6f68',
  '#2e5f86',
  '#e0a43b',
  '#5a5789',
  '#c65d7b',
  '#8a9a5b',
  '#f7f2e7',
  '#3b3a4d',
]
const PAPERS = ['#f3c9a5', '#bfe0d2', '#f4e2a9', '#d7d3f0', '#c9dcec', '#f2bfc0', '#d3e2b6', '#ecd0e2']

/** Each draws behind and in front of the head. */
const STYLES: ((hair: string) => [behind: string, before: string])[] = [
  (hair) => [
    '',
    shape('M90 132c-8-76 148-82 140 0-10-22-24-36-40-40-30 12-70 12-84 8-8 8-14 18-16 32z', hair),
  ],
  (hair) => [
    shape('M86 128c-6-100 154-100 148 0l8 84H78z', hair),
    shape('M96 130c4-50 40-60 64-60s60 10 64 60c-14-8-26-22-32-38-20 20-60 34-96 38z', hair),
  ],
  (hair) => [
    disc(160, 46, 27, hair),
    shape('M94 128c-6-76 138-76 132 0-8-24-26-40-66-40s-58 16-66 40z', hair),
  ],
  (hair) => [
    row(9, (at) => disc(96 + at * 16, 74 - Math.sin((at / 8) * Math.PI) * 26, 26, hair)) +
      disc(88, 112, 24, hair) +
      disc(232, 112, 24, hair),
    shape('M98 116c4-40 120-40 124 0-20-22-100-22-124 0z', hair),
  ],
  (hair) => [
    '',
    shape('M92 122c-2-40 20-66 68-66s74 30 66 68c-6-20-12-30-20-36-26 8-64 6-92-6-10 8-18 20-22 40z', hair),
  ],
  (hair) => [
    shape('M84 136c-10-104 162-104 152 0v34c-8 24-144 24-152 0z', hair),
    shape('M94 122c6-30 30-40 66-40s60 10 66 40v-20c-10-56-122-56-132 0z', hair),
  ],
  (hair) => [
    shape('M214 108c50 4 44 70 22 96-10-20 4-60-30-70z', hair),
    shape('M92 126c-6-78 144-78 136 0-14-36-60-44-90-36-20 4-38 14-46 36z', hair),
  ],
  (hair) => ['', shape('M92 118c0-10 4-20 8-26 4 8 4 18 2 30zM228 118c0-10-4-20-8-26-4 8-4 18-2 30z', hair)],
]

function face(random: Random, skin: string, hair: string): string {
  const shade = darker(skin, 0.16)
  const smile = random.pick([
    'M142 164c10 12 26 12 36 0',
    'M146 166c8 8 20 8 28 0',
    'M140 162c12 18 28 18 40 0z',
  ])
  return [
    disc(92, 136, 13, shade) + disc(228, 136, 13, shade),
    shape('M94 118c0-40 26-60 66-60s66 20 66 60c0 52-30 88-66 88s-66-36-66-88z', skin),
    disc(136, 130, 6, INK) + disc(184, 130, 6, INK),
    line('M126 114c6-4 14-4 20 0M174 114c6-4 14-4 20 0', darker(hair, 0.2), 4),
    line('M160 134c-4 8-6 12 2 13', shade, 4),
    oval(118, 154, 11, 7, '#e2593f2b') + oval(202, 154, 11, 7, '#e2593f2b'),
    smile.endsWith('z') ? shape(smile, '#8b3d3a') : line(smile, '#8b3d3a', 5),
  ].join('')
}

/** Styles by the first character of a look; `w` has longer hair. */
const STYLES_OF: Record<string, readonly number[]> = { w: [1, 2, 3, 5, 6], m: [0, 0, 4, 7] }

/** Portrait as SVG, 320 by 320; deterministic. @param look `w` or `m` for the hair, and a skin tone from 0 to 5. */
export function portrait(seed: string, look: string): string {
  const random = randomFrom(`portrait ${seed}`)
  const shade = Number(look[1])
  const skin = SKINS[shade]!
  const hair = random.pick(shade > 2 ? DARK_HAIRS : HAIRS)
  const shirt = random.pick(SHIRTS)
  const paper = random.pick(PAPERS)
  const style = random.pick(STYLES_OF[look[0]!]!)
  const [behind, before] = STYLES[style]!(hair)
  const beard = look.startsWith('m') && random.chance(style === 7 ? 0.7 : 0.35)
  const glasses = random.chance(0.3)
  const collar = random.pick([
    shape('M132 214l28 30 28-30 12 6-40 44-40-44z', lighter(shirt, 0.45)),
    rect(122, 206, 76, 22, darker(shirt, 0.15), 11),
    '',
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">${[
    rect(0, 0, 320, 320, paper) + disc(160, 170, 136, lighter(paper, 0.35)),
    behind,
    shape('M30 320c4-70 60-98 130-98s126 28 130 98z', shirt),
    shape('M134 184h52v36c0 26-52 26-52 0z', darker(skin, 0.12)),
    collar,
    face(random, skin, hair),
    style === 7 ? '' : shape('M97 104c6-30 30-48 63-48s57 18 63 48c-14-7-36-11-63-11s-49 4-63 11z', hair),
    beard
      ? shape(
          'M95 132c4 24 12 26 30 24 14-10 56-10 70 0 18 2 26 0 30-24-2 52-30 84-65 84s-63-32-65-84z',
          hair,
        ) + line('M144 176c10 8 22 8 32 0', lighter(skin, 0.2), 5)
      : '',
    before,
    glasses
      ? '<g fill="#ffffff44" stroke="#2b3a39" stroke-width="5"><circle cx="134" cy="131" r="20"/><circle cx="186" cy="131" r="20"/><path d="M154 128c4-4 8-4 12 0" fill="none"/></g>'
      : '',
  ].join('')}</svg>`
}
