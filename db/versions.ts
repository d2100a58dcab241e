import { type Db, prepared } from './open.ts'

/** Tables whose changes invalidate cached pages and fragments. */
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
  /** Increases whenever a row of one of these tables changes. */
  of(nouns: readonly Noun[]): number
}

/**
 * Counts writes per table with temporary triggers, so no service can forget. Writes of other processes, such as tools, are not counted;
 * therefore cached pages live at most 1 minute.
 */
function watchVersions(db: Db): Versions {
  const counts = Object.fromEntries(VERSIONED.map((noun) => [noun, 0])) as Record<Noun, number>
  db.$client.function('bump_version', { directOnly: false }, (noun) => {
    counts[noun as Noun] += 1
    return null
  })
  for (const noun of VERSIONED) {
    for (const verb of ['INSERT', 'UPDATE', 'DELETE']) {
      // Changes of the last visit do not count: no page shows it, and it changes daily for each user.
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

/** Versions count from the first call. */
export const versionsOf: (db: Db) => Versions = prepared(watchVersions)
