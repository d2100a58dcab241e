import { type Db, prepared } from '../../../db/open.ts'
import { versionsOf } from '../../../db/versions.ts'
import { type Changes, given } from '../../platform/settings/stored-setting.ts'
import { storedText, storeText } from '../../platform/settings/stored-text.ts'
import { CommunityRules } from './community-shared.ts'

const KEY = 'community'

const DEFAULTS = CommunityRules.parse({})

function parsed(text: string): CommunityRules {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return DEFAULTS
  }
  const given = Object(stored) as Record<string, unknown>
  const rules = Object.entries(CommunityRules.shape).map(([name, schema]) => [
    name,
    schema.safeParse(given[name]).data ?? DEFAULTS[name as keyof CommunityRules],
  ])
  return Object.fromEntries(rules)
}

const SETTINGS = ['settings'] as const

const reader = prepared((db) => {
  const versions = versionsOf(db)
  let last = { version: -1, text: '', rules: DEFAULTS }
  return () => {
    const version = versions.of(SETTINGS)
    if (version === last.version) return last.rules
    // The cache is not used within a transaction, because a rollback does not change the version of the data.
    const { inTransaction } = db.$client
    const text = storedText(db, KEY) ?? ''
    last = {
      version: inTransaction ? -1 : version,
      text,
      rules: text === last.text ? last.rules : parsed(text),
    }
    return last.rules
  }
})

export const communityRules = (db: Db): CommunityRules => reader(db)()

export function saveCommunityRules(db: Db, changes: Changes<CommunityRules>): CommunityRules {
  const rules = { ...communityRules(db), ...given(changes) }
  storeText(db, KEY, JSON.stringify(rules))
  return rules
}

export const giftsAreOn = (db: Db): boolean => communityRules(db).gifts

/** SQL of `giftsAreOn`; SQLite evaluates it once per query. */
const GIFTS_ARE_ON = `coalesce((SELECT value ->> '$.gifts' FROM settings WHERE key = 'community'), 1)`

/** SQL: how many gifts a user may receive in 30 days; 0 for no limit. */
export const GIFTS_PER_PERSON = `coalesce((SELECT value ->> '$.gifts_per_person' FROM settings WHERE key = 'community'),
  ${DEFAULTS.gifts_per_person})`

/** SQL condition over `items`, respecting the community rule. */
export const IS_GIFT = `(items.is_gift AND ${GIFTS_ARE_ON})`
