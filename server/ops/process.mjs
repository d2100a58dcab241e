import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../db/root.mjs'

// Runs on any Node from 20 on and before anything is installed: no dependencies and no TypeScript in this file.

export { ROOT }

export const PINNED_NODE = join(ROOT, 'node_modules/node/bin/node')

/** Node options that halve startup time and memory. */
export const QUICK_IMPORTS = ['--import', './server/ops/quick-imports.mjs']

export class PlainError extends Error {}

/** System error codes for unwritable files. */
const REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']

/**
 * Runs work that writes into this folder.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 * @throws PlainError if the system denies writing; what `work` throws
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

/** The pinned Node, or the running one if the pinned one is not installed, as in a container. */
export const productNode = () => (existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath)

/** The server needs `shouldUpgradeCallback`, which Node has since 24.9, to reject WebSockets. */
export function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 9)
}

/**
 * Runs a command with inherited input and output; returns its exit code, or 1 if a signal ended it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 * @throws Error if the command does not exist.
 */
export function run(command, args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    child.on('error', failed)
    child.on('exit', (code, signal) => done(signal ? 1 : (code ?? 1)))
  })
}

/**
 * Continues in another process and exits with its code.
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
