import type { Window } from './engine.ts'
import { type Found, findInPage, type Kind, seenInPage } from './find-in-page.ts'

/** Timeout of a step in milliseconds. */
const PATIENCE = 30_000
/** Polling interval in milliseconds: each poll searches the whole page and blocks the other windows. */
const PAUSE = 100

/** A mouse user at one window. Each step needs no pause before it. */
export class Person {
  readonly window: Window
  readonly #origin: string

  constructor(window: Window, origin: string) {
    this.window = window
    this.#origin = origin
  }

  /** Runs a function in the page; it can use only its JSON arguments. */
  inPage<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R> {
    return this.window.evaluate<R>(`(${run})(...${JSON.stringify(args)})`)
  }

  /** @throws Error naming `what` after the timeout. */
  async until<R>(what: string, look: () => Promise<R | null | undefined | false>): Promise<R> {
    const end = Date.now() + PATIENCE
    let problem: unknown
    while (Date.now() < end) {
      try {
        const seen = await look()
        if (seen) return seen
      } catch (error) {
        // The page was left during the poll. The next poll sees the new page.
        problem = error
      }
      await new Promise((again) => setTimeout(again, PAUSE))
    }
    const page = await this.inPage(() => `${location.href}: ${document.body.textContent}`).catch(String)
    throw new Error(`Waited for ${what}. ${problem ?? ''}\n${page}`)
  }

  open(path: string): Promise<void> {
    return this.window.goto(this.#origin + path)
  }

  async isAt(path: string): Promise<void> {
    await this.until(
      path,
      async () => (await this.inPage(() => location.pathname + location.search)) === path,
    )
  }

  /** Resolves once a text is shown, ignoring case. */
  async sees(text: string): Promise<void> {
    await this.until(`“${text}”`, () => this.inPage(seenInPage, text))
  }

  /**
   * Waits until an element is present and no longer moves.
   * @param part heading of its section, if ambiguous.
   */
  find(kind: Kind, name: string, part: string | null = null): Promise<Found> {
    let before: Found | null = null
    return this.until(`${kind} “${name}”`, async () => {
      const now = await this.inPage(findInPage, kind, name, part)
      const stands = now && before && now.x === before.x && now.y === before.y
      before = now
      return stands && now
    })
  }

  async click(kind: Kind, name: string, part: string | null = null): Promise<void> {
    const { x, y } = await this.find(kind, name, part)
    await this.window.clickAt(x, y)
  }

  /** Follows a link and waits for the next page, because input on the old page would be lost. */
  async follows(name: string): Promise<void> {
    const began = () => this.inPage(() => performance.timeOrigin)
    const before = await began()
    await this.click('link', name)
    await this.until('the next page', async () => (await began()) !== before)
  }

  /** @param group folded part of the navigation that has the link. */
  async goes(name: string, group: string | null = null): Promise<void> {
    if (group !== null) await this.click('button', group)
    await this.follows(name)
  }

  type(text: string): Promise<void> {
    return this.window.type(text)
  }

  async focus(kind: Kind, name: string, part: string | null = null): Promise<void> {
    await this.until(`focus on “${name}”`, async () => {
      const { x, y, focused } = await this.find(kind, name, part)
      if (!focused) await this.window.clickAt(x, y)
      return focused
    })
  }

  async fill(name: string, text: string, part: string | null = null): Promise<void> {
    await this.focus('field', name, part)
    await this.type(text)
    await this.holds(name, text, part)
  }

  async replace(name: string, text: string): Promise<void> {
    await this.focus('field', name)
    // Selects the text by script, because keyboard shortcuts differ between systems.
    await this.inPage(() => (document.activeElement as HTMLInputElement).select())
    await this.type(text)
    await this.holds(name, text)
  }

  /** Waits for a field's value, e.g. one filled in by the page. */
  async holds(name: string, text: string, part: string | null = null): Promise<void> {
    await this.until(
      `“${text}” in ${name}`,
      async () => (await this.find('field', name, part)).value === text,
    )
  }

  /** Selects an option by type-ahead. */
  async choose(name: string, option: string): Promise<void> {
    await this.until(`${option} in ${name}`, async () => {
      await this.find('field', name)
      return this.inPage(
        (label, wanted) => {
          const selects = [...document.querySelectorAll('select')]
          const select = selects.find((one) => one.labels[0]?.textContent.trim() === label)
          const at = [...(select?.options ?? [])].findIndex(({ text }) => text.startsWith(wanted))
          if (!select || at < 0) return false
          select.selectedIndex = at
          return select.dispatchEvent(new Event('change', { bubbles: true }))
        },
        name,
        option,
      )
    })
  }

  /** Awaits islands that are hydrated on load, because keys pressed before that are lost. */
  async awake(): Promise<void> {
    await this.until('islands', () =>
      this.inPage(() => {
        const islands = [...document.querySelectorAll('x-island[data-when=load]')]
        const isAwake = (root: Element) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))
        return document.readyState !== 'loading' && islands.length > 0 && islands.every(isAwake)
      }),
    )
  }

  async waitFor(kind: Kind, name: string): Promise<void> {
    await this.find(kind, name)
  }

  /** Toggles a checkbox; a click is lost if the page moves under it, so it is repeated. */
  async tick(name: string): Promise<void> {
    const before = (await this.find('checkbox', name)).checked
    await this.until(`“${name}” toggled`, async () => {
      const { x, y, checked } = await this.find('checkbox', name)
      if (checked === before) await this.window.clickAt(x, y)
      return checked !== before
    })
  }

  /** Selects a file by label, without the system's dialog. */
  async pick(name: string, file: string): Promise<void> {
    const mark = 'data-picked'
    await this.until(`picker “${name}”`, () =>
      this.inPage(
        (label, marked) => {
          const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
          const named = (input: HTMLInputElement) => input.ariaLabel ?? input.labels?.[0]?.textContent.trim()
          for (const input of inputs) input.toggleAttribute(marked, named(input) === label)
          return document.querySelector(`[${marked}]`) !== null
        },
        name,
        mark,
      ),
    )
    await this.window.pick(`[${mark}]`, file)
  }
}
