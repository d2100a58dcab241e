import type { Page, Response } from 'playwright-core'

/** Enhancements without listeners on their own element, so `awake` cannot wait for them. */
const SILENT = ['carousel', 'hearts', 'live-day', 'move-on', 'unread-counts', 'waiting']

const watched = new WeakSet<Page>()

/** Marks elements with listeners from the next document on, for `awake`. */
export async function watchWaking(page: Page): Promise<void> {
  if (watched.has(page)) return
  watched.add(page)
  await page.addInitScript(() => {
    const mark = (target: unknown) => {
      if (target instanceof HTMLElement) target.dataset.listens = 'yes'
    }
    addEventListener('island-ready', ({ target }) => mark(target), { capture: true })
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
    // On a form that needs its script, client/wake.ts listens until the script does.
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

/** Waits for all automatic islands and enhancements: before, keys and input are lost, and links load pages. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction((silent) => {
    const sleeps = ({ dataset }: HTMLElement) =>
      !dataset.listens && !dataset.enhance?.split(' ').every((name) => silent.includes(name))
    const all = document.querySelectorAll<HTMLElement>('x-island[data-when=load], [data-enhance]')
    return document.readyState !== 'loading' && ![...all].some(sleeps)
  }, SILENT)
}

export async function goAwake(page: Page, path: string): Promise<Response | null> {
  await watchWaking(page)
  const response = await page.goto(path)
  await awake(page)
  return response
}
