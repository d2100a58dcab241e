import { type Db, prepared } from '../../../db/open.ts'
import { storedText, storeText } from '../../platform/settings/stored-text.ts'

export interface CircleRun {
  at: number
  loops: number
  proposed: number
  seconds: number
}

const SWITCH = 'circles'
const LAST = 'circles_run'

/** True if switched off; existing proposals continue. */
export const circlesAreOff = (db: Db): boolean => storedText(db, SWITCH) === 'off'

export const switchCircles = (db: Db, on: boolean) => storeText(db, SWITCH, on ? 'on' : 'off')

export const lastRun = (db: Db): CircleRun | null => {
  const value = storedText(db, LAST)
  return value === undefined ? null : JSON.parse(value)
}

export const noteRun = (db: Db, run: CircleRun) => storeText(db, LAST, JSON.stringify(run))

/** True if the market has changed since the last run. True at the start, because nothing is known about earlier changes. */
const changes = prepared((_db: Db) => ({ since: true }))

export const noteChange = (db: Db) => {
  changes(db).since = true
}

export const hasChanged = (db: Db): boolean => changes(db).since

export const forgetChanges = (db: Db) => {
  changes(db).since = false
}
