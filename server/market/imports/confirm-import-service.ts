import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { checkMayPost } from '../../members/accounts/proof-rule.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { DISK_FULL } from '../../platform/disk.ts'
import { AppError, unavailable } from '../../platform/errors.ts'
import { asideFolder } from '../../platform/images/image-files.ts'
import { type SentPicture, sentBy, withImages } from '../../platform/images/images-service.ts'
import { checkNewcomer } from '../../site/community/newcomers.ts'
import { createItem } from '../items/create-item-service.ts'
import { itemByClientId } from '../items/own-items-queries.ts'
import { IMPORT } from '../limits.ts'
import { checkAdminImport, noteAdminImport } from './admin-imports-service.ts'
import type { ImportFile } from './import-file.ts'
import { linesOf } from './import-lines.ts'
import { Planner, type ReadLine } from './import-plan.ts'
import { checkCurrent, dropFile, getImport, keepFile, running, type Site, withFile } from './import-store.ts'
import { type ImportRow, importById, updateImport } from './imports-queries.ts'
import type { ImportResult } from './imports-shared.ts'
import { TABLE } from './item-columns.ts'
import { planOf } from './preview-import-service.ts'

/** Progress of a confirmation; `line` is the last line that was tried. */
interface Progress extends ImportResult {
  line: number
}

/** Queue of imports by account: each import sees what the previous one has posted. */
const queues = prepared((_db: Db) => new Map<number, Promise<unknown>>())

/** Runs `work` after the user's earlier imports. */
function inTurn<T>(db: Db, accountId: number, work: () => Promise<T>): Promise<T> {
  const before = queues(db).get(accountId) ?? Promise.resolve()
  const run = before.then(work, work)
  queues(db).set(accountId, run)
  const forget = () => {
    if (queues(db).get(accountId) === run) queues(db).delete(accountId)
  }
  run.then(forget, forget)
  return run
}

/** True if an error concerns more than one line: the site is closing or busy, the disk is full, or the user is suspended. A retry continues. */
function endsRun(error: unknown): boolean {
  if (error instanceof AppError) return error.status >= 500 || error.status === 401
  return DISK_FULL.test((error as NodeJS.ErrnoException).code ?? '')
}

class Posting {
  readonly #site: Site
  readonly #row: ImportRow
  readonly #file: ImportFile
  readonly #progress: Progress

  constructor(site: Site, row: ImportRow, file: ImportFile) {
    this.#site = site
    this.#row = row
    this.#file = file
    this.#progress = row.result ? JSON.parse(row.result) : { posted: [], failed: [], line: 0 }
  }

