import type { Db } from '../../../db/open.ts'
import { findsUncorrected } from '../../platform/search/search-service.ts'
import { DEMAND } from '../limits.ts'
import { hasItemIn, type LookedForRow, lookedForAfter } from './demand-queries.ts'
import { SameMeaning } from './same-meaning.ts'

export interface Demand {
  text: string | null
  categoryId: number | null
  people: number
}

interface Variant {
  key: string
  categoryId: number | null
  wishes: number
}

/** Wishes with the same meaning and category. */
interface Group {
  categoryId: number | null
  people: Set<number>
  spellings: Map<string, Set<number>>
  wishes: number
}

const nameOf = ({ key, categoryId }: Pick<LookedForRow, 'key' | 'categoryId'>) => `${categoryId ?? ''} ${key}`

function* inPages(db: Db): Generator<LookedForRow[]> {
  for (let after = 0; ; ) {
    const rows = lookedForAfter(db).all({ after })
    if (rows.length > 0) yield rows
    if (rows.length < DEMAND.atOnce) return
    after = rows.at(-1)!.id
  }
}

function* variantsOf(db: Db): Generator<void, Variant[]> {
  const variants = new Map<string, Variant>()
  for (const rows of inPages(db)) {
    for (const { key, categoryId } of rows) {
      const name = nameOf({ key, categoryId })
      const variant = variants.get(name)
      if (variant) variant.wishes++
      else variants.set(name, { key, categoryId, wishes: 1 })
    }
    yield
  }
  return [...variants.values()].sort((one, other) => other.wishes - one.wishes)
}

/** Maps each variant to its group. Groups with too few wishes are left out. */
function* groupsOf(db: Db, variants: Variant[]): Generator<void, Map<string, Group>> {
  const meaning = new SameMeaning(db)
  const groups = new Map<string, Group>()
  const byVariant = new Map<string, Group>()
  for (const variant of variants) {
    const { key, categoryId, wishes } = variant
    const means = key === '' ? '' : meaning.keyOf(key)
    if (means === null) continue
    const name = nameOf({ key: means, categoryId })
    const group = groups.get(name) ?? { categoryId, people: new Set(), spellings: new Map(), wishes: 0 }
    groups.set(name, group)
    group.wishes += wishes
    byVariant.set(nameOf(variant), group)
    yield
  }
  return new Map([...byVariant].filter(([, group]) => group.wishes >= DEMAND.people))
}

/** Collects the users and spellings of each group. */
function* askWho(db: Db, groups: ReadonlyMap<string, Group>): Generator<void> {
  for (const rows of inPages(db)) {
    for (const row of rows) {
      const group = groups.get(nameOf(row))
      if (!group) continue
      group.people.add(row.accountId)
      const writers = group.spellings.get(row.text) ?? new Set()
      group.spellings.set(row.text, writers.add(row.accountId))
    }
    yield
  }
}

const spellingsOf = ({ spellings }: Group): string[] =>
  [...spellings].sort(([, one], [, other]) => other.size - one.size).map(([text]) => text)

const isThere = (db: Db, { categoryId }: Group, spellings: string[]): boolean =>
  spellings[0] === ''
    ? hasItemIn(db).get({ categoryId: categoryId! }) !== undefined
    : spellings
        .slice(0, DEMAND.spellings)
        .some((text) => findsUncorrected(db, { text, categoryId: categoryId ?? undefined }))

/** Searches of at least DEMAND.people members without an available item. A generator, so that requests are served in between. */
export function* findDemand(db: Db): Generator<void, Demand[]> {
  const byVariant = yield* groupsOf(db, yield* variantsOf(db))
  yield* askWho(db, byVariant)
  const groups = [...new Set(byVariant.values())]
    .filter(({ people }) => people.size >= DEMAND.people)
    .sort((one, other) => other.people.size - one.people.size)
  const found: Demand[] = []
  for (const group of groups) {
    if (found.length === DEMAND.shown) break
    const spellings = spellingsOf(group)
    if (!isThere(db, group, spellings))
      found.push({ text: spellings[0] || null, categoryId: group.categoryId, people: group.people.size })
    yield
  }
  return found
}
