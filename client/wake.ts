type Enhancement = { default: (element: HTMLElement) => void }

const enhancements = import.meta.glob<Enhancement>('./enhancements/*.ts')

/** Wakes all that stands inside `root`: also called for what an enhancement puts into the page later. */
export function wake(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    for (const name of element.dataset.enhance!.split(' ')) enhance(element, name)
  }
  for (const element of root.querySelectorAll<HTMLElement>('x-island')) schedule(element)
}

async function enhance(element: HTMLElement, name: string): Promise<void> {
  try {
    const module = await enhancements[`./enhancements/${name}.ts`]!()
    module.default(element)
  } catch (error) {
    // The page works without: links and forms do what the enhancement would have done more smoothly.
    console.error(`${name} did not start`, error)
  }
}

function schedule(element: HTMLElement): void {
  const when = element.dataset.when
  holdSubmit(element)
  if (when === 'load') hydrate(element)
  else if (when === 'idle') whenIdle(() => hydrate(element))
  else if (when === 'visible') whenVisible(element, () => hydrate(element))
  else whenTouched(element)
}

async function hydrate(element: HTMLElement): Promise<void> {
  try {
    const { hydrateIsland } = await import('./hydrate.tsx')
    await hydrateIsland(element)
  } catch (error) {
    console.error(`${element.dataset.island} did not start`, error)
  }
}

function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

function whenVisible(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    start()
  })
  // An island is `display: contents` and has no box; what it shows has.
  observer.observe(element.firstElementChild ?? element.parentElement!)
}

/** Finds an element again, or the one that has taken its place inside `root`. */
function finder(target: Element, root: Element): () => Element | undefined {
  const path: number[] = []
  for (let at = target; at !== root; at = at.parentElement!)
    path.unshift([...at.parentElement!.children].indexOf(at))
  return () =>
    target.isConnected ? target : path.reduce<Element | undefined>((at, index) => at?.children[index], root)
}

/** Loads on approach and hydrates on the first click or focus; that click happens again once it can be heard. */
function whenTouched(element: HTMLElement): void {
  let started: Promise<void> | undefined
  const start = () => {
    started ??= hydrate(element)
    return started
  }
  element.addEventListener('pointerover', start, { once: true })
  element.addEventListener('focusin', start, { once: true })
  let clicked = false
  const onClick = async (event: MouseEvent) => {
    // A link that is opened elsewhere needs no help.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (clicked) return
    clicked = true
    const find = finder(event.target as Element, element)
    await start()
    element.removeEventListener('click', onClick, true)
    find()?.dispatchEvent(new MouseEvent('click', event))
  }
  element.addEventListener('click', onClick, true)
  element.addEventListener('island-ready', () => element.removeEventListener('click', onClick, true), {
    once: true,
  })
}

/** A form that is sent before its island listens is sent again once it does. */
function holdSubmit(element: HTMLElement): void {
  let held: HTMLFormElement | undefined
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    held = event.target as HTMLFormElement
  }
  element.addEventListener('submit', hold)
  element.addEventListener(
    'island-ready',
    () => {
      element.removeEventListener('submit', hold)
      held?.requestSubmit()
    },
    { once: true },
  )
}
