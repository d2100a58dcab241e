import { toast } from './stores/toasts.ts'
import { typedFields } from './typed-fields.ts'
import { wake } from './wake.ts'

/** Milliseconds that the page may take to come, as any call of the API. */
const PATIENCE = 5000

async function fetchAnew(): Promise<Document | undefined> {
  try {
    const response = await fetch(location.href, { signal: AbortSignal.timeout(PATIENCE) })
    if (response.ok && !response.redirected)
      return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    // What was asked for is done: that the line breaks now must not look as if it had failed.
  }
}

/** Which island of a page it is, or what its form is about: the call, and what that names. */
function aboutOf(element: HTMLElement): string {
  const { prefix, method } = element.dataset
  if (prefix) return prefix
  const hidden = element.querySelectorAll<HTMLInputElement>('[type=hidden]')
  return [method, element.getAttribute('action'), ...[...hidden].map(({ value }) => value)].join(' ')
}

/** What names a part of a form, and what refers to it. */
const NAMING = ['id', 'for', 'aria-labelledby', 'aria-describedby']

/** Ids count on where a form stands, which may be elsewhere now: an old one would be that of another row's field, too. */
function takeNames(from: Element, to: Element): void {
  for (const name of NAMING) {
    const given = from.querySelectorAll(`[${name}]`)
    for (const [at, part] of to.querySelectorAll(`[${name}]`).entries()) {
      const value = given[at]?.getAttribute(name)
      if (value) part.setAttribute(name, value)
    }
  }
}

/** Once somebody goes on, they have read the line that stays in sight: from then on it scrolls with the page and covers nothing. */
function letGo(line: Element): void {
  const going = new AbortController()
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(
      act,
      () => {
        line.classList.add('read')
        going.abort()
      },
      { signal: going.signal, passive: true },
    )
}

/** Whether a form holds what it was sent with. */
function isAsSent(form: HTMLFormElement, sentWith: FormData): boolean {
  const [now, then] = [new FormData(form), sentWith].map((data) => [...data].flat())
  return (
    now!.length === then!.length && now!.every((value, at) => value instanceof File || value === then![at])
  )
}

/** What somebody fills in meanwhile, elsewhere than in the form that is done. */
function fieldElsewhere(done: Element | null): HTMLElement | null {
  const field = document.querySelector<HTMLElement>(':is(input, select, textarea):focus')
  return done?.contains(field) ? null : field
}

/** What was typed and not sent stays, and what is just being filled in: where it stands, the new page gets the old form. */
function keepTyped(main: Element, next: Element, done: Element | null, field: Element | null): void {
  const fillable = 'form[data-method], x-island'
  const twins = new Map([...next.querySelectorAll<HTMLElement>(fillable)].map((one) => [aboutOf(one), one]))
  for (const old of main.querySelectorAll<HTMLElement>(fillable)) {
    const twin = twins.get(aboutOf(old))
    if (old === done || !twin || !(typedFields(old).length > 0 || (field && old.contains(field)))) continue
    const fold = twin.closest('details')
    if (fold) fold.open = true
    // An island has names of its own, wherever it stands.
    if (!old.dataset.prefix) takeNames(twin, old)
    twin.replaceWith(old)
  }
}

/** The same form in the new page, where it has fields and is in sight: who has sent it looks there. */
function formIn(next: Element, sent: Element): Element | undefined {
  if (!sent.matches('.form')) return
  const about = aboutOf(sent as HTMLElement)
  const form = [...next.querySelectorAll<HTMLElement>('form[data-method]')].find(
    (one) => aboutOf(one) === about,
  )
  return form?.closest('details:not([open])') ? undefined : form
}

/**
 * Draws what the page shows anew, as after something on it was changed, and says what has happened: in the form that has
 * changed it, below its button, where nothing is covered and nothing moves that could be pressed next; above the page where
 * that form is a mere button or is gone.
 *
 * @param sent the form that has changed it; where more was typed into it since, it stays as it is.
 * @param sentWith what it held then.
 */
export async function refreshPage(message: string, sent: HTMLFormElement, sentWith: FormData): Promise<void> {
  const page = await fetchAnew()
  const main = document.getElementById('main')
  const next = page?.getElementById('main')
  if (!page || !main || !next) {
    toast.successAfterMove(message)
    return location.reload()
  }
  for (const line of main.querySelectorAll('.happened')) line.remove()
  const done = isAsSent(sent, sentWith) ? sent : null
  const field = fieldElsewhere(done)
  keepTyped(main, next, done, field)
  const form = formIn(next, sent)
  main.replaceChildren(...next.childNodes)
  document.title = page.title
  const line = document.createElement('p')
  line.className = 'notice happened'
  line.role = 'status'
  line.tabIndex = -1
  // The next try takes it away.
  line.dataset.told = ''
  line.textContent = message
  if (form) form.append(line)
  else main.prepend(line)
  wake(main)
  // Who types elsewhere goes on there: the line is read out, but takes no keys.
  if (field?.isConnected) return field.focus({ preventScroll: true })
  line.focus({ preventScroll: true })
  if (form) line.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  else letGo(line)
}