  #note(change: Partial<ImportRow> = {}): void {
    const { posted } = this.#progress
    updateImport(this.#site.db, this.#row.id, {
      result: JSON.stringify(this.#progress),
      posted: posted.length,
      ...change,
    })
  }

  /** Pictures as files; those of the ZIP are unpacked into `folder`. */
  async #pictures({ pictures }: ReadLine, folder: string): Promise<SentPicture[]> {
    const files: SentPicture[] = []
    for (const [at, picture] of pictures.entries()) {
      const path = 'path' in picture ? picture.path : join(folder, String(at))
      if ('inZip' in picture) await this.#file.extract(picture.inZip, path)
      files.push({ path, name: 'inZip' in picture ? picture.inZip : '' })
    }
    return files
  }

  async #post(line: number, read: ReadLine): Promise<void> {
    const { db, images, config } = this.#site
    const { accountId: ownerId } = this.#row
    const { clientId, fields } = read
    checkActive(db, ownerId)
    const folder = await mkdtemp(join(asideFolder(config.uploadsDir), 'unpacked-'))
    try {
      const files = await this.#pictures(read, folder)
      const store = { ...sentBy(images, ownerId), keepsWebp: true }
      await withImages(store, files, (image_ids) =>
        immediate(db, () => {
          // The user may have posted the same item in another way since the preview.
          if (itemByClientId(db).get({ ownerId, clientId })) return
          checkNewcomer(db, ownerId, 'items')
          const id = createItem(db, ownerId, { ...fields, image_ids }, { clientId })
          this.#progress.posted.push(id)
          this.#progress.line = line
          try {
            this.#note()
          } catch (error) {
            this.#progress.posted.pop()
            throw error
          }
        }),
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  #fail(line: number, reason: string): void {
    this.#progress.failed.push({ line, reason })
    this.#progress.line = line
    this.#note()
  }

  async #try(line: number, read: ReadLine): Promise<void> {
    try {
      await this.#post(line, read)
    } catch (error) {
      if (endsRun(error) || !this.#site.db.$client.open) throw error
      const isKnown = error instanceof AppError
      if (!isKnown) this.#site.log.error({ err: error }, 'a line of an import failed')
      this.#fail(line, isKnown ? error.message : m.imports_failed())
    }
  }

  /** Posts the lines of the preview, continuing after an interruption. */
  async run(): Promise<void> {
    const { db, config } = this.#site
    this.#note({ confirmedAt: this.#row.confirmedAt ?? new Date() })
    const wanted = new Set(planOf(this.#row).flatMap(({ line, action }) => (action === 'post' ? [line] : [])))
    const planner = new Planner({ db, uploads: config.uploadsDir }, this.#row.accountId, this.#file)
    for await (const row of linesOf(this.#file, () => {})) {
      if (!wanted.has(row.line) || row.line <= this.#progress.line) continue
      const { line, read } = await planner.plan(row)
      if (line.action === 'error') this.#fail(row.line, line.reason!)
      if (read) await this.#try(row.line, read)
    }
  }

  /** Ends the import. Of a ZIP file only the CSV is retained, because the list of errors is built from it. */
  async end(): Promise<ImportResult> {
    const { db, config } = this.#site
    let { file } = this.#row
    if (this.#file.isZip) {
      const path = join(asideFolder(config.uploadsDir), `unpacked-${this.#row.id}.csv`)
      await this.#file.extract(TABLE, path)
      file = await keepFile(this.#site, path)
    }
    immediate(db, () => {
      this.#note({ doneAt: new Date(), file })
      noteAdminImport(this.#site, this.#row, this.#progress.posted.length)
    })
    if (file !== this.#row.file) await dropFile(this.#site, this.#row.file)
    return resultOf(importById(db).get({ id: this.#row.id })!)
  }
}

function resultOf({ result }: ImportRow): ImportResult {
  const { posted, failed } = JSON.parse(result!) as Progress
  return { posted, failed }
}

const run = (site: Site, id: number): Promise<ImportResult> => {
  const row = importById(site.db).get({ id })!
  return withFile(site, row, async (file) => {
    const posting = new Posting(site, row, file)
    await posting.run()
    return posting.end()
  })
}

/**
 * Posts the lines of the preview. A retry returns the same result or continues an interrupted run.
 * @throws AppError 404 another user's import; 409 expired, or a suspended member; 403 email address not verified, if the site requires it;
 * 503 if it takes longer than IMPORT.patience: retry the call
 */
export async function confirmImport(site: Site, me: number, id: number): Promise<ImportResult> {
  const { db } = site
  const row = getImport(db, me, id)
  if (row.doneAt) return resultOf(row)
  let work = running(db).get(id)
  if (!work) {
    checkCurrent(row)
    checkAdminImport(site, row)
    if (row.accountId === me) checkMayPost(db, me)
    work = inTurn(db, row.accountId, () => run(site, id)).finally(() => running(db).delete(id))
    running(db).set(id, work)
  }
  return Promise.race([
    work,
    wait(IMPORT.patience, undefined, { ref: false }).then(() => {
      throw unavailable(5, m.imports_being_posted())
    }),
  ])
}
