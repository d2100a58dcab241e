import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sync } from './durable.ts'
import { databasePath } from './lock.ts'
import { giveToOwner } from './owner.ts'
import { momentOf } from './stamp.ts'

/** How many starts a restored database has to come up once. */
export const FIRST_STARTS = 3

/**
 * A restored database is on trial until a site has served it once: this file beside it, in which the starts are counted,
 * says so. Where that fails, what was there before takes its place again.
 */
const trialName = (databaseFile: string, stamp: string) => `${databaseFile}.trial-${stamp}`

/** Where what was there before is kept. */
export const keptName = (databaseFile: string, stamp: string) =>
  join(dirname(databaseFile), `before-restore-${stamp}.sqlite`)

/** Where a restored database is kept that never served. */
const failedName = (databaseFile: string, stamp: string) =>
  join(dirname(databaseFile), `failed-restore-${stamp}.sqlite`)

const FAILED = /^failed-restore-(.+)\.sqlite$/

/** Restored databases that never served and still lie beside the database: their names, and when each restore was decided. */
export function failedRestores(file: string): { name: string; at: Date }[] {
  return readdirSync(dirname(databasePath(file))).flatMap((name) => {
    const at = momentOf(FAILED.exec(name)?.[1] ?? '')
    return at ? [{ name, at }] : []
  })
}

function stampOnTrial(databaseFile: string): string | undefined {
  const start = basename(trialName(databaseFile, ''))
  return readdirSync(dirname(databaseFile))
    .find((name) => name.startsWith(start))
    ?.slice(start.length)
}

/** Writes how many starts were counted, durably and over what stands there: a kill leaves the one figure or the other. */
function noteStarts(trial: string, starts: number): void {
  writeFileSync(trial, String(starts), { flag: 'r+' })
  sync(trial)
}

/** Begins the trial of a database that is about to take its place. Only for one who holds the database's lock. */
export function beginTrial(databaseFile: string, stamp: string): void {
  endTrial(databaseFile)
  const trial = trialName(databaseFile, stamp)
  writeFileSync(trial, '0')
  giveToOwner(trial)
}

/** The site serves: what was restored stays. */
export function endTrial(file: string): void {
  const databaseFile = databasePath(file)
  const stamp = stampOnTrial(databaseFile)
  if (stamp !== undefined) rmSync(trialName(databaseFile, stamp))
}

/**
 * Counts a start. One that was killed may have had bad luck; after some of them the database is to blame.
 *
 * @returns what `putBack` does once there were too many; null before and where nothing is on trial.
 */
export function countStart(file: string): string | null {
  const databaseFile = databasePath(file)
  const stamp = stampOnTrial(databaseFile)
  if (stamp === undefined) return null
  const trial = trialName(databaseFile, stamp)
  const starts = Number(readFileSync(trial, 'utf8'))
  if (!(starts < FIRST_STARTS)) return putBack(file)
  noteStarts(trial, starts + 1)
  return null
}

/** Moves the database's own file first: without its log it can still be opened, a log without its database is of no use. */
function moveBack(from: string, to: string): void {
  for (const ending of ['', '-wal']) if (existsSync(from + ending)) renameSync(from + ending, to + ending)
}

/**
 * Gives the database from before a restore its place back. Each step can be done again after a kill at any moment. Only for one
 * who holds the database's lock and has closed it.
 *
 * @returns where the restored one lies now; null where none is on trial.
 */
export function putBack(file: string): string | null {
  const databaseFile = databasePath(file)
  const stamp = stampOnTrial(databaseFile)
  if (stamp === undefined) return null
  const [before, failed] = [keptName(databaseFile, stamp), failedName(databaseFile, stamp)]
  // Should this process be killed below, the next start goes on with it, before it could find no database and make an empty one.
  noteStarts(trialName(databaseFile, stamp), FIRST_STARTS)
  if (existsSync(before)) {
    for (const ending of ['-wal', ''])
      if (existsSync(databaseFile + ending)) renameSync(databaseFile + ending, failed + ending)
    rmSync(`${databaseFile}-shm`, { force: true })
  }
  moveBack(before, databaseFile)
  sync(dirname(databaseFile))
  rmSync(trialName(databaseFile, stamp))
  return failed
}
