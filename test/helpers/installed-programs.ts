import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from '../../server/ops/process.mjs'
import { packagesOfMissing } from './installed-browsers.ts'

const hasSqlite = () => spawnSync('sqlite3', ['-version']).status === 0

/** Reason to skip tests of the sqlite3 command, else false, as `missingBrowser`. */
export const missingSqlite = (): string | false =>
  hasSqlite() || process.env.CI ? false : 'no sqlite3 found: install it (Debian: sqlite3)'

/**
 * Installs missing external programs, if possible without a password: as root on Debian and derivatives.
 * @param withBrowsers some tests need a browser, by far the largest download.
 */
export async function ensurePrograms(withBrowsers: boolean): Promise<void> {
  const missing = [...(withBrowsers ? packagesOfMissing() : []), ...(hasSqlite() ? [] : ['sqlite3'])]
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing ${missing.join(', ')} with apt-get…\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    run('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', ...missing)
}
