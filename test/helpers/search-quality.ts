import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { accounts, categories, images } from '../../db/schema/index.ts'
import { createItem } from '../../server/market/items/create-item-service.ts'
import { speaking } from '../../server/platform/catalogues/current.ts'
import { saveLanguages } from '../../server/platform/languages/languages-service.ts'
import { searchFor } from '../../server/platform/search/search-service.ts'
import { fillDefaults } from '../../server/site/content/defaults.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/search')
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar'] as const
type Language = (typeof LANGUAGES)[number]

/** Relevance judgements per language, and `across` for queries that must find items of all languages. */
export const SETS = [...LANGUAGES, 'across'] as const

interface Judged {
  id: number
  name: string
  language: Language
  tags: string[]
}

interface Query {
  text: string
  language: Language
  must: string[]
  may: string[]
}

export interface QueryResult {
  query: string
  /** Fractions from 0 to 1. */
  precision: number
  recall: number
  found: number
  wrong: string[]
  missed: string[]
}

const linesOf = (file: string) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Queries of a set; in `across`, each line begins with its language. */
export const queriesOf = (set: (typeof SETS)[number]): Query[] =>
  linesOf(`${set}.txt`).map((line) => {
    const [left, right] = line.split(' = ') as [string, string]
    const language = set === 'across' ? (left.slice(0, 2) as Language) : set
    const tags = right.split(' ')
    return {
      text: set === 'across' ? left.slice(4) : left,
      language,
      must: tags.filter((tag) => !tag.startsWith('~')),
      may: tags.filter((tag) => tag.startsWith('~')).map((tag) => tag.slice(1)),
    }
  })

/** Lists all items of the fixture. */
function listItems(db: Db): Judged[] {
  const owner = db
    .insert(accounts)
    .values({
      name: 'Olga',
      email: 'olga@example.org',
      phoneNumber: '1',
      address: '1',
      passwordHash: '1',
      termsAcceptedAt: new Date(),
    })
    .returning({ id: accounts.id })
    .get().id
  const category = db
    .insert(categories)
    .values({ name: '1', position: -1 })
    .returning({ id: categories.id })
    .get().id
  const image = db
    .insert(images)
    .values({ hash: '0', width: 320, height: 240, widths: [320], placeholder: '-', size: 1 })
    .returning({ id: images.id })
    .get().id
  return linesOf('items.txt').flatMap((line) => {
    const [, tags, columns] = /^([^:]+): (.*)$/u.exec(line)!
    return columns!.split(' | ').map((name, at): Judged => {
      const id = createItem(db, owner, {
        name,
        description: '-',
        product_category_id: category,
        condition: 'Old',
        image_ids: [image],
      })
      return { id, name, language: LANGUAGES[at]!, tags: tags!.split(' ') }
    })
  })
}

/** A temporary market with the fixture's items, in all languages. */
export function judgedMarket() {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-search-'))
  const db = openDatabase(join(folder, 'market.sqlite'))
  migrateDatabase(db)
  fillDefaults(db)
  saveLanguages(db, { site: 'en', offered: [...LANGUAGES] })
  // The first search stores the spellings of all items, as the start of a site does.
  searchFor(db, { text: 'lamp', sort: null, shown: 12 })
  const items = listItems(db)

  /** Searches in the query's language and compares the result with the judgement. */
  function judge(query: Query, isAcross: boolean): QueryResult {
    const { ids } = speaking(query.language, () => searchFor(db, { text: query.text, sort: null, shown: 12 }))
    const fits = ({ tags }: Judged, wanted: string[]) => tags.some((tag) => wanted.includes(tag))
    const mayFit = ({ tags }: Judged) => tags.some((tag) => query.must.includes(tag.replace(/^~/, '')))
    const must = items.filter(
      (item) => fits(item, query.must) && (isAcross || item.language === query.language),
    )
    const right = new Set(items.filter((item) => mayFit(item) || fits(item, query.may)).map(({ id }) => id))
    const first = ids.slice(0, 10)
    return {
      query: query.text,
      precision: first.length > 0 ? first.filter((id) => right.has(id)).length / first.length : 1,
      recall: must.filter(({ id }) => ids.includes(id)).length / must.length,
      found: ids.length,
      wrong: items.filter(({ id }) => ids.includes(id) && !right.has(id)).map(({ name }) => name),
      missed: must.filter(({ id }) => !ids.includes(id)).map(({ name }) => name),
    }
  }

  /** Judges a set: mean precision and recall, and wrong items as a fraction of all found. */
  function judgeSet(set: (typeof SETS)[number]) {
    const results = queriesOf(set).map((query) => judge(query, set === 'across'))
    const mean = (of: (result: QueryResult) => number) =>
      results.reduce((sum, result) => sum + of(result), 0) / results.length
    const found = results.reduce((sum, result) => sum + result.found, 0)
    const wrong = results.reduce((sum, result) => sum + result.wrong.length, 0)
    return {
      results,
      precision: mean(({ precision }) => precision),
      recall: mean(({ recall }) => recall),
      wrong: wrong / Math.max(found, 1),
    }
  }

  function close() {
    db.$client.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { judgeSet, close }
}
