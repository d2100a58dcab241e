import { basename, join, resolve } from 'node:path'

// JavaScript, because code that runs before the installation needs it. It is in this folder, because all areas may import from it.

/** Whether this code runs from the bundle (`dist/server/<name>`, made by server/ops/build.ts), not from the sources. */
export const IS_BUNDLE = basename(import.meta.dirname) !== 'db'

/** The folder of package.json. */
export const ROOT = resolve(import.meta.dirname, IS_BUNDLE ? '../../..' : '..')

/**
 * The file of another process or thread: the source, or the file of the bundle that was made of it.
 * @param {string} source such as `server/main.ts`
 */
export const scriptOf = (source) =>
  IS_BUNDLE ? join(import.meta.dirname, `${basename(source, '.ts')}.js`) : join(ROOT, source)
