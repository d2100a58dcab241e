import { existsSync } from 'node:fs'
import { run } from '../../server/ops/process.mjs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where Chromium is: CHROMIUM_PATH, else one of the usual places. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path))

/** Installs Chromium where there is none and that needs nobody's password: as root on Debian and its kin. */
export async function ensureChromium(): Promise<void> {
  if (findChromium() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium with apt-get…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    run('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', 'chromium')
}
