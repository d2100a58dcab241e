import type { Page, Response } from 'playwright-core'

/** Enhancements that listen on something else than their own element, or to nothing. */
const SILENT = ['carousel', 'hearts', 'move-on', 'unread-counts', 'waiting']

const watched = new WeakSet<Page>()

/** From its next document on, marks what listens in a page, so that `awake` can tell. */
export async function watchWaking(page: Page): Promise<void> {
  if (watched.has(page)) return
  watched.add(page)
  await page.addInitScript(() => {
    const mark = (target: unknown) => {
      if (target instanceof HTMLElement) target.dataset.listens = 'yes'
    }
    addEventListener('island-ready', ({ target }) => mark(target), { capture: true })
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
    // Who listens first on a form that waits for its script is what holds it (client/wake.ts), until the script listens.
    const enhanced = (target: EventTarget, isHeld: boolean) =>
      target instanceof HTMLElement &&
      !!target.dataset.enhance &&
      (target.getAttribute('method') === 'dialog') === isHeld
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
      if (enhanced(this, false)) mark(this)
      return add.apply(this, args)
    }
    EventTarget.prototype.removeEventListener = function (
      this: EventTarget,
      ...args: Parameters<typeof remove>
    ) {
      if (enhanced(this, true)) mark(this)
      return remove.apply(this, args)
    }
  })
}

/** Waits until all that wakes by itself listens: before, keys and typed text are lost, and links lead on. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction((silent) => {
    const sleeps = ({ dataset }: HTMLElement) =>
      !dataset.listens && !dataset.enhance?.split(' ').every((name) => silent.includes(name))
    const all = document.querySelectorAll<HTMLElement>('x-island[data-when=load], [data-enhance]')
    return document.readyState !== 'loading' && ![...all].some(sleeps)
  }, SILENT)
}

/** Goes to a page and waits until it is awake. */
export async function goAwake(page: Page, path: string): Promise<Response | null> {
  await watchWaking(page)
  const response = await page.goto(path)
  await awake(page)
  return response
}
