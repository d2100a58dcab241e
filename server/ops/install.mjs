import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PINNED_NODE, PlainError, ROOT, run } from './process.mjs'

// Runs on any Node from 20 on and before anything is installed: no dependencies and no TypeScript in this file.

const LOCK = join(ROOT, '.install.lock')
/** A lock that its owner has not touched for so many milliseconds is left over from one that died. */
const STALE = 10_000

/** @param {string} name */
const has = (name) => existsSync(join(ROOT, name))
/** @param {string} file */
const packagesOf = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code

/** Whether this is a container or an unpacked release: built elsewhere, and without the packages that building needs. */
export const isDeployed = () =>
  has('dist/current') && has('node_modules/fastify') && !has('node_modules/vite')

/** Whether what npm wrote down at its last install here is what package-lock.json asks for. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!has(record) || !existsSync(PINNED_NODE)) return false
  const wanted = packagesOf('package-lock.json')
  const found = packagesOf(record)
  return (
    Object.keys(found).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      const here = found[path]
      // Optional packages that are missing are those of other platforms.
      return path === '' || (here ? here.version === version && here.integrity === integrity : optional)
    })
  )
}

/** `--include=dev`: a NODE_ENV of production must not leave out what builds the product. */
function npmCi() {
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error']
  const { npm_execpath: npm } = process.env
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

/** @param {string} token */
async function takeLock(token) {
  try {
    writeFileSync(LOCK, token, { flag: 'wx' })
    // Two that find a stale lock in the same instant could take it from each other: the last one keeps it.
    await wait(100)
    return readFileSync(LOCK, 'utf8') === token
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    if (codeOf(error) !== 'EEXIST') throw new PlainError(`this folder cannot be written to (${error})`)
  }
  const touched = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs
  if (touched !== undefined && Date.now() - touched > STALE) dropStaleLock()
  return false
}

/** Deletes a stale lock. It is renamed first: of two processes that try, only one succeeds. */
function dropStaleLock() {
  const aside = `${LOCK}.${process.pid}`
  try {
    renameSync(LOCK, aside)
    rmSync(aside)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Does `work` in one process at a time in this checkout; others that call this wait. @param {() => Promise<void>} work */
export async function withLock(work) {
  const token = `${process.pid} ${Date.now()}`
  for (let waited = 0; !(await takeLock(token)); waited += 1) {
    if (waited === 0) process.stderr.write('Waiting for another start that installs here…\n')
    await wait(250)
  }
  const beat = setInterval(() => utimesSync(LOCK, new Date(), new Date()), 1000)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(LOCK, { force: true })
  }
}

/**
 * Installs what package-lock.json asks for, unless that is there.
 *
 * @throws PlainError when npm fails or the folder is read-only.
 */
export async function ensureInstalled() {
  if (isDeployed() || isInstalled()) return
  await withLock(async () => {
    if (isInstalled()) return
    process.stderr.write('Installing: this takes about half a minute…\n')
    if ((await npmCi()) !== 0) {
      throw new PlainError(
        'npm ci failed, see above. Check the network and the disk, then do the same again.',
      )
    }
    if (!isInstalled()) {
      throw new PlainError('npm ci left something out: run `npm ci --include=dev` by hand to see what.')
    }
  })
}
