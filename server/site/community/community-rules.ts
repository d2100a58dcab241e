import { type Db, prepared } from '../../../db/open.ts'
import { versionsOf } from '../../../db/versions.ts'
import { type Changes, given } from '../../platform/settings/stored-setting.ts'
import { storedText, storeText } from '../../platform/settings/stored-text.ts'
import { CommunityRules } from './community-shared.ts'

const KEY = 'community'

const DEFAULTS = CommunityRules.parse({})

/** What a stored text says; the default where a rule is missing or is none any more. */
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
    // What a transaction has written may be rolled back, which changes no version: so it is read anew each time.
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

/** The rules of this community. Asked on every request: read again when a setting was written, parsed again when it is another text. */
export const communityRules = (db: Db): CommunityRules => reader(db)()

/** Saves what is named; the rest stays. Gives the rules from now on. */
export function saveCommunityRules(db: Db, changes: Changes<CommunityRules>): CommunityRules {
  const rules = { ...communityRules(db), ...given(changes) }
  storeText(db, KEY, JSON.stringify(rules))
  return rules
}

/** Whether members can give things away. While they cannot, gifts are ordinary items. */
export const giftsAreOn = (db: Db): boolean => communityRules(db).gifts

/**
 * SQL of 1 or 0, as `giftsAreOn`; SQLite asks once for each query.
 */
export const GIFTS_ARE_ON = `coalesce((SELECT value ->> '$.gifts' FROM settings WHERE key = 'community'), 1)`

/** SQL over `items`: 1 for what is given away. */
export const IS_GIFT = `(items.is_gift AND ${GIFTS_ARE_ON})`
