import type { Window } from './engine.ts'
import { type Found, findInPage, type Kind, seenInPage } from './find-in-page.ts'

/** Milliseconds that a person waits for anything. */
const PATIENCE = 30_000
/** Milliseconds between two looks at a page: each searches the whole page, while the other windows wait. */
const PAUSE = 100

/** Somebody with a mouse at one window. Each step waits for what it needs. */
export class Person {
  readonly window: Window
  readonly #origin: string

  constructor(window: Window, origin: string) {
    this.window = window
    this.#origin = origin
  }

  /** The value of a function run in the page; it may use nothing from outside but its JSON arguments. */
  inPage<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R> {
    return this.window.evaluate<R>(`(${run})(...${JSON.stringify(args)})`)
  }

  /** @throws Error naming `what` when nothing truthy came in time. */
  async until<R>(what: string, look: () => Promise<R | null | undefined | false>): Promise<R> {
    const end = Date.now() + PATIENCE
    let problem: unknown
    while (Date.now() < end) {
      try {
        const seen = await look()
        if (seen) return seen
      } catch (error) {
        // The page was left during the look; the next look is at the new page.
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

  /** Waits for an address: path and query. */
  async isAt(path: string): Promise<void> {
    await this.until(
      path,
      async () => (await this.inPage(() => location.pathname + location.search)) === path,
    )
  }

  /** Waits until the page shows a text, in whatever case. */
  async sees(text: string): Promise<void> {
    await this.until(`“${text}”`, () => this.inPage(seenInPage, text))
  }

  /**
   * Waits until a thing is there and does not move any more.
   *
   * @param part heading of the part of the page that it stands in, where there may be several.
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

  /** Follows a link, and waits until another page is shown: presses on the page that is being left are lost. */
  async follows(name: string): Promise<void> {
    const began = () => this.inPage(() => performance.timeOrigin)
    const before = await began()
    await this.click('link', name)
    await this.until('the next page', async () => (await began()) !== before)
  }

  /** Follows a link of the navigation. */
  goes(name: string): Promise<void> {
    return this.follows(name)
  }

  /** Types into what has the focus. */
  type(text: string): Promise<void> {
    return this.window.type(text)
  }

  /** Puts the focus on something. */
  async focus(kind: Kind, name: string, part: string | null = null): Promise<void> {
    await this.until(`focus on “${name}”`, async () => {
      const { x, y, focused } = await this.find(kind, name, part)
      if (!focused) await this.window.clickAt(x, y)
      return focused
    })
  }

  /** Types into an empty field. */
  async fill(name: string, text: string, part: string | null = null): Promise<void> {
    await this.focus('field', name, part)
    await this.type(text)
    await this.holds(name, text, part)
  }

  /** Types over what a field holds. */
  async replace(name: string, text: string): Promise<void> {
    await this.focus('field', name)
    // What each system has its own keys for.
    await this.inPage(() => (document.activeElement as HTMLInputElement).select())
    await this.type(text)
    await this.holds(name, text)
  }

  /** Waits until a field holds a text, as where the page itself fills it in. */
  async holds(name: string, text: string, part: string | null = null): Promise<void> {
    await this.until(
      `“${text}” in ${name}`,
      async () => (await this.find('field', name, part)).value === text,
    )
  }

  /** Chooses an option of a select by its beginning, as one types it. */
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

  /** Waits until React has what wakes by itself: keys pressed before would be lost. */
  async awake(): Promise<void> {
    await this.until('islands', () =>
      this.inPage(() => {
        const islands = [...document.querySelectorAll('x-island[data-when=load]')]
        const isAwake = (root: Element) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))
        return document.readyState !== 'loading' && islands.length > 0 && islands.every(isAwake)
      }),
    )
  }

  /** Waits until something can be hit. */
  async waitFor(kind: Kind, name: string): Promise<void> {
    await this.find(kind, name)
  }

  /** Ticks a box, or takes the tick away. */
  tick(name: string): Promise<void> {
    return this.click('checkbox', name)
  }

  /** Gives a file to the picker whose label begins so; the system's own dialog is for no test to open. */
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
