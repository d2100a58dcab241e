import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cancelRestore, isRestorePending } from '../../db/pending-restore.ts'
import * as m from '../catalogues/messages.ts'
import type { Config } from '../config.ts'
import { conflict, insufficientStorage, notFound } from '../errors.ts'
import { byteRange } from '../http/byte-range.ts'
import { asideFolder } from '../images/image-files.ts'
import { BACKUP } from '../limits.ts'
import type { BackupStateView } from './backups-shared.ts'
import { runTool } from './run-tool.ts'
import { diskOf, readableBytes } from './space.ts'

type Places = Pick<Config, 'databaseFile' | 'uploadsDir' | 'minFreeBytes'>

/** What goes on for admins: one backup to download, and one file to restore from. It is forgotten at a restart. */
export class BackupTransfers {
  readonly #config: Places
  readonly #ending = new AbortController()
  #download: BackupStateView['download'] = { state: 'none', url: null, size: null, problem: null }
  #token = ''
  #expiry: NodeJS.Timeout | undefined
  #brokeOff = false
  #restore: { state: 'none' | 'checking' | 'failed'; problem: string | null } = {
    state: 'none',
    problem: null,
  }

  constructor(config: Places) {
    this.#config = config
  }

  get state(): Pick<BackupStateView, 'download' | 'restore'> {
    const isWaiting = this.#restore.state !== 'checking' && isRestorePending(this.#config.databaseFile)
    return {
      download: this.#download,
      restore: isWaiting ? { state: 'waiting', problem: null } : this.#restore,
    }
  }

  #file(name: string): string {
    return join(asideFolder(this.#config.uploadsDir), name)
  }

  /** Begins a backup unless one is being made; its address works until all of it was fetched, for a quarter of an hour after it was last asked for. */
  begin(): void {
    if (this.#download.state === 'making') return
    this.#drop()
    this.#brokeOff = false
    this.#download = { state: 'making', url: null, size: null, problem: null }
    const token = randomBytes(32).toString('base64url')
    const file = this.#file(`download-${token}`)
    runTool('backup', this.#config, [file], this.#ending.signal).then(
      () => {
        this.#token = token
        const url = `/admin/backup/download/${token}`
        this.#download = { state: 'ready', url, size: statSync(file).size, problem: null }
        this.#expiry = setTimeout(() => this.#drop(), BACKUP.offered).unref()
      },
      (error: Error) => {
        this.#download = { state: 'failed', url: null, size: null, problem: error.message }
      },
    )
  }

  #drop(): void {
    clearTimeout(this.#expiry)
    if (this.#token) rmSync(this.#file(`download-${this.#token}`), { force: true })
    this.#token = ''
    this.#download = { state: 'none', url: null, size: null, problem: null }
  }

  /** Whether the last download of a backup broke off and has not been finished. */
  get brokeOff(): boolean {
    return this.#brokeOff
  }

  /**
   * The file of an address, or the part of it that a download that broke off goes on with. The address is gone once the last
   * byte was read, and some time after the last part was asked for.
   *
   * @throws AppError 404
   */
  take(token: string, range: string | undefined, ifRange: string | undefined) {
    if (token !== this.#token || token === '') throw notFound()
    const file = this.#file(`download-${token}`)
    const { size } = statSync(file)
    const etag = `"${token.slice(0, 16)}"`
    const part = byteRange(range, size, etag, ifRange)
    if (part === 'unsatisfiable') return { size, etag, part }
    const { start, end } = part ?? { start: 0, end: size - 1 }
    const stream = createReadStream(file, { start, end })
    this.#expiry?.refresh()
    this.#brokeOff = true
    stream.once('end', () => {
      this.#brokeOff = false
      // What was asked for up to the end is there in full.
      if (end === size - 1 && token === this.#token) this.#drop()
    })
    return { size, etag, part, stream }
  }

  /**
   * Takes a backup in and begins to verify it; `state` says how that ends. It takes the site's place at the next start.
   *
   * @throws AppError 409 while another is looked at, 507 without room for it.
   */
  async receive(body: Readable, length: number): Promise<void> {
    if (this.#restore.state === 'checking') throw conflict(m.backups_another_file_is_being_checked_please())
    const missing = length + this.#config.minFreeBytes - diskOf(this.#config.uploadsDir).free
    if (missing > 0)
      throw insufficientStorage(
        m.backups_the_disk_is_too_full_for_it_more_must({ readableBytes: readableBytes(missing) }),
      )
    this.#restore = { state: 'checking', problem: null }
    const file = this.#file(`restore-${randomBytes(8).toString('hex')}`)
    const done = (problem: string | null) => {
      rmSync(file, { force: true })
      this.#restore = problem === null ? { state: 'none', problem } : { state: 'failed', problem }
    }
    try {
      await pipeline(body, createWriteStream(file, { mode: 0o600 }), { signal: this.#ending.signal })
    } catch (error) {
      done(m.backups_it_did_not_arrive_in_full())
      throw error
    }
    const timeout = BACKUP.check + BACKUP.checkMegabyte * Math.ceil(statSync(file).size / 1e6)
    runTool('restore', this.#config, ['--at-next-start', file], this.#ending.signal, timeout).then(
      () => done(null),
      (error: Error) => done(error.message.replaceAll(file, 'this file')),
    )
  }

  /** Takes back a restore that waits for the next start. */
  cancel(): void {
    cancelRestore(this.#config.databaseFile)
    if (this.#restore.state === 'failed') this.#restore = { state: 'none', problem: null }
  }

  close(): void {
    this.#ending.abort()
    this.#drop()
  }
}
