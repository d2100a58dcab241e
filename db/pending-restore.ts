import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { renameDurably, sync } from './durable.ts'
import { databasePath } from './lock.ts'
import { beginTrial, keptName } from './restore-trial.ts'
import { momentOf, stampOf } from './stamp.ts'

/**
 * A restored database waits beside the live one under this name until it takes its place. Giving it the name is the
 * one step that decides: before it the old site starts, after it the new one.
 */
const pendingName = (databaseFile: string, stamp: string) => `${databaseFile}.restored-${stamp}`
const PENDING = /\.restored-([\w-]+)$/

const KEPT = /^before-restore-(.+)\.sqlite$/

const siblings = (databaseFile: string) => {
  const folder = dirname(databaseFile)
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Restored databases that wait for the next start, the oldest first. */
function pendingRestores(databaseFile: string): { file: string; stamp: string }[] {
  const start = `${basename(databaseFile)}.restored-`
  return siblings(databaseFile)
    .filter((name) => name.startsWith(start) && PENDING.test(name))
    .sort()
    .map((name) => ({ file: join(dirname(databaseFile), name), stamp: PENDING.exec(name)![1]! }))
}

/** Whether a restore is decided and waits for the next start. */
export const isRestorePending = (databaseFile: string) =>
  pendingRestores(databasePath(databaseFile)).length > 0

/** When the restore was decided that the next start will finish; null where none waits. */
export function restoreWaitsSince(databaseFile: string): Date | null {
  const last = pendingRestores(databasePath(databaseFile)).at(-1)
  return last ? momentOf(last.stamp) : null
}

/** Takes back restores that wait. The uploads that they have brought are swept away in time, unless they are older than this database. */
export function cancelRestore(databaseFile: string): void {
  for (const { file } of pendingRestores(databasePath(databaseFile))) rmSync(file)
}

/** Databases from before a restore that nobody has deleted yet. Their uploads are kept as long. */
export const keptFromBefore = (databaseFile: string): string[] =>
  siblings(databasePath(databaseFile)).filter((name) => KEPT.test(name))

/** When the restore was decided that set a database of this name aside; null where the name does not say. */
export const keptSince = (name: string): Date | null => momentOf(KEPT.exec(name)?.[1] ?? '')

/** The file in which a restore prepares the new database. */
export const restoringName = (databaseFile: string) => `${databasePath(databaseFile)}.restoring`

/** Removes what a killed restore has left half done. */
function removeHalfDone(databaseFile: string): void {
  const start = basename(restoringName(databaseFile))
  for (const name of siblings(databaseFile)) {
    if (name.startsWith(start)) rmSync(join(dirname(databaseFile), name))
  }
}

/** Decides a restore: the next start puts the database `finished`, which lies beside the live one, in its place. */
export function decideRestore(databaseFile: string, finished: string): void {
  renameDurably(finished, pendingName(databasePath(databaseFile), stampOf(new Date())))
}

/**
 * Puts a restored database that waits in the place of the live one, which is renamed and kept, and back again should the new one
 * fail to start. Each step can be done again after a kill at any moment. Only for one who holds the database's lock.
 *
 * @returns where the database from before lies; null when there was none or nothing waited.
 */
export function finishRestore(file: string): string | null {
  const databaseFile = databasePath(file)
  let kept: string | null = null
  removeHalfDone(databaseFile)
  for (const { file: pending, stamp } of pendingRestores(databaseFile)) {
    const before = keptName(databaseFile, stamp)
    // The log belongs to the old database; without it that one lacks what was committed last.
    for (const ending of ['-wal', '']) {
      if (!existsSync(databaseFile + ending)) continue
      renameSync(databaseFile + ending, before + ending)
      kept = before
    }
    rmSync(`${databaseFile}-shm`, { force: true })
    rmSync(`${databaseFile}-journal`, { force: true })
    if (existsSync(before)) beginTrial(databaseFile, stamp)
    sync(dirname(databaseFile))
    renameSync(pending, databaseFile)
    sync(dirname(databaseFile))
  }
  return kept
}
