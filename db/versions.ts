import { type Db, prepared } from './open.ts'

/** The tables whose changes show on pages that are kept, or in what is remembered to fill their holes. */
export const VERSIONED = [
  'accounts',
  'blocks',
  'categories',
  'completed_pairs',
  'content',
  'favourites',
  'gift_requests',
  'images',
  'item_images',
  'items',
  'neighbourhoods',
  'pages',
  'plans',
  'reviews',
  'settings',
  'swap_day_moves',
  'swap_days',
  'swap_legs',
  'swap_parties',
  'swap_revisions',
  'swaps',
  'wants',
  'wish_items',
  'wishes',
] as const

export type Noun = (typeof VERSIONED)[number]

export interface Versions {
  /** A number that rises whenever a row of any of these tables changes. */
  of(nouns: readonly Noun[]): number
}

/**
 * Counts the writes to each table that pages show. Temporary triggers do the counting, so no service can forget
 * to. Writes of another process (a command line tool) are not seen: cached pages live at most a minute for that.
 */
function watchVersions(db: Db): Versions {
  const counts = Object.fromEntries(VERSIONED.map((noun) => [noun, 0])) as Record<Noun, number>
  db.$client.function('bump_version', { directOnly: false }, (noun) => {
    counts[noun as Noun] += 1
    return null
  })
  for (const noun of VERSIONED) {
    for (const verb of ['INSERT', 'UPDATE', 'DELETE']) {
      // That somebody was here again is shown nowhere, and written for each person each day.
      const isVisit = 'new.seen_at IS NOT old.seen_at AND new.left_at IS old.left_at'
      const when = noun === 'accounts' && verb === 'UPDATE' ? `WHEN NOT (${isVisit})` : ''
      db.$client.exec(
        `CREATE TEMP TRIGGER ${noun}_${verb.toLowerCase()}_version AFTER ${verb} ON main.${noun} ${when}
         BEGIN SELECT bump_version('${noun}'); END`,
      )
    }
  }
  return {
    of(nouns) {
      let sum = 0
      for (const noun of nouns) sum += counts[noun]
      return sum
    },
  }
}

/** The versions of a database, counted from the first time on that they are asked for. */
export const versionsOf: (db: Db) => Versions = prepared(watchVersions)
