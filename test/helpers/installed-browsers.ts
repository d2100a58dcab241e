import { existsSync, globSync } from 'node:fs'

/** For a Chromium that tests start: nothing of its own to do with the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type BrowserName = 'Chromium' | 'Chromium with a window' | 'Firefox' | 'WebKit'

interface Places {
  /** Environment variable that names the program; it comes first. */
  variable: string
  /** Where the program usually is. */
  usual: string[]
  /** What else its tests run. */
  tools?: string[]
  /** Debian's packages that bring all of it. */
  debian: string[]
}

const PLACES: Record<BrowserName, Places> = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    // The shell draws the same pages without a window, for half the processor time.
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
  // The shell has no notifications, and takes any page for one that can be installed.
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

/** Where a browser is: what its variable names, else one of the usual places; undefined where it cannot be run. */
export function findBrowser(name: BrowserName): string | undefined {
  const { variable, usual, tools = [] } = PLACES[name]
  if (!tools.every((tool) => existsSync(tool))) return
  return [process.env[variable], ...usual].find((path) => path && existsSync(path))
}

/**
 * Why tests of a browser cannot run here, else false, for the `skip` of a test. Under CI nothing is skipped, so a
 * missing browser fails there.
 */
export function missingBrowser(name: BrowserName): string | false {
  if (findBrowser(name) || process.env.CI) return false
  const { variable, debian } = PLACES[name]
  return `no ${name} found: install it (Debian: ${debian.join(' ')}) or set ${variable}`
}

/** Debian's packages that bring the browsers which are missing. */
export const packagesOfMissing = (): string[] =>
  (Object.keys(PLACES) as BrowserName[])
    .filter((name) => !findBrowser(name))
    .flatMap((name) => PLACES[name].debian)
