import type { Page, Response } from 'playwright-core'

/** Enhancements that add no listener to their own element, so that `awake` cannot wait for them. */
const SILENT = ['carousel', 'hearts', 'move-on', 'unread-counts', 'waiting']

const watched = new WeakSet<Page>()

/** Marks the elements of a page that have a listener, from its next document on, so that `awake` can tell. */
export async function watchWaking(page: Page): Promise<void> {
  if (watched.has(page)) return
  watched.add(page)
  await page.addInitScript(() => {
    const mark = (target: unknown) => {
      if (target instanceof HTMLElement) target.dataset.listens = 'yes'
    }
    addEventListener('island-ready', ({ target }) => mark(target), { capture: true })
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
    // On a form that cannot be sent without its script, client/wake.ts listens first; it stops once the script listens.
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

/** Waits until all islands and enhancements that start by themselves listen: before, keys and typed text are lost, and links load pages. */
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
