import { DEAD } from '../server/platform/http/press-keeper-shared.ts'
import { isSendingEnter } from './composing.ts'
import { hasModifier } from './has-modifier.ts'

type Enhancement = { default: (element: HTMLElement) => void }
type Start = () => Promise<boolean>

const enhancements = import.meta.glob<Enhancement>('./enhancements/*.ts')

/** Settles with what the page shows, its pictures too (the window's `load`), and after two seconds even if a picture has not come. */
const loaded = new Promise<unknown>((resolve) => {
  addEventListener('load', resolve)
  setTimeout(resolve, 2000)
})

/** Does work that no press waits for, a moment after the page has come, so that the page's own scripts come first. */
const later = (work: () => void) => loaded.then(() => setTimeout(work, 350))

/**
 * Islands that wait for nobody's touch begin once the page has come: on a slow connection their scripts would otherwise come first,
 * and there are dozens. They begin sooner once somebody touches the page.
 */
const shown = new Promise<unknown>((resolve) => {
  loaded.then(resolve)
  for (const sign of ['pointerdown', 'click', 'keydown', 'focusin'])
    addEventListener(sign, resolve, { once: true, capture: true })
}).then(() => {
  // client/layout/document.tsx lists them, so that all load at once and not one after the other, as each imports the next.
  const scripts = document.head.querySelector('template')
  if (scripts) document.head.append(scripts.content)
})

const woken = new WeakSet<Element>()

/**
 * Wakes all that stands inside `root`, and each of it once: also called for what an enhancement puts into the page later,
 * or leaves in it.
 */
export function wake(root: ParentNode): void {
  const all = root.querySelectorAll<HTMLElement>('[data-enhance], [data-enhance-later], x-island')
  for (const element of all) {
    if (woken.has(element)) continue
    woken.add(element)
    const { enhance: names, enhanceLater } = element.dataset
    for (const name of names?.split(' ') ?? []) enhance(element, name)
    if (enhanceLater) later(() => enhance(element, enhanceLater))
    if (element.localName === 'x-island') schedule(element)
  }
}

/** Logs a second later: a page that is being left aborts what it loads, which is no fault, and is gone by then. */
const tellFailed = (name: string | undefined, error: unknown) =>
  setTimeout(() => console.error(`${name} did not start`, error), 1000)

async function enhance(element: HTMLElement, name: string): Promise<void> {
  const module = enhancements[`./enhancements/${name}.ts`]!()
  const sendAgain = isHeld(element) && holdSubmit(element, () => module.catch(() => tellMissing(element)))
  try {
    ;(await module).default(element)
    if (sendAgain) sendAgain()
  } catch (error) {
    // The page works without: links and forms do what the enhancement would have done more smoothly.
    tellFailed(name, error)
  }
}

function schedule(element: HTMLElement): void {
  const start = starter(element)
  const sendAgain = holdSubmit(element, () => startOrTell(element, start))
  element.addEventListener('island-ready', sendAgain, { once: true })
  if (element.dataset.when === 'interaction') {
    whenTouched(element, start)
  } else {
    holdClick(element, start, DEAD)
    shown.then(() => startOrTell(element, start))
  }
}

/** Says that a script which is needed now could not be loaded: client/entry-client.ts shows it. */
const tellMissing = (element: HTMLElement) =>
  element.dispatchEvent(new Event('island-missing', { bubbles: true }))

async function startOrTell(element: HTMLElement, start: Start): Promise<void> {
  if (!(await start())) tellMissing(element)
}

/** Makes a function that hydrates an island once, and again where that failed, and tells whether the island listens now. */
function starter(element: HTMLElement): Start {
  let started: Promise<boolean> | undefined
  return () => {
    started ??= hydrate(element).then((listens) => {
      if (!listens) started = undefined
      return listens
    })
    return started
  }
}

async function hydrate(element: HTMLElement): Promise<boolean> {
  try {
    const { hydrateIsland } = await import('./hydrate.tsx')
    await hydrateIsland(element)
    return true
  } catch (error) {
    tellFailed(element.dataset.island, error)
    return false
  }
}

/** Finds an element again, or the one that has taken its place inside `root`. */
function finder(target: Element, root: Element): () => Element | undefined {
  const path: number[] = []
  for (let at = target; at !== root; at = at.parentElement!)
    path.unshift([...at.parentElement!.children].indexOf(at))
  return () =>
    target.isConnected ? target : path.reduce<Element | undefined>((at, index) => at?.children[index], root)
}

/** Hydrates an island when the pointer or the focus first reaches it; a click that comes before it listens is repeated then. */
function whenTouched(element: HTMLElement, hydrateOnce: Start): void {
  // An import that has failed cannot be tried again (docs/decisions/043-scripts-that-do-not-come.md).
  const start = async () => navigator.onLine && hydrateOnce()
  element.addEventListener('pointerover', start, { once: true })
  element.addEventListener('focusin', start, { once: true })
  holdClick(element, start, '*')
}

/** Holds the first click on an element that `held` selects while its island does not listen, and repeats it then. */
function holdClick(element: HTMLElement, start: Start, held: string): void {
  let clicked = false
  const onClick = async (event: MouseEvent) => {
    // Such a click opens a link in another tab or window, for which no script is needed.
    if (hasModifier(event)) return
    const target = event.target as Element
    if (!target.closest(held)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (clicked) return
    clicked = true
    const find = finder(target, element)
    const listens = await start()
    clicked = false
    // A link works without the island, a button would look dead.
    if (!listens && !target.closest('a')) return tellMissing(element)
    element.removeEventListener('click', onClick, true)
    find()?.dispatchEvent(new MouseEvent('click', event))
  }
  element.addEventListener('click', onClick, true)
  element.addEventListener('island-ready', () => element.removeEventListener('click', onClick, true), {
    once: true,
  })
}

/** Enter in a field with `enterkeyhint="send"` sends, also before its island listens. */
function sendOnEnter(event: KeyboardEvent): void {
  const { enterKeyHint, form } = event.target as HTMLTextAreaElement
  if (enterKeyHint !== 'send' || !isSendingEnter(event)) return
  event.preventDefault()
  form!.requestSubmit()
}

/** Whether a form cannot be sent without its script. The attribute is read, since a field that is called `method` hides the property. */
const isHeld = (element: Element) =>
  element.localName === 'form' && element.getAttribute('method') === 'dialog'

/**
 * Holds forms that are sent inside `element` before a script listens there. Those that work without a script are sent.
 *
 * @param onHeld is called each time.
 * @returns a function that ends this and sends the form that was held last.
 */
function holdSubmit(element: HTMLElement, onHeld: () => void): () => void {
  let held: HTMLFormElement | undefined
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!isHeld(form)) return
    event.preventDefault()
    held = form
    onHeld()
  }
  element.addEventListener('submit', hold)
  element.addEventListener('keydown', sendOnEnter)
  return () => {
    element.removeEventListener('submit', hold)
    element.removeEventListener('keydown', sendOnEnter)
    held?.requestSubmit()
  }
}
