import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { renameDurably, sync } from './durable.ts'
import { databasePath } from './lock.ts'
import { beginTrial, keptName } from './restore-trial.ts'
import { momentOf, stampOf } from './stamp.ts'

/** Name of a restored database until the next start. The rename to this name decides atomically that the restore takes place. */
const pendingName = (databaseFile: string, stamp: string) => `${databaseFile}.restored-${stamp}`
const PENDING = /\.restored-([\w-]+)$/

const KEPT = /^before-restore-(.+)\.sqlite$/

const siblings = (databaseFile: string) => {
  const folder = dirname(databaseFile)
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Pending restored databases, the oldest first. */
function pendingRestores(databaseFile: string): { file: string; stamp: string }[] {
  const start = `${basename(databaseFile)}.restored-`
  return siblings(databaseFile)
    .filter((name) => name.startsWith(start) && PENDING.test(name))
    .sort()
    .map((name) => ({ file: join(dirname(databaseFile), name), stamp: PENDING.exec(name)![1]! }))
}

/** True if a restore waits for the next start. */
export const isRestorePending = (databaseFile: string) =>
  pendingRestores(databasePath(databaseFile)).length > 0

/** Time of the pending restore; null if there is none. */
export function restoreWaitsSince(databaseFile: string): Date | null {
  const last = pendingRestores(databasePath(databaseFile)).at(-1)
  return last ? momentOf(last.stamp) : null
}

/** Cancels pending restores. Audits delete the restored uploads later, unless they are older than this database. */
export function cancelRestore(databaseFile: string): void {
  for (const { file } of pendingRestores(databasePath(databaseFile))) rmSync(file)
}

/** Databases from before restores that were not deleted yet; their uploads are retained with them. */
export const keptFromBefore = (databaseFile: string): string[] =>
  siblings(databasePath(databaseFile)).filter((name) => KEPT.test(name))

/** Time of the restore, from the file name; null if it has none. */
export const keptSince = (name: string): Date | null => momentOf(KEPT.exec(name)?.[1] ?? '')

export const restoringName = (databaseFile: string) => `${databasePath(databaseFile)}.restoring`

/** Deletes the files of a killed restore. */
function removeHalfDone(databaseFile: string): void {
  const start = basename(restoringName(databaseFile))
  for (const name of siblings(databaseFile)) {
    if (name.startsWith(start)) rmSync(join(dirname(databaseFile), name))
  }
}

/** Decides a restore: the next start replaces the database by `finished`, which is in the same folder. */
export function decideRestore(databaseFile: string, finished: string): void {
  renameDurably(finished, pendingName(databasePath(databaseFile), stampOf(new Date())))
}

/**
 * Replaces the database by a pending restored one and retains the old file, or reverts this if the new one failed to start. Every step can
 * be repeated after a kill. The caller must hold the database lock.
 * @returns path of the old database; null if there was none or no restore is pending.
 */
export function finishRestore(file: string): string | null {
  const databaseFile = databasePath(file)
  let kept: string | null = null
  removeHalfDone(databaseFile)
  for (const { file: pending, stamp } of pendingRestores(databaseFile)) {
    const before = keptName(databaseFile, stamp)
    // Moves the WAL first: it belongs to the old database and has its last commits.
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
