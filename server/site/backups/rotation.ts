import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { DAY } from '../../platform/time-shared.ts'
import type { BackupRules } from './backup-rules.ts'

/** UTC date, as 2026-11-21. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return dayOf(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY))
}

/** A series of scheduled backups: at most one file per day. */
export interface Series {
  folder: string
  fileOf(day: string): string
  /** Newest first. */
  days(): string[]
  every: number
  halfDone(): string[]
  /** Which of these days, newest first, are retained. */
  keeps(days: readonly string[]): Set<string>
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

/** Database-only backups next to the database: daily, then weekly. */
export const dailySeries = (databaseFile: string, rules: Pick<BackupRules, 'daily' | 'weekly'>): Series =>
  seriesIn(dirname(databaseFile), `${stemOf(databaseFile)}-`, { full: false, every: 1 }, (days) => {
    const lastOfWeek = days
      .slice(rules.daily)
      .filter((day, at, older) => at === 0 || weekOf(older[at - 1]!) !== weekOf(day))
    return new Set([...days.slice(0, rules.daily), ...lastOfWeek.slice(0, rules.weekly)])
  })

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

export const hasOneFor = (series: Series, day: string): boolean =>
  series.days().some((made) => {
    const age = (Date.parse(day) - Date.parse(made)) / DAY
    return age >= 0 && age < series.every
  })

/** Deletes backups outside the retention. Future dates, from a wrong clock, are ignored, because they would displace current backups. */
export function rotate(series: Series, today: string): void {
  const days = series.days().filter((day) => day <= today)
  const kept = series.keeps(days)
  for (const day of days) if (!kept.has(day)) rmSync(series.fileOf(day))
}
