import { randomFrom } from '../demo-random.ts'
import { booksAndGames } from './books-games.ts'
import { clothing } from './clothing.ts'
import { collectibles } from './collectibles.ts'
import { crafts } from './crafts.ts'
import { electronics } from './electronics.ts'
import { family } from './family.ts'
import { furniture } from './furniture.ts'
import { garden } from './garden.ts'
import { kitchen } from './kitchen.ts'
import { music } from './music.ts'
import {
  darker,
  disc,
  distance,
  lighter,
  line,
  type Motif,
  type Motifs,
  oval,
  rect,
  row,
  shape,
} from './pen.ts'
import { petsAndTravel } from './pets-travel.ts'
import { sports } from './sports.ts'
import { tools } from './tools.ts'
import { wheels } from './wheels.ts'

export const MOTIFS: Motifs = {
  ...music,
  ...electronics,
  ...furniture,
  ...kitchen,
  ...garden,
  ...tools,
  ...booksAndGames,
  ...sports,
  ...wheels,
  ...clothing,
  ...family,
  ...crafts,
  ...collectibles,
  ...petsAndTravel,
}

/** Default pairs of main and second color. */
const COLOURS = [
  ['#d9603b', '#22443c'],
  ['#3f6f68', '#f0b44c'],
  ['#2e5f86', '#e0a43b'],
  ['#b9493c', '#f7f2e7'],
  ['#5a5789', '#f0b44c'],
  ['#c9803c', '#2e5f86'],
  ['#2f7a55', '#f4e2a9'],
  ['#c65d7b', '#3b3a4d'],
  ['#4a8fa5', '#f7f2e7'],
  ['#e0a43b', '#3b3a4d'],
  ['#8a9a5b', '#8b3d3a'],
  ['#3b3a4d', '#e2593f'],
] as const

const PAPERS = [
  '#f3c9a5',
  '#bfe0d2',
  '#f4e2a9',
  '#d7d3f0',
  '#f0cdbf',
  '#c9dcec',
  '#e6ddcf',
  '#f2bfc0',
  '#d3e2b6',
  '#cbe4e6',
  '#ecd0e2',
  '#f6dcb8',
] as const

const SCENES: readonly ((paper: string, ground: number) => string)[] = [
  (paper) => rect(0, 0, 320, 272, paper),
  (paper) => rect(0, 0, 320, 272, paper),
  (paper, ground) => rect(0, 0, 320, 272, paper) + rect(0, ground - 20, 320, 272, darker(paper, 0.09)),
  (paper) => rect(0, 0, 320, 272, paper) + disc(160, 142, 118, lighter(paper, 0.42)),
  (paper, ground) =>
    rect(0, 0, 320, 272, paper) +
    row(8, (at) => rect(at * 44 - 8, 0, 22, 272, lighter(paper, 0.22))) +
    rect(0, ground - 16, 320, 272, darker(paper, 0.12)),
  (paper) =>
    rect(0, 0, 320, 272, paper) +
    row(48, (at) =>
      disc(
        20 + (at % 8) * 40 + (Math.floor(at / 8) % 2) * 20,
        22 + Math.floor(at / 8) * 45,
        4,
        lighter(paper, 0.5),
      ),
    ),
  (paper, ground) =>
    rect(0, 0, 320, 272, paper) +
    shape(`M62 ${ground - 14}V110c0-122 196-122 196 0v${ground - 124}z`, lighter(paper, 0.4)) +
    rect(0, ground - 16, 320, 272, darker(paper, 0.1)),
  (paper) =>
    rect(0, 0, 320, 272, paper) +
    shape('M0 200c60-40 100-30 160-8s110 10 160-22v102H0z', darker(paper, 0.08)) +
    disc(262, 58, 26, lighter(paper, 0.5)),
  (paper) => rect(0, 0, 320, 272, paper) + shape('M0 272L320 60v212z', lighter(paper, 0.28)),
]

export const VIEWS = 5

export interface Drawing {
  motif: string
  seed: string
  /** 0 to VIEWS - 1. */
  view?: number
}

function backdrop(motif: Motif, main: string, seed: string, view: number): string {
  const random = randomFrom(`${seed} paper`)
  // The 6 with the most contrast to the item's color.
  const papers = [...PAPERS].sort((a, b) => distance(b, main) - distance(a, main)).slice(0, 6)
  const paper = random.pick(papers)
  const scenes = motif.floats ? [0, 1, 3, 5, 8, 8] : [0, 2, 3, 4, 6, 7, 8]
  const scene = random.shuffled(scenes)[view % scenes.length]!
  return SCENES[scene]!(paper, motif.ground?.[0] ?? 240)
}

function thing(motif: Motif, pen: { main: string; second: string }, seed: string): string {
  const [y, half] = motif.ground ?? [240, 0]
  const shadow =
    motif.floats || half === 0 ? '' : oval(160, y + 1, half, Math.max(6, half * 0.1), '#1b24231f')
  return shadow + motif.draw({ ...pen, random: randomFrom(`${seed} details`) })
}

const about = (x: number, y: number, transform: string, inside: string) =>
  `<g transform="translate(${x} ${y}) ${transform} translate(${-x} ${-y})">${inside}</g>`

/** A drawing as SVG, 320 by 272; deterministic. */
export function drawing({ motif: name, seed, view = 0 }: Drawing): string {
  const motif = MOTIFS[name]
  if (!motif) throw new Error(`There is no drawing of "${name}"`)
  const random = randomFrom(`${name} ${seed}`)
  const [main, second] = random.pick(motif.colours ?? COLOURS)
  const inside = thing(motif, { main, second }, seed)
  const tilt = motif.floats ? random.between(-8, 8) : 0
  const size = random.between(0.92, 1.04)
  const flip = !motif.oneWay && random.chance(0.35) ? -1 : 1
  const other = motif.oneWay ? 1 : -flip
  const usual = about(160, motif.floats ? 140 : 200, `scale(${flip * size} ${size}) rotate(${tilt})`, inside)
  const back = backdrop(motif, main, `${name} ${seed}`, view)
  const views = [
    () => usual,
    () => about(160, 150, `scale(${flip * 1.55} 1.55) rotate(${random.between(-9, 9)})`, inside),
    () =>
      `<g transform="translate(14 92) scale(.62)">${inside}</g>` +
      '<clipPath id="glass"><circle cx="228" cy="96" r="66"/></clipPath>' +
      disc(228, 96, 73, '#ffffff') +
      `<g clip-path="url(#glass)">${back}<g transform="translate(228 96) scale(1.35) translate(-160 -150)">${inside}</g></g>`,
    () =>
      about(160, motif.floats ? 140 : 200, `scale(${other * size} ${size}) rotate(${-tilt * 1.4})`, inside),
    () =>
      about(160, 120, `scale(${0.72 * flip} .72)`, inside) +
      line('M72 244h176M72 236v16M248 236v16M116 240v8M160 240v8M204 240v8', '#2b3a3999', 3),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 272">${back}${views[view % VIEWS]!()}</svg>`
}
