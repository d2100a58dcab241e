import { rmSync } from 'node:fs'
import fp from 'fastify-plugin'
import { makeFolder } from '../../db/make-folder.ts'
import type { Config } from '../config.ts'
import { unlessBackingUp } from '../images/kept-for-backup.ts'
import { BACKUP } from '../limits.ts'
import { BackupError } from './backup-error.ts'
import { dailySeries, dayOf, fullSeries, rotate, type Series } from './rotation.ts'
import { runTool } from './run-tool.ts'
import { diskOf } from './space.ts'

declare module 'fastify' {
  interface FastifyInstance {
    backups: ScheduledBackups
  }
}

/**
 * Backups that are made by themselves, each in a process of its own: the database alone every day, and everything as
 * well where BACKUP_DIR is set.
 */
export class ScheduledBackups {
  /** What kept the last one from being made; null where nothing did. */
  problem: string | null = null
  /** How full a disk is. */
  diskOf = diskOf
  readonly #config: Config
  readonly #ending = new AbortController()

  constructor(config: Config) {
    this.#config = config
  }

  get #series(): Series[] {
    const { databaseFile, backupDir } = this.#config
    return [dailySeries(databaseFile), ...(backupDir ? [fullSeries(databaseFile, backupDir)] : [])]
  }

  /**
   * Makes what is not there yet of this day, and removes what has had its time.
   *
   * @returns the files that were made. What goes wrong is in `problem` afterwards.
   */
  async makeDue(now = new Date()): Promise<string[]> {
    const made: string[] = []
    const problems: string[] = []
    for (const series of this.#series) {
      if (series.days().includes(dayOf(now))) continue
      const file = series.fileOf(dayOf(now))
      try {
        await this.#make(series, file)
        rotate(series)
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
    // Before the disk is looked at, which they may have filled; what one that is being made has written is no leftover.
    unlessBackingUp(this.#config.databaseFile, () => {
      for (const left of series.halfDone()) rmSync(left, { force: true })
    })
    const { free, size } = this.diskOf(series.folder)
    if (free < BACKUP.freeShare * size) {
      throw new BackupError(`less than ${BACKUP.freeShare * 100} % of the disk of ${series.folder} is free`)
    }
    const args = series.full ? [file] : ['--database-only', file]
    await runTool('backup', this.#config, args, this.#ending.signal)
  }

  /** Ends what is being made; the next one removes what it leaves. */
  close(): void {
    this.#ending.abort()
  }
}

/** `app.backups`. Only a site that listens makes them, a while after it has begun to. */
export const scheduledBackups = fp(async (app) => {
  const backups = new ScheduledBackups(app.config)
  app.decorate('backups', backups)
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    try {
      for (const file of await backups.makeDue()) app.log.info({ file }, 'a backup was made')
      if (backups.problem) app.log.warn({ reason: backups.problem }, 'no backup was made')
    } catch (error) {
      app.log.error({ err: error }, 'making backups failed')
    }
    timer = setTimeout(look, BACKUP.lookEvery).unref()
  }
  app.addHook('onListen', () => {
    timer = setTimeout(look, BACKUP.firstLook).unref()
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    backups.close()
  })
})
