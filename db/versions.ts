import type { Db } from './open.ts'

/** The nouns whose changes show on pages that are cached; each is a table. */
export const VERSIONED = [
  'accounts',
  'categories',
  'completed_pairs',
  'content',
  'images',
  'item_images',
  'items',
  'neighbourhoods',
  'pages',
  'plans',
  'reviews',
  'settings',
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
export function watchVersions(db: Db): Versions {
  const counts = Object.fromEntries(VERSIONED.map((noun) => [noun, 0])) as Record<Noun, number>
  db.$client.function('bump_version', { directOnly: false }, (noun) => {
    counts[noun as Noun] += 1
    return null
  })
  for (const noun of VERSIONED) {
    for (const verb of ['INSERT', 'UPDATE', 'DELETE']) {
      // That somebody was here again is shown nowhere, and written for each person each day.
      const when = noun === 'accounts' && verb === 'UPDATE' ? 'WHEN new.seen_at IS old.seen_at' : ''
      db.$client.exec(
        `CREATE TEMP TRIGGER ${noun}_${verb.toLowerCase()}_version AFTER ${verb} ON main.${noun} ${when}
         BEGIN SELECT bump_version('${noun}'); END`,
      )
    }
  }
  return { of: (nouns) => nouns.reduce((sum, noun) => sum + counts[noun], 0) }
}
