import { type Db, prepared } from '../../../db/open.ts'
import { storedText, storeText } from '../../platform/settings/stored-text.ts'

/** Result of the last full run. */
export interface CircleRun {
  /** Milliseconds since 1970. */
  at: number
  /** Numbers of cycles found and proposed. */
  loops: number
  proposed: number
  /** Duration. */
  seconds: number
}

const SWITCH = 'circles'
const LAST = 'circles_run'

/** True if switched off; existing proposals continue. */
export const circlesAreOff = (db: Db): boolean => storedText(db, SWITCH) === 'off'

/** A running search continues (`breakOff` of circles-runner.ts stops it). */
export const switchCircles = (db: Db, on: boolean) => storeText(db, SWITCH, on ? 'on' : 'off')

/** Null before the first run. */
export const lastRun = (db: Db): CircleRun | null => {
  const value = storedText(db, LAST)
  return value === undefined ? null : JSON.parse(value)
}

export const noteRun = (db: Db, run: CircleRun) => storeText(db, LAST, JSON.stringify(run))

/** True if something changed since the last run; initially true. */
const changes = prepared((_db: Db) => ({ since: true }))

/** Marks that a run may find more. */
export const noteChange = (db: Db) => {
  changes(db).since = true
}

export const hasChanged = (db: Db): boolean => changes(db).since

/** Resets the mark at the start of a run. */
export const forgetChanges = (db: Db) => {
  changes(db).since = false
}
