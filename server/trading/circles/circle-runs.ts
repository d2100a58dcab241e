import { type Db, prepared } from '../../../db/open.ts'
import { storedText, storeText } from '../../platform/settings/stored-text.ts'

/** What the last run over the whole market has found. */
export interface CircleRun {
  /** When it ended, in milliseconds since 1970. */
  at: number
  /** How many loops there were, and how many of them were proposed. */
  loops: number
  proposed: number
  /** What it took. */
  seconds: number
}

const SWITCH = 'circles'
const LAST = 'circles_run'

/** Admins have switched the search for circles off; what is proposed goes on. */
export const circlesAreOff = (db: Db): boolean => storedText(db, SWITCH) === 'off'

/** Switches the search on or off. A run under way goes on (`breakOff` of circles-runner.ts ends it). */
export const switchCircles = (db: Db, on: boolean) => storeText(db, SWITCH, on ? 'on' : 'off')

/** What the last run has found; null before the first. */
export const lastRun = (db: Db): CircleRun | null => {
  const value = storedText(db, LAST)
  return value === undefined ? null : JSON.parse(value)
}

export const noteRun = (db: Db, run: CircleRun) => storeText(db, LAST, JSON.stringify(run))

/** Whether anything has changed since the last run; not known after a start, so it may have. */
const changes = prepared((_db: Db) => ({ since: true }))

/** Notes that a run may find more than the last one. */
export const noteChange = (db: Db) => {
  changes(db).since = true
}

export const hasChanged = (db: Db): boolean => changes(db).since

/** A run begins, which sees all that has changed before. */
export const forgetChanges = (db: Db) => {
  changes(db).since = false
}
