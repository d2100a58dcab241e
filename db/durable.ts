import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes the contents of a file, or the names in a folder, outlast a power cut. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Gives a finished file its name, in the same folder, so that a power cut leaves the one or the other. */
export function renameDurably(from: string, to: string): void {
  sync(from)
  renameSync(from, to)
  sync(dirname(to))
}
