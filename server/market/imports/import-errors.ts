import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, csvRow, guarded, unguarded } from '../../platform/csv.ts'
import type { ImportFile } from './import-file.ts'
import { linesOf } from './import-lines.ts'
import { getImport, type Site, withFile } from './import-store.ts'
import type { ImportRow } from './imports-queries.ts'
import type { ImportResult } from './imports-shared.ts'
import { planOf } from './preview-import-service.ts'

/** Errors of invalid and failed lines, by line. */
function reasonsOf(row: ImportRow): Map<number, string> {
  const wrong = planOf(row).filter(({ action }) => action === 'error')
  const { failed = [] }: Partial<ImportResult> = JSON.parse(row.result ?? '{}')
  return new Map([...wrong, ...failed].map(({ line, reason }) => [line, reason!]))
}

async function* wrongRows(file: ImportFile, reasons: Map<number, string>): AsyncGenerator<string> {
  let columns = 0
  const rows: string[] = []
  const add = (cells: string[], reason: string) => {
    const padded = Array.from({ length: columns }, (_, at) => guarded(unguarded(cells[at] ?? '')))
    rows.push(csvRow([...padded, guarded(reason)]))
  }
  const header = (names: string[]) => {
    columns = names.length
    add(names, 'reason')
  }
  yield BYTE_ORDER_MARK
  for await (const { line, raw } of linesOf(file, header)) {
    const reason = reasons.get(line)
    if (reason) add(raw, reason)
    yield* rows.splice(0)
  }
}

/** Streams the invalid lines of an import as CSV. @throws AppError 404 another user's import; 409 expired */
export async function importErrors(
  site: Pick<Site, 'config' | 'db'>,
  me: number,
  id: number,
): Promise<Readable> {
  const row = getImport(site.db, me, id)
  const reasons = reasonsOf(row)
  // Opened before the response begins, so that an expired import gives an error instead of a partial file.
  return new Promise((resolve, reject) => {
    withFile(site, row, (file) => {
      const stream = Readable.from(wrongRows(file, reasons), { objectMode: false })
      resolve(stream)
      return new Promise<void>((end) => stream.once('close', end))
    }).catch(reject)
  })
}
