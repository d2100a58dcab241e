import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { DAY } from '../../platform/time-shared.ts'
import type { BackupRules } from './backup-rules.ts'

/** The date of a moment in UTC, as 2026-11-21. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return dayOf(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY))
}

/** A kind of scheduled backup: at most one file a day, in one folder. */
export interface Series {
  folder: string
  /** Path of the backup of a day. */
  fileOf(day: string): string
  /** Days that have a backup, the newest first. */
  days(): string[]
  /** Days between two backups. */
  every: number
  /** Paths of files that killed backups have left, whatever their day. */
  halfDone(): string[]
  /** Of these days, given the newest first, those whose backups are kept. */
  keeps(days: readonly string[]): Set<string>
  /** Whether the uploads are in it. */
  full: boolean
}

function seriesIn(
  folder: string,
  start: string,
  { full, every }: Pick<Series, 'full' | 'every'>,
  keeps: Series['keeps'],
): Series {
  const fileOf = (day: string) => join(folder, `${start}${day}.sqlite`)
  const named = (rest: RegExp) =>
    (existsSync(folder) ? readdirSync(folder) : []).filter(
      (name) => name.startsWith(start) && rest.test(name.slice(start.length)),
    )
  const days = () =>
    named(/^\d{4}-\d\d-\d\d\.sqlite$/)
      .map((name) => name.slice(start.length, start.length + 10))
      .sort()
      .reverse()
  const halfDone = () =>
    named(/^\d{4}-\d\d-\d\d\.sqlite\.(?:copy|partial)(?:-\w+)?$/).map((name) => join(folder, name))
  return { folder, fileOf, days, every, halfDone, keeps, full }
}

const stemOf = (databaseFile: string) => basename(databaseFile, extname(databaseFile))

/** The database alone, beside the live file: the newest of each day, and further back the last of each week. */
export const dailySeries = (databaseFile: string, rules: Pick<BackupRules, 'daily' | 'weekly'>): Series =>
  seriesIn(dirname(databaseFile), `${stemOf(databaseFile)}-`, { full: false, every: 1 }, (days) => {
    const lastOfWeek = days
      .slice(rules.daily)
      .filter((day, at, older) => at === 0 || weekOf(older[at - 1]!) !== weekOf(day))
    return new Set([...days.slice(0, rules.daily), ...lastOfWeek.slice(0, rules.weekly)])
  })

/** Full backups, with the uploads, in a folder of their own. */
export const fullSeries = (
  databaseFile: string,
  folder: string,
  rules: Pick<BackupRules, 'every_days' | 'full'>,
): Series =>
  seriesIn(
    folder,
    `${stemOf(databaseFile)}-full-`,
    { full: true, every: rules.every_days },
    (days) => new Set(days.slice(0, rules.full)),
  )

/** Whether a series needs no new backup on that day, since one is young enough. */
export const hasOneFor = (series: Series, day: string): boolean =>
  series.days().some((made) => {
    const age = (Date.parse(day) - Date.parse(made)) / DAY
    return age >= 0 && age < series.every
  })

/**
 * Removes the backups of a series that are not kept on a day any more. Those that a clock running ahead has dated later stay and do not
 * count until their day comes: else they would be kept instead of those made now.
 */
export function rotate(series: Series, today: string): void {
  const days = series.days().filter((day) => day <= today)
  const kept = series.keeps(days)
  for (const day of days) if (!kept.has(day)) rmSync(series.fileOf(day))
}
