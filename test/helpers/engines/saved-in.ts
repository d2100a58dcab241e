import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What Firefox and WebKit call a file that is not whole yet. */
const COMING = /\.(?:part|wkdownload)$/

/**
 * Waits until a browser has saved a file in a folder that was empty; gives its path. What begins with a dot is the
 * browser's own.
 */
export async function savedIn(folder: string): Promise<string> {
  for (;;) {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
    const [path] = names.map((name) => join(folder, name))
    // Firefox takes the name at once, with an empty file.
    if (path && !names.some((name) => COMING.test(name)) && statSync(path).size > 0) return path
    await pause(50)
  }
}
