import { type Db, immediate, prepared } from '../../db/open.ts'
import { DISK_FULL } from './disk.ts'
import { MASK } from './limits.ts'
import { keyedHash, siteSecret } from './sessions/tokens.ts'

// Randomized response: what a page shows depends a little on answers that nobody may learn of, such as wants. One answer makes a result at most
// MASK.odds times as likely. Results are drawn once for a period and remembered, so comparing two looks within a period tells nothing.

/** Returns hex digits for a text: always the same for the same text, and unpredictable without the key of the site. */
export type Draw = (text: string) => string

/** A draw by the site's secret `deck_key`, which no backup holds. */
export const drawOf: (db: Db) => Draw = prepared((db) => keyedHash(siteSecret(db, 'deck_key')))

/** The number of the period that a moment is in. */
export const periodOf = (now: number): number => Math.floor(now / MASK.period)

/** A number from 0 to 1, 1 excluded, for a text. */
const shareOf = (draw: Draw, text: string): number => Number.parseInt(draw(text).slice(0, 12), 16) / 2 ** 48

/** Whether `text` is drawn: with the chance `base`, or MASK.odds times that if `isTrue`. `base` is at most 1 / MASK.odds. */
export const isDrawn = (draw: Draw, text: string, base: number, isTrue: boolean): boolean =>
  shareOf(draw, text) < base * (isTrue ? MASK.odds : 1)

/** A count with two-sided geometric noise: one more or one less makes each result at most MASK.odds times as likely. */
export function noisyCount(draw: Draw, text: string, count: number): number {
  const geometric = (side: string) =>
    Math.floor(-Math.log(1 - shareOf(draw, `${text} ${side}`)) / Math.log(MASK.odds))
  return count + geometric('more') - geometric('less')
}

/** When and by which key a figure is drawn; tests name both. */
export interface DrawnAt {
  now?: number
  draw?: Draw
}

const remembered = prepared((db) =>
  db.$client
    .prepare<{ key: string; period: number }, number>(
      'SELECT figure FROM shown_figures WHERE key = :key AND period = :period',
    )
    .pluck(),
)

const remember = prepared((db) =>
  db.$client.prepare<{ key: string; period: number; figure: number }>(
    `INSERT INTO shown_figures (key, period, figure) VALUES (:key, :period, :figure)
     ON CONFLICT DO UPDATE SET period = :period, figure = :figure`,
  ),
)

const forget = prepared((db) =>
  db.$client.prepare<{ period: number }>(
    `DELETE FROM shown_figures WHERE key IN
       (SELECT key FROM shown_figures WHERE period < :period LIMIT ${MASK.forgotten})`,
  ),
)

/**
 * Does what remembers a draw. If nothing can be written, the draw is not shown: the next one might differ.
 *
 * @returns false on a full disk.
 */
export function canRemember(db: Db, write: () => void): boolean {
  try {
    immediate(db, write)
    return true
  } catch (error) {
    if (DISK_FULL.test(String((error as { code?: unknown }).code))) return false
    throw error
  }
}

/**
 * A count of answers that nobody may learn of, as it may be shown: noisy, in steps of MASK.step, and the same for the whole period, whatever
 * changes meanwhile.
 *
 * @param name what is counted, such as `wanted 7`.
 * @param count is called only if nothing is remembered for this period.
 */
export function shownFigure(
  db: Db,
  name: string,
  count: () => number,
  { now = Date.now(), draw = drawOf(db) }: DrawnAt = {},
): number {
  const [key, period] = [draw(`figure ${name}`).slice(0, 32), periodOf(now)]
  const before = remembered(db).get({ key, period })
  if (before !== undefined) return before
  const noisy = noisyCount(draw, `${period} ${name}`, count())
  const figure = MASK.step * Math.floor(Math.max(noisy, 0) / MASK.step)
  const isKept = canRemember(db, () => {
    forget(db).run({ period })
    remember(db).run({ key, period, figure })
  })
  return isKept ? figure : 0
}
