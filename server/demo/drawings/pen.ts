import type { Random } from '../demo-random.ts'

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const ring = (x: number, y: number, r: number, colour: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const turned = (degrees: number, x: number, y: number, ...parts: string[]) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`

export const row = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes two colors (#rrggbb); `share` of the second, 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const theirs = channels(other)
  const mixed = channels(colour).map((own, at) => Math.round(own + (theirs[at]! - own) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, share = 0.18) => mix(colour, '#1b2423', share)
export const lighter = (colour: string, share = 0.3) => mix(colour, '#fffaf0', share)

/** Distance of two colors, 0 to about 440. */
export function distance(colour: string, other: string): number {
  const theirs = channels(other)
  return Math.hypot(...channels(colour).map((own, at) => own - theirs[at]!))
}

export const INK = '#2b3a39'
export const NIGHT = '#1b2423'
export const CREAM = '#f7f2e7'
export const STEEL = '#b8c1c0'
export const STONE = '#d9d4c7'
export const WOOD = '#a9713f'
export const DARK_WOOD = '#5b3a26'
export const CLAY = '#c4663f'
export const LEAF = '#2f7a55'
export const BRASS = '#e0a43b'
export const GLASS = '#a9d3d6'
export const SKY = '#6fa7a0'

interface Pen {
  main: string
  second: string
  random: Random
}

export interface Motif {
  draw(pen: Pen): string
  /** Suitable pairs of main and second color; default: COLOURS. */
  colours?: readonly (readonly [string, string])[]
  /** Lies flat or hangs: may be rotated, no floor shadow. */
  floats?: boolean
  /** Never mirrored, because it contains letters. */
  oneWay?: boolean
  ground?: readonly [y: number, halfWidth: number]
}

export type Motifs = Record<string, Motif>
