import { rmSync } from 'node:fs'
import fp from 'fastify-plugin'
import { makeFolder } from '../../../db/make-folder.ts'
import type { Db } from '../../../db/open.ts'
import { speaking } from '../../platform/catalogues/current.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { unlessBackingUp } from '../../platform/images/kept-for-backup.ts'
import { siteLanguages } from '../../platform/languages/languages-service.ts'
import { BACKUP } from '../limits.ts'
import { BackupError } from './backup-error.ts'
import { backupRules } from './backup-rules.ts'
import { dailySeries, dayOf, fullSeries, hasOneFor, rotate, type Series } from './rotation.ts'
import { runTool } from './run-tool.ts'
import { diskOf } from './space.ts'

declare module 'fastify' {
  interface FastifyInstance {
    backups: ScheduledBackups
  }
}

/** Scheduled backups in separate processes: the database daily, and full backups if a folder is set. */
export class ScheduledBackups {
  problem: string | null = null
  diskOf = diskOf
  /** Runs due backups; no-op if the site does not listen. */
  look = () => {}
  readonly #db: Db
  readonly #config: Config
  readonly #ending = new AbortController()

  constructor(db: Db, config: Config) {
    this.#db = db
    this.#config = config
  }

  get folder(): string | null {
    return this.#config.backupDir ?? (backupRules.get(this.#db).folder || null)
  }

  get #series(): Series[] {
    const { databaseFile } = this.#config
    const rules = backupRules.get(this.#db)
    const { folder } = this
    return [dailySeries(databaseFile, rules), ...(folder ? [fullSeries(databaseFile, folder, rules)] : [])]
  }

  /** Makes due backups and applies the retention. @returns created files; errors are in `problem`. */
  async makeDue(now = new Date()): Promise<string[]> {
    const made: string[] = []
    const problems: string[] = []
    for (const series of this.#series) {
      if (hasOneFor(series, dayOf(now))) continue
      const file = series.fileOf(dayOf(now))
      try {
        await speaking(siteLanguages(this.#db).site, () => this.#make(series, file))
        rotate(series, dayOf(now))
        made.push(file)
      } catch (error) {
        problems.push((error as Error).message)
      }
    }
    this.problem = problems.join('; ') || null
    return made
  }

  async #make(series: Series, file: string): Promise<void> {
    makeFolder(series.folder)
    // Leftovers are deleted first, because they may fill the disk. Not while a backup is running.
    unlessBackingUp(this.#config.databaseFile, () => {
      for (const left of series.halfDone()) rmSync(left, { force: true })
    })
    const { free, size } = this.diskOf(series.folder)
    if (free < BACKUP.freeShare * size) {
      throw new BackupError(
        m.backups_disk_nearly_full({ folder: series.folder, percent: BACKUP.freeShare * 100 }),
      )
    }
    const args = series.full ? [file] : ['--database-only', file]
    await runTool('backup', this.#config, args, this.#ending.signal)
  }

  /** Aborts a running backup; the next one removes its remains. */
  close(): void {
    this.#ending.abort()
  }
}

/** `app.backups`. Active only if the site listens, after a delay. */
export const scheduledBackups = fp(async (app) => {
  const backups = new ScheduledBackups(app.db, app.config)
  app.decorate('backups', backups)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  const makeDue = async () => {
    try {
      for (const file of await backups.makeDue()) app.log.info({ file }, 'a backup was made')
      if (backups.problem) app.log.warn({ reason: backups.problem }, 'no backup was made')
    } catch (error) {
      app.log.error({ err: error }, 'making backups failed')
    }
  }
  /** Runs after a check in progress, because that may use older rules. */
  const look = () => {
    clearTimeout(timer)
    const mine = (looking ?? Promise.resolve()).then(makeDue).then(() => {
      if (looking !== mine) return
      looking = undefined
      timer = setTimeout(look, BACKUP.lookEvery).unref()
    })
    looking = mine
  }
  app.addHook('onListen', () => {
    timer = setTimeout(look, BACKUP.firstLook).unref()
    backups.look = look
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    backups.look = () => {}
    backups.close()
  })
})
