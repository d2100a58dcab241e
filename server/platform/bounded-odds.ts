import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { excluded } from '../../db/is.ts'
import { type Db, immediate, prepared } from '../../db/open.ts'
import { shownFigures } from '../../db/schema/index.ts'
import { DISK_FULL } from './disk.ts'
import { MASK } from './limits.ts'
import { keyedHash, siteSecret } from './sessions/tokens.ts'

// Randomized response (differential privacy): for pages that show figures based on private answers, such as wants. One answer makes a
// result at most MASK.odds times as likely. A result is drawn once per period and stored, so repeated requests reveal nothing more.

export type Draw = (text: string) => string

/** Draws with the site secret `deck_key`, which backups do not contain. */
export const drawOf: (db: Db) => Draw = prepared((db) => keyedHash(siteSecret(db, 'deck_key')))

export const periodOf = (now: number): number => Math.floor(now / MASK.period)

/** Pseudorandom number in [0, 1) for a text. */
const shareOf = (draw: Draw, text: string): number => Number.parseInt(draw(text).slice(0, 12), 16) / 2 ** 48

/** True with probability `base`, or `base * MASK.odds` if `isTrue`. `base` must be at most 1 / MASK.odds. */
export const isDrawn = (draw: Draw, text: string, base: number, isTrue: boolean): boolean =>
  shareOf(draw, text) < base * (isTrue ? MASK.odds : 1)

/** Adds two-sided geometric noise: changing the count by 1 makes each result at most MASK.odds times as likely. */
export function noisyCount(draw: Draw, text: string, count: number): number {
  const geometric = (side: string) =>
    Math.floor(-Math.log(1 - shareOf(draw, `${text} ${side}`)) / Math.log(MASK.odds))
  return count + geometric('more') - geometric('less')
}

/** Time and key of a draw; tests inject both. */
export interface DrawnAt {
  now?: number
  draw?: Draw
}

const { placeholder } = sql

const remembered = prepared((db) =>
  db
    .select({ figure: shownFigures.figure })
    .from(shownFigures)
    .where(and(eq(shownFigures.key, placeholder('key')), eq(shownFigures.period, placeholder('period'))))
    .prepare(),
)

const remember = prepared((db) =>
  db
    .insert(shownFigures)
    .values({ key: placeholder('key'), period: placeholder('period'), figure: placeholder('figure') })
    .onConflictDoUpdate({
      target: shownFigures.key,
      set: { period: excluded(shownFigures.period), figure: excluded(shownFigures.figure) },
    })
    .prepare(),
)

const forget = prepared((db) =>
  db
    .delete(shownFigures)
    .where(
      inArray(
        shownFigures.key,
        db
          .select({ key: shownFigures.key })
          .from(shownFigures)
          .where(lt(shownFigures.period, placeholder('period')))
          .limit(MASK.forgotten),
      ),
    )
    .prepare(),
)

/** Stores a draw. One that cannot be stored must not be shown, because the next one might differ. @returns false if the disk is full. */
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
 * A private count for display: noisy, rounded to MASK.step, and constant for the whole period.
 * @param name of the figure, such as `wanted 7`.
 * @param count is called only if no figure is stored for this period.
 */
export function shownFigure(
  db: Db,
  name: string,
  count: () => number,
  { now = Date.now(), draw = drawOf(db) }: DrawnAt = {},
): number {
  const [key, period] = [draw(`figure ${name}`).slice(0, 32), periodOf(now)]
  const before = remembered(db).get({ key, period })?.figure
  if (before !== undefined) return before
  const noisy = noisyCount(draw, `${period} ${name}`, count())
  const figure = MASK.step * Math.floor(Math.max(noisy, 0) / MASK.step)
  const isKept = canRemember(db, () => {
    forget(db).run({ period })
    remember(db).run({ key, period, figure })
  })
  return isKept ? figure : 0
}
