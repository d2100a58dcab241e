import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Db, prepared } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { asideFolder, namesIn } from '../../platform/images/image-files.ts'
import { every } from '../../platform/jobs.ts'
import { HOUR } from '../../platform/time-shared.ts'
import { IMPORT } from '../limits.ts'
import { ImportFile } from './import-file.ts'
import {
  type ImportRow,
  importById,
  neededFiles,
  storedImports,
  sweepImports,
  updateImport,
} from './imports-queries.ts'
import type { ImportResult } from './imports-shared.ts'

export type Site = Pick<FastifyInstance, 'config' | 'db' | 'images' | 'log'>

/** Prefix of files in `asideFolder` that wait for confirmation. */
const FILE = 'import-'

const pathOf = ({ config }: Pick<Site, 'config'>, file: string) => join(asideFolder(config.uploadsDir), file)

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

/** Stores a file until the import expires; returns its name. */
export async function keepFile(site: Pick<Site, 'config'>, path: string): Promise<string> {
  const name = `${FILE}${randomBytes(16).toString('hex')}`
  await rename(path, pathOf(site, name))
  return name
}

export const dropFile = (site: Pick<Site, 'config'>, file: string): Promise<void> =>
  file === '' ? Promise.resolve() : rm(pathOf(site, file), { force: true })

/** Reads the file of an import. @throws AppError 409 expired; 422 file not accepted */
export async function withFile<T>(
  site: Pick<Site, 'config'>,
  row: ImportRow,
  use: (file: ImportFile) => Promise<T>,
): Promise<T> {
  checkCurrent(row)
  const file = await ImportFile.open(pathOf(site, row.file))
  try {
    return await use(file)
  } finally {
    file.close()
  }
}

/** @throws AppError 404 another user's import, or deleted */
export function getImport(db: Db, me: number, id: number): ImportRow {
  const row = importById(db).get({ id })
  if (row?.byId !== me) throw notFound(m.imports_not_found())
  return row
}

/** @throws AppError 409 for an import that has expired. */
export function checkCurrent(row: ImportRow): void {
  if (row.plan === null || row.expiresAt.getTime() <= Date.now()) throw conflict(m.imports_expired())
}

/** Expires the oldest imports of a user above the storage limit. */
export async function expireSurplus(site: Pick<Site, 'config' | 'db'>, byId: number): Promise<void> {
  let bytes = 0
  for (const [at, { id, size, file }] of storedImports(site.db).all({ byId, now: Date.now() }).entries()) {
    bytes += size
    if (at < IMPORT.stored && bytes <= IMPORT.storedBytes) continue
    updateImport(site.db, id, { plan: null, file: '' })
    await dropFile(site, file)
  }
}

/** Imports in confirmation, by id. */
export const running = prepared((_db: Db) => new Map<number, Promise<ImportResult>>())

/** Deletes an import; posted items remain. @throws AppError 404; 409 while its items are being posted */
export async function deleteImport(site: Pick<Site, 'config' | 'db'>, me: number, id: number): Promise<void> {
  const { file } = getImport(site.db, me, id)
  if (running(site.db).has(id)) throw conflict(m.imports_being_posted())
  updateImport(site.db, id, { isDeleted: true, plan: null, result: null, file: '' })
  await dropFile(site, file)
}

/** Deletes files that no import needs: of expired imports, deleted accounts, and killed processes. */
async function sweep({ config, db }: Pick<Site, 'config' | 'db'>): Promise<void> {
  const now = Date.now()
  sweepImports(db, now, now - IMPORT.resultLifetime)
  const needed = new Set(
    neededFiles(db)
      .all({ now })
      .map(({ file }) => file),
  )
  for (const name of await namesIn(asideFolder(config.uploadsDir))) {
    if (!name.startsWith(FILE) || needed.has(name)) continue
    const path = pathOf({ config }, name)
    // The row of a new file may not be written yet.
    const age = now - ((await stat(path).catch(() => null))?.mtimeMs ?? now)
    if (age > HOUR) await rm(path, { force: true })
  }
}

export const sweepImportsHourly = (app: FastifyInstance): void =>
  every(app, HOUR, 'imports', () => sweep(app))
