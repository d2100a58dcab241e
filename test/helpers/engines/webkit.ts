import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { findBrowser } from '../installed-browsers.ts'
import { type Engine, type Key, VIEWPORT, type Window } from './engine.ts'
import { savedIn } from './saved-in.ts'

/** Key codes of WebDriver. */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
}
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A W3C WebDriver command. @throws Error with the driver's message. */
async function command<T>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Resolves once a new driver accepts commands. */
async function ready(driver: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      await command(`${driver}/status`)
      return
    } catch {
      await new Promise((again) => setTimeout(again, 100))
    }
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** @param home the browser's home folder, for downloads. */
function windowOf(session: string, home: string): Window {
  const type = async (text: string) => {
    const active = await command<Record<string, string>>(`${session}/element/active`)
    await command(`${session}/element/${active[ELEMENT]}/value`, { text })
  }
  const act = (type: string, actions: object[]) =>
    command(`${session}/actions`, { actions: [{ type, id: type, actions }] })
  return {
    problems: [],
    goto: (url) => command(`${session}/url`, { url }),
    evaluate: (expression) =>
      command(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    async clickAt(x, y) {
      await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    type,
    async press(key) {
      await act('key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ])
    },
    async pick(selector, file) {
      const input = await command<Record<string, string>>(`${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      await command(`${session}/element/${input[ELEMENT]}/value`, { text: file })
    },
    saved: () => savedIn(home),
  }
}

/** Without a GPU, animations took a third of a story's time in WebKitGTK. */
function wantLessMotion(home: string): void {
  const folder = join(home, '.config/gtk-3.0')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
}

/** Disables compositing, which would run OpenGL on the CPU. */
const PAINTING = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }

/**
 * WebKit: Debian's WebKitGTK with its WebDriver, a virtual screen and a message bus. A driver supports one browser, so each window has its
 * own.
 */
export async function startWebKit(): Promise<Engine> {
  const drivers: ChildProcess[] = []
  // xvfb-run does not delete its folder when killed.
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-webkit-'))
  const sessions: string[] = []
  return {
    name: 'WebKit',
    async open() {
      const port = await freePort()
      const home = mkdtempSync(join(folder, 'home-'))
      wantLessMotion(home)
      // Own process group, so that screen and bus end too.
      const driver = spawn(
        'xvfb-run',
        ['-a', '-s', '-screen 0 1400x1000x24', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`],
        { stdio: 'ignore', detached: true, env: { ...process.env, ...PAINTING, TMPDIR: folder, HOME: home } },
      )
      drivers.push(driver)
      const base = `http://127.0.0.1:${port}`
      await ready(base)
      const browserOptions = { binary: findBrowser('WebKit'), args: ['--automation'] }
      const { sessionId } = await command<{ sessionId: string }>(`${base}/session`, {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
      })
      const session = `${base}/session/${sessionId}`
      sessions.push(session)
      await command(`${session}/window/rect`, { ...VIEWPORT, x: 0, y: 0 })
      return windowOf(session, home)
    },
    async close() {
      for (const session of sessions) await command(session, undefined, 'DELETE').catch(() => {})
      for (const driver of drivers) {
        const ended = once(driver, 'exit')
        if (driver.exitCode === null && driver.pid) process.kill(-driver.pid, 'SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
