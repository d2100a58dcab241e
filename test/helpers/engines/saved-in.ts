import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Names of incomplete downloads in Firefox and WebKit. */
const COMING = /\.(?:part|wkdownload)$/

/** Waits for a download in an initially empty folder; returns its path. Dot files belong to the browser. */
export async function savedIn(folder: string): Promise<string> {
  for (;;) {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
    const [path] = names.map((name) => join(folder, name))
    // Firefox creates an empty file first.
    if (path && !names.some((name) => COMING.test(name)) && statSync(path).size > 0) return path
    await pause(50)
  }
}
