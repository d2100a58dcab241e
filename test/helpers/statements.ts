import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, PREPARED } from '../../db/open.ts'
import { ROOT } from '../../server/ops/process.mjs'
import { measureHealth } from '../../server/trading/circles/measure-health.ts'
import { graphOf } from '../../server/trading/swap-days/day-graph.ts'

/** Programs and workers: they do something when they are imported. */
const PROGRAMS =
  /^server\/(?:main\.ts$|ops\/|platform\/(?:images\/(?:image-process|heic-worker)|catalogues\/report)|trading\/circles\/(?:run|health)-worker|trading\/swap-days\/match-worker)/
/** Tables that exist only within a connection, a backup or a rebuild; temporary tables are named `temp.`. */
const ELSEWHERE = /\btemp\.|\bsqlar\b|\bbackup_manifest\b|\bwords_of_|\brestored\.|\bbackup\./

/** Readers that build statements while they run; an empty market is enough to prepare these. */
const READERS: Record<string, (db: Db) => unknown> = {
  measureHealth: (db) => measureHealth(db.$client, 0),
  graphOf: (db) => graphOf(db, 0),
}

const sources = () =>
  globSync('server/**/*.ts', { cwd: ROOT }).filter((file) => !file.includes('/generated/'))

/** Offset of a call's argument, after type arguments; -1 if it is not a call. */
function argumentAt(text: string, from: number): number {
  let at = from
  if (text[at] === '<') {
    for (let depth = 0; at < text.length; at++) {
      if (text[at] === '<') depth++
      else if (text[at] === '>' && text[at - 1] !== '=' && --depth === 0) break
    }
    at++
  }
  if (text[at] !== '(') return -1
  return at + 1 + text.slice(at + 1).search(/\S/)
}

/** The literal statements of a source: those of `.prepare(…)` without a value filled in. */
function literalsIn(text: string): string[] {
  return [...text.matchAll(/\.prepare\b/g)].flatMap(({ index }) => {
    const at = argumentAt(text, index + '.prepare'.length)
    const quote = text[at]
    if (at < 0 || !quote || !'`\'"'.includes(quote)) return []
    const sql = text.slice(at + 1, text.indexOf(quote, at + 1))
    return sql.includes('${') || ELSEWHERE.test(sql) ? [] : [sql]
  })
}

/** Imports every module of the server, so that all `prepared` queries are known. */
export async function importServer(): Promise<void> {
  for (const file of sources()) if (!PROGRAMS.test(file)) await import(join(ROOT, file))
}

/**
 * Prepares all statements of the server on a database: those of `prepared`, of readers, and literals that are prepared inside functions.
 *
 * @returns how many, and the errors of those that do not fit the schema.
 */
export function prepareAll(db: Db): { count: number; errors: string[] } {
  const errors: string[] = []
  let count = 0
  const attempt = (what: string, run: () => unknown) => {
    count++
    try {
      run()
    } catch (error) {
      errors.push(
        `${error instanceof Error ? error.message : error} in ${what.replaceAll(/\s+/g, ' ').slice(0, 200)}`,
      )
    }
  }
  for (const [prepare, query] of PREPARED) attempt(String(prepare), () => query(db))
  for (const [name, read] of Object.entries(READERS)) attempt(name, () => read(db))
  for (const file of sources())
    for (const sql of literalsIn(readFileSync(join(ROOT, file), 'utf8')))
      attempt(`${file}: ${sql}`, () => db.$client.prepare(sql))
  return { count, errors }
}
