import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isBundleCurrent } from './bundle.mjs'
import { PINNED_NODE, PlainError, ROOT, run } from './process.mjs'

// Runs on any Node from 20 on and before anything is installed: no dependencies and no TypeScript in this file.

const LOCK = join(ROOT, '.install.lock')
/** Milliseconds after which an untouched lock is stale. */
const STALE = 10_000

/** @param {string} name */
const has = (name) => existsSync(join(ROOT, name))
/** @param {string} file */
const packagesOf = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code

/** True if the bundle can run with the installed packages: in a container, and after `npm prune --omit=dev`. */
const isDeployed = () => has('node_modules/better-sqlite3') && !has('node_modules/vite') && isBundleCurrent()

function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!has(record) || !existsSync(PINNED_NODE)) return false
  const wanted = packagesOf('package-lock.json')
  const found = packagesOf(record)
  return (
    Object.keys(found).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      const here = found[path]
      // Missing optional packages are for other platforms.
      return path === '' || (here ? here.version === version && here.integrity === integrity : optional)
    })
  )
}

/** `--include=dev`: NODE_ENV=production must not omit the build dependencies. */
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
    // If two processes take over a stale lock at once, the one that wrote last holds it.
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

/** The lock is renamed before its deletion, so that only one of two processes succeeds. */
function dropStaleLock() {
  const aside = `${LOCK}.${process.pid}`
  try {
    renameSync(LOCK, aside)
    rmSync(aside)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Runs `work` in one process at a time per checkout. @param {() => Promise<void>} work */
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

/** Installs the packages of package-lock.json if needed. @throws PlainError if npm fails or the folder is read-only. */
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
