import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { cancelRestore, isRestorePending } from '../../../db/pending-restore.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { requireDiskSpace } from '../../platform/disk.ts'
import { AppError, conflict, insufficientStorage, notFound } from '../../platform/errors.ts'
import { byteRange } from '../../platform/http/byte-range.ts'
import { asideFolder } from '../../platform/images/image-files.ts'
import { BACKUP } from '../limits.ts'
import type { BackupStateView } from './backups-shared.ts'
import { runTool } from './run-tool.ts'
import { diskOf, readableBytes } from './space.ts'

declare module 'fastify' {
  interface FastifyInstance {
    transfers: BackupTransfers
  }
}

/** Forwards the body while the disk has space. @throws AppError 507 as `requireDiskSpace` */
async function* whileThereIsRoom(body: AsyncIterable<Buffer>, config: Places) {
  let left: number = BACKUP.bytesAtOnce
  for await (const part of body) {
    left -= part.length
    if (left < 0) {
      await requireDiskSpace(config)
      left = BACKUP.bytesAtOnce
    }
    yield part
  }
}

type Places = Pick<Config, 'databaseFile' | 'uploadsDir' | 'minFreeBytes'>

/** State of one backup download and one uploaded backup; lost at a restart. */
class BackupTransfers {
  readonly #config: Places
  readonly #ending = new AbortController()
  #download: BackupStateView['download'] = { state: 'none', url: null, size: null, problem: null }
  #token = ''
  #expiry: NodeJS.Timeout | undefined
  /** True when the last byte was sent. The download may then be resumed for a while, but not restarted. */
  #wasSent = false
  #brokeOffAt: number | null = null
  /** True if an account was deleted since the backup in progress began. */
  #isOutdated = false
  #restore: { state: 'none' | 'checking' | 'failed'; problem: string | null } = {
    state: 'none',
    problem: null,
  }

  /** True if the admin cancelled the restore while the backup was verified. */
  #isUnwanted = false

  constructor(config: Places) {
    this.#config = config
  }

  get download(): BackupStateView['download'] {
    return this.#download
  }

  get restore(): Omit<BackupStateView['restore'], 'can_start'> {
    const isWaiting = this.#restore.state !== 'checking' && isRestorePending(this.#config.databaseFile)
    return isWaiting ? { state: 'waiting', problem: null } : this.#restore
  }

  #file(name: string): string {
    return join(asideFolder(this.#config.uploadsDir), name)
  }

  /** Starts a backup unless one is running. Its URL serves one download, which can be resumed, and expires 15 minutes after the last request. */
  begin(): void {
    if (this.#download.state === 'making') return
    this.#drop()
    this.#brokeOffAt = null
    this.#isOutdated = false
    this.#download = { state: 'making', url: null, size: null, problem: null }
    const token = randomBytes(32).toString('base64url')
    const file = this.#file(`download-${token}`)
    runTool('backup', this.#config, [file], this.#ending.signal).then(
      () => {
        this.#token = token
        if (this.#isOutdated) return this.#again()
        const url = `/admin/backup/download/${token}`
        this.#download = { state: 'ready', url, size: statSync(file).size, problem: null }
        this.#expiry = setTimeout(() => this.#drop(), BACKUP.offered).unref()
      },
      (error: Error) => {
        this.#download = { state: 'failed', url: null, size: null, problem: error.message }
      },
    )
  }

  /** Call it after an account deletion. The backup in progress contains the deleted data, so it is made again. */
  forget(): void {
    if (this.#download.state === 'making') this.#isOutdated = true
    else if (this.#download.state === 'ready') this.#again()
    else this.#drop()
  }

  #again(): void {
    this.#drop()
    this.begin()
  }

  #drop(): void {
    clearTimeout(this.#expiry)
    if (this.#token) rmSync(this.#file(`download-${this.#token}`), { force: true })
    this.#token = ''
    this.#wasSent = false
    this.#download = { state: 'none', url: null, size: null, problem: null }
  }

  /** Time of the last aborted download in milliseconds since 1970; null after a success or a new start. */
  get brokeOffAt(): number | null {
    return this.#brokeOffAt
  }

  /**
   * Opens the file of a download, or a range to resume it. After the last byte it can still be resumed for a while, because data may not
   * have arrived.
   * @throws AppError 404 invalid or expired URL
   */
  take(token: string, range: string | undefined, ifRange: string | undefined) {
    if (token !== this.#token || token === '') throw notFound()
    const file = this.#file(`download-${token}`)
    const { size } = statSync(file)
    const etag = `"${token.slice(0, 16)}"`
    const part = byteRange(range, size, etag, ifRange)
    if (part === 'unsatisfiable') return { size, etag, part }
    const { start, end } = part ?? { start: 0, end: size - 1 }
    if (this.#wasSent && start === 0) throw notFound()
    const stream = createReadStream(file, { start, end })
    this.#expiry?.refresh()
    stream.once('end', () => {
      if (token !== this.#token || end < size - 1) return
      this.#wasSent = true
      this.#download = { state: 'none', url: null, size: null, problem: null }
    })
    return { size, etag, part, stream }
  }

  /** Records whether a download or range was complete. */
  noteEnd(arrived: boolean): void {
    this.#brokeOffAt = arrived ? null : Date.now()
  }

  /**
   * Receives a backup and starts its verification; see `state`. The next start restores it.
   * @param length announced bytes, for which space is checked first; 0 if unknown.
   * @throws AppError 409 another verification is running; 507 not enough space
   */
  async receive(body: Readable, length: number): Promise<void> {
    if (this.#restore.state === 'checking') throw conflict(m.backups_busy_checking())
    const missing = length + this.#config.minFreeBytes - diskOf(this.#config.uploadsDir).free
    if (missing > 0)
      throw insufficientStorage(m.backups_disk_needs_more({ readableBytes: readableBytes(missing) }))
    this.#restore = { state: 'checking', problem: null }
    this.#isUnwanted = false
    const file = this.#file(`restore-${randomBytes(8).toString('hex')}`)
    const done = (problem: string | null) => {
      rmSync(file, { force: true })
      if (this.#isUnwanted) cancelRestore(this.#config.databaseFile)
      this.#restore = problem === null ? { state: 'none', problem } : { state: 'failed', problem }
    }
    try {
      // The iterator must not destroy the request, because that would prevent the response.
      const parts = whileThereIsRoom(body.iterator({ destroyOnReturn: false }), this.#config)
      await pipeline(parts, createWriteStream(file, { mode: 0o600 }), { signal: this.#ending.signal })
    } catch (error) {
      done(error instanceof AppError ? error.message : m.backups_upload_incomplete())
      // Reads the rest of the body, because browsers read a response only after they have sent the whole body.
      body.resume()
      throw error
    }
    const timeout = BACKUP.check + BACKUP.checkMegabyte * Math.ceil(statSync(file).size / 1e6)
    runTool('restore', this.#config, ['--at-next-start', file], this.#ending.signal, timeout).then(
      () => done(null),
      (error: Error) => done(error.message.replaceAll(file, m.backups_this_file())),
    )
  }

  /** Cancels a pending restore or a running verification. */
  cancel(): void {
    this.#isUnwanted = true
    cancelRestore(this.#config.databaseFile)
    if (this.#restore.state === 'failed') this.#restore = { state: 'none', problem: null }
  }

  close(): void {
    this.#ending.abort()
    this.#drop()
  }
}

/** State of the verification and the restore, for the page that uploaded the file. */
export const restoreState = ({
  transfers,
  startAnew,
}: Pick<FastifyInstance, 'transfers' | 'startAnew'>): BackupStateView['restore'] => ({
  ...transfers.restore,
  can_start: startAnew !== null,
})

/** Returns a function that restarts the site. @throws AppError 409 no pending restore, or the site cannot restart itself */
export function restarterOf({
  transfers,
  startAnew,
}: Pick<FastifyInstance, 'transfers' | 'startAnew'>): () => void {
  if (transfers.restore.state !== 'waiting') throw conflict(m.backups_no_backup_waits())
  if (!startAnew) throw conflict(m.backups_start_by_hand())
  return startAnew
}

/** `app.transfers`, shared by admin and setup pages, so that only one file is verified at a time. */
export const backupTransfers = fp(async (app) => {
  const transfers = new BackupTransfers(app.config)
  app.decorate('transfers', transfers)
  app.addHook('onClose', async () => transfers.close())
})
