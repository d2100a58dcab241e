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
import { BACKUP } from '../../platform/limits.ts'
import type { BackupStateView } from './backups-shared.ts'
import { runTool } from './run-tool.ts'
import { diskOf, readableBytes } from './space.ts'

declare module 'fastify' {
  interface FastifyInstance {
    transfers: BackupTransfers
  }
}

/** Passes on the bytes that come in, for as long as the disk has room for them. @throws AppError 507 as `requireDiskSpace`. */
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

/** One backup that admins download, and one file that they have uploaded to restore from. Both are forgotten at a restart. */
export class BackupTransfers {
  readonly #config: Places
  readonly #ending = new AbortController()
  #download: BackupStateView['download'] = { state: 'none', url: null, size: null, problem: null }
  #token = ''
  #expiry: NodeJS.Timeout | undefined
  /** Whether the last byte was sent: from then on the download may be continued for a while, but not started over. */
  #wasSent = false
  #brokeOffAt: number | null = null
  /** Whether somebody has left since the backup that is being made was begun. */
  #isOutdated = false
  #restore: { state: 'none' | 'checking' | 'failed'; problem: string | null } = {
    state: 'none',
    problem: null,
  }

  /** Whether the restore was cancelled while its file was being verified. */
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

  /** Begins a backup unless one is being made. Its address is good for one download, and ends a quarter of an hour after its last use. */
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

  /** Called after an account deletion. A backup that is ready or being made holds what was theirs, so it is made again. */
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

  /** When the last download broke off, in milliseconds since 1970; null once it was finished or another was begun. */
  get brokeOffAt(): number | null {
    return this.#brokeOffAt
  }

  /**
   * The file behind an address, or the part of it with which a broken download continues. Once its last byte was read it may still
   * be continued for a while, since what was read may not have arrived, but not started over.
   *
   * @throws AppError 404 for an address that does not work, or not any more.
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

  /** Whether a download, or a part of one, has come to its end. */
  noteEnd(arrived: boolean): void {
    this.#brokeOffAt = arrived ? null : Date.now()
  }

  /**
   * Receives a backup and begins to verify it; `state` says how that ends. The next start of the site restores it.
   *
   * @param length bytes that its sender has announced, for which room is required at once; 0 where none were. Free room is checked again
   * as the bytes come.
   * @throws AppError 409 while another is being verified, 507 without room for it.
   */
  async receive(body: Readable, length: number): Promise<void> {
    if (this.#restore.state === 'checking') throw conflict(m.backups_another_file_is_being_checked_please())
    const missing = length + this.#config.minFreeBytes - diskOf(this.#config.uploadsDir).free
    if (missing > 0)
      throw insufficientStorage(
        m.backups_the_disk_is_too_full_for_it_more_must({ readableBytes: readableBytes(missing) }),
      )
    this.#restore = { state: 'checking', problem: null }
    this.#isUnwanted = false
    const file = this.#file(`restore-${randomBytes(8).toString('hex')}`)
    const done = (problem: string | null) => {
      rmSync(file, { force: true })
      if (this.#isUnwanted) cancelRestore(this.#config.databaseFile)
      this.#restore = problem === null ? { state: 'none', problem } : { state: 'failed', problem }
    }
    try {
      // Were the request destroyed together with this stream, it could not be answered.
      const parts = whileThereIsRoom(body.iterator({ destroyOnReturn: false }), this.#config)
      await pipeline(parts, createWriteStream(file, { mode: 0o600 }), { signal: this.#ending.signal })
    } catch (error) {
      done(error instanceof AppError ? error.message : m.backups_it_did_not_arrive_in_full())
      // The rest of the body is read and dropped, since browsers read no answer before they have sent everything.
      body.resume()
      throw error
    }
    const timeout = BACKUP.check + BACKUP.checkMegabyte * Math.ceil(statSync(file).size / 1e6)
    runTool('restore', this.#config, ['--at-next-start', file], this.#ending.signal, timeout).then(
      () => done(null),
      (error: Error) => done(error.message.replaceAll(file, m.backups_this_file())),
    )
  }

  /** Cancels a restore that waits for the next start, or one whose file is still being verified. */
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

/** The state of a restore, for the page that has sent its file. */
export const restoreState = ({
  transfers,
  startAnew,
}: Pick<FastifyInstance, 'transfers' | 'startAnew'>): BackupStateView['restore'] => ({
  ...transfers.restore,
  can_start: startAnew !== null,
})

/**
 * Gives the function that restarts the site, which then restores the backup that waits. Nothing happens until it is called.
 *
 * @throws AppError 409 where no restore waits, or where the site cannot restart by itself.
 */
export function restarterOf({
  transfers,
  startAnew,
}: Pick<FastifyInstance, 'transfers' | 'startAnew'>): () => void {
  if (transfers.restore.state !== 'waiting') throw conflict(m.backups_no_backup_waits())
  if (!startAnew) throw conflict(m.backups_start_by_hand())
  return startAnew
}

/** `app.transfers`: the same for the pages of admins and the welcome page, so that only one file is verified at a time. */
export const backupTransfers = fp(async (app) => {
  const transfers = new BackupTransfers(app.config)
  app.decorate('transfers', transfers)
  app.addHook('onClose', async () => transfers.close())
})
