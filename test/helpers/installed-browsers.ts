import { existsSync, globSync } from 'node:fs'

/** Disables Chromium's own network traffic. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type BrowserName = 'Chromium' | 'Chromium with a window' | 'Firefox' | 'WebKit'

interface Places {
  /** Environment variable with the program's path; has priority. */
  variable: string
  /** Default paths of the program. */
  usual: string[]
  /** Other programs that its tests need. */
  tools?: string[]
  /** Debian packages with all of these. */
  debian: string[]
}

const PLACES: Record<BrowserName, Places> = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    // The headless shell needs half the CPU time for the same pages.
    usual: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debian: ['chromium-headless-shell'],
  },
  // The shell has no notifications, and reports every page as installable.
  'Chromium with a window': {
    variable: 'CHROMIUM_WINDOW_PATH',
    usual: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    debian: ['chromium'],
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    usual: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    debian: ['firefox-esr'],
  },
  WebKit: {
    variable: 'WEBKIT_PATH',
    usual: globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser'),
    tools: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth', '/usr/bin/dbus-run-session'],
    debian: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-daemon'],
  },
}

/** Path of a browser: its variable, else a default path; undefined if it cannot run. */
export function findBrowser(name: BrowserName): string | undefined {
  const { variable, usual, tools = [] } = PLACES[name]
  if (!tools.every((tool) => existsSync(tool))) return
  return [process.env[variable], ...usual].find((path) => path && existsSync(path))
}

/** Reason to skip a browser's tests, else false. In CI a missing browser is an error instead. */
export function missingBrowser(name: BrowserName): string | false {
  if (findBrowser(name) || process.env.CI) return false
  const { variable, debian } = PLACES[name]
  return `no ${name} found: install it (Debian: ${debian.join(' ')}) or set ${variable}`
}

/** Debian packages of missing browsers. */
export const packagesOfMissing = (): string[] =>
  (Object.keys(PLACES) as BrowserName[])
    .filter((name) => !findBrowser(name))
    .flatMap((name) => PLACES[name].debian)
