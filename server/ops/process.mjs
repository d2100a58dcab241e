import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'

// Runs on any Node from 20 on and before anything is installed: no dependencies and no TypeScript in this file.

export const ROOT = resolve(import.meta.dirname, '../..')
export const PINNED_NODE = join(ROOT, 'node_modules/node/bin/node')

/** Options of Node with which the product starts in half the time and half the memory. */
export const QUICK_IMPORTS = ['--import', './server/ops/quick-imports.mjs']

/** An error that the person at the terminal can set right; the message says how. */
export class PlainError extends Error {}

/** Codes of the system where nothing may, or can, be written. */
const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']

/**
 * Does what writes into this folder.
 *
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 * @throws PlainError where the system refuses to write here, and else what `work` throws.
 */
export async function writingHere(work) {
  try {
    return await work()
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (!REFUSED.includes(code)) throw error
    throw new PlainError(
      `${ROOT} cannot be written to (${message}). Where it is another user’s, \`npm run build\` by that user prepares it.`,
    )
  }
}

/** The Node that the product runs on: the pinned one, or this one where that is not installed, as in a container. */
export const productNode = () => (existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath)

/** Whether this Node can run the product: from 24.9 on its HTTP server has `shouldUpgradeCallback`, by which websockets are refused. */
export function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 9)
}

/**
 * Runs a command to its end, with its input and output at the terminal; gives its exit code, 1 where a signal ended it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 * @throws Error where there is no such command.
 */
export function run(command, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    child.on('error', failed)
    child.on('exit', (code, signal) => done(signal ? 1 : (code ?? 1)))
  })
}

/**
 * Goes on in another process, whose exit code is then ours.
 *
 * @param {string} node
 * @param {string[]} args
 */
export function handOver(node, args, env = process.env) {
  const child = spawn(node, args, { cwd: ROOT, stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}
