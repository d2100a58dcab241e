import { type Db, prepared } from '../../db/open.ts'

/** What the last run over the whole market has found; times in milliseconds since 1970. */
export interface CircleRun {
  at: number
  loops: number
  proposed: number
  seconds: number
}

const SWITCH = 'circles'
const LAST = 'circles_run'

const read = prepared((db) =>
  db.$client.prepare<[key: string], string>('SELECT value FROM settings WHERE key = ?').pluck(),
)
const write = prepared((db) =>
  db.$client.prepare<[key: string, value: string]>(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  ),
)

/** Admins have switched the search for circles off; what is proposed goes on. */
export const circlesAreOff = (db: Db): boolean => read(db).get(SWITCH) === 'off'
export const switchCircles = (db: Db, on: boolean) => write(db).run(SWITCH, on ? 'on' : 'off')

export const lastRun = (db: Db): CircleRun | null => {
  const value = read(db).get(LAST)
  return value === undefined ? null : JSON.parse(value)
}
export const noteRun = (db: Db, run: CircleRun) => write(db).run(LAST, JSON.stringify(run))

/** Whether anything has changed since the last run; not known after a start, so it may have. */
const changes = prepared((_db: Db) => ({ since: true }))
export const noteChange = (db: Db) => {
  changes(db).since = true
}
export const hasChanged = (db: Db): boolean => changes(db).since
export const forgetChanges = (db: Db) => {
  changes(db).since = false
}
