import { DEAD } from '../server/platform/http/press-keeper-shared.ts'
import { isSendingEnter } from './dom/composing.ts'
import { hasModifier } from './dom/has-modifier.ts'

type Enhancement = { default: (element: HTMLElement) => void }
type Start = () => Promise<boolean>

const enhancements = import.meta.glob<Enhancement>('./enhancements/*.ts')

/** Resolves after the window's `load`, at latest after two seconds. */
const loaded = new Promise<unknown>((resolve) => {
  addEventListener('load', resolve)
  setTimeout(resolve, 2000)
})

/** Runs low-priority work shortly after page load, after the page's own scripts. */
const later = (work: () => void) => loaded.then(() => setTimeout(work, 350))

/**
 * Islands hydrated on load wait for the page: on slow connections their dozens of scripts would delay it. The first interaction starts
 * them earlier.
 */
const shown = new Promise<unknown>((resolve) => {
  loaded.then(resolve)
  for (const sign of ['pointerdown', 'click', 'keydown', 'focusin'])
    addEventListener(sign, resolve, { once: true, capture: true })
}).then(() => {
  // Preloads listed by client/layout/document.tsx: parallel instead of one import after another.
  const scripts = document.head.querySelector('template')
  if (scripts) document.head.append(scripts.content)
})

const woken = new WeakSet<Element>()

/** Starts islands and enhancements inside `root`, each once; also called for content added later. */
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

/** Logs after 1 second. Loads that are aborted because the page is left are not errors, and by then the page is gone. */
const tellFailed = (name: string | undefined, error: unknown) =>
  setTimeout(() => console.error(`${name} did not start`, error), 1000)

async function enhance(element: HTMLElement, name: string): Promise<void> {
  const module = enhancements[`./enhancements/${name}.ts`]!()
  const sendAgain = isHeld(element) && holdSubmit(element, () => module.catch(() => tellMissing(element)))
  try {
    ;(await module).default(element)
    if (sendAgain) sendAgain()
  } catch (error) {
    // The error is only logged, because the page works without the enhancement.
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

/** A needed script did not load: client/entry-client.ts shows a message. */
const tellMissing = (element: HTMLElement) =>
  element.dispatchEvent(new Event('island-missing', { bubbles: true }))

async function startOrTell(element: HTMLElement, start: Start): Promise<void> {
  if (!(await start())) tellMissing(element)
}

/** Makes a function that hydrates an island once, retries after a failure, and resolves to true when its listeners are active. */
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

/** Finds an element again, or its replacement at the same position inside `root`. */
function finder(target: Element, root: Element): () => Element | undefined {
  const path: number[] = []
  for (let at = target; at !== root; at = at.parentElement!)
    path.unshift([...at.parentElement!.children].indexOf(at))
  return () =>
    target.isConnected ? target : path.reduce<Element | undefined>((at, index) => at?.children[index], root)
}

/** Hydrates an island on first pointer or focus contact; repeats a click made before hydration. */
function whenTouched(element: HTMLElement, hydrateOnce: Start): void {
  // Failed imports cannot be retried (docs/decisions/043-scripts-that-do-not-come.md).
  const start = async () => navigator.onLine && hydrateOnce()
  element.addEventListener('pointerover', start, { once: true })
  element.addEventListener('focusin', start, { once: true })
  holdClick(element, start, '*')
}

/** Holds the first click on an element matching `held` until its island is hydrated, then repeats it. */
function holdClick(element: HTMLElement, start: Start, held: string): void {
  let clicked = false
  const onClick = async (event: MouseEvent) => {
    // A click with a modifier key opens a link in another tab or window, which needs no script.
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
    // Links work without the island. For other elements the failure is shown.
    if (!listens && !target.closest('a')) return tellMissing(element)
    element.removeEventListener('click', onClick, true)
    find()?.dispatchEvent(new MouseEvent('click', event))
  }
  element.addEventListener('click', onClick, true)
  element.addEventListener('island-ready', () => element.removeEventListener('click', onClick, true), {
    once: true,
  })
}

/** Enter in a field with `enterkeyhint="send"` submits, also before hydration. */
function sendOnEnter(event: KeyboardEvent): void {
  const { enterKeyHint, form } = event.target as HTMLTextAreaElement
  if (enterKeyHint !== 'send' || !isSendingEnter(event)) return
  event.preventDefault()
  form!.requestSubmit()
}

/** True if a form needs its script. Reads the attribute, because a field named `method` hides the property. */
const isHeld = (element: Element) =>
  element.localName === 'form' && element.getAttribute('method') === 'dialog'

/**
 * Holds submits of forms inside `element` until a script is listening. Forms that work without scripts are submitted.
 * @param onHeld called for each held submit.
 * @returns a function that stops this and submits the last held form.
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
