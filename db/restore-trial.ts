import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sync } from './durable.ts'
import { databasePath } from './lock.ts'
import { giveToOwner } from './owner.ts'
import { momentOf } from './stamp.ts'

/** Failed starts of a restored database before it is reverted. */
export const FIRST_STARTS = 3

/** Counts the starts of a restored database until the site has opened with it once. If it fails, the old database is put back. */
const trialName = (databaseFile: string, stamp: string) => `${databaseFile}.trial-${stamp}`

/** Name of the old database. */
export const keptName = (databaseFile: string, stamp: string) =>
  join(dirname(databaseFile), `before-restore-${stamp}.sqlite`)

/** Name of a restored database with which no site has opened. */
const failedName = (databaseFile: string, stamp: string) =>
  join(dirname(databaseFile), `failed-restore-${stamp}.sqlite`)

const FAILED = /^failed-restore-(.+)\.sqlite$/

/** Restored databases with which no site has opened, with the times of their restores. */
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

/** Overwrites durably: a kill leaves the old or the new number. */
function noteStarts(trial: string, starts: number): void {
  writeFileSync(trial, String(starts), { flag: 'r+' })
  sync(trial)
}

/** Starts the trial before the database is replaced. The caller must hold the lock. */
export function beginTrial(databaseFile: string, stamp: string): void {
  endTrial(databaseFile)
  const trial = trialName(databaseFile, stamp)
  writeFileSync(trial, '0')
  giveToOwner(trial)
}

/** Accepts the restored database, because a site has opened with it. */
export function endTrial(file: string): void {
  const databaseFile = databasePath(file)
  const stamp = stampOnTrial(databaseFile)
  if (stamp !== undefined) rmSync(trialName(databaseFile, stamp))
}

/**
 * Counts a start. One start may be killed by accident. After FIRST_STARTS the database counts as broken.
 * @returns the result of `putBack` after too many starts; otherwise null.
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

/** Moves the database before its WAL: after a kill in between, a database can be opened without its WAL, but not the reverse. */
function moveBack(from: string, to: string): void {
  for (const ending of ['', '-wal']) if (existsSync(from + ending)) renameSync(from + ending, to + ending)
}

/**
 * Puts the old database back. Every step can be repeated after a kill. The caller must hold the lock and have closed the database.
 * @returns path of the restored database; null if no trial is running.
 */
export function putBack(file: string): string | null {
  const databaseFile = databasePath(file)
  const stamp = stampOnTrial(databaseFile)
  if (stamp === undefined) return null
  const [before, failed] = [keptName(databaseFile, stamp), failedName(databaseFile, stamp)]
  // Stored first: if the process is killed below, the next start continues here instead of creating an empty database.
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
