import { TIMEOUT } from '../api.ts'
import { toast } from '../stores/toasts.ts'
import { wake } from '../wake.ts'
import { typedFields } from './typed-fields.ts'

async function fetchAnew(): Promise<Document | undefined> {
  try {
    const response = await fetch(location.href, { signal: AbortSignal.timeout(TIMEOUT) })
    if (response.ok && !response.redirected)
      return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    // The change is done on the server: a failed refresh must not look like a failure of the change.
  }
}

/** Identifies islands by prefix, and forms by call and hidden values. */
function aboutOf(element: HTMLElement): string {
  const { prefix, method } = element.dataset
  if (prefix) return prefix
  const hidden = element.querySelectorAll<HTMLInputElement>('[type=hidden]')
  return [method, element.getAttribute('action'), ...[...hidden].map(({ value }) => value)].join(' ')
}

/** Attributes that refer to ids within a form. */
const NAMING = ['id', 'for', 'aria-labelledby', 'aria-describedby']

/** Gives the old form the new form's ids. Ids are numbered per page, so an old id may now belong to another field. */
function takeNames(from: Element, to: Element): void {
  for (const name of NAMING) {
    const given = from.querySelectorAll(`[${name}]`)
    for (const [at, part] of to.querySelectorAll(`[${name}]`).entries()) {
      const value = given[at]?.getAttribute(name)
      if (value) part.setAttribute(name, value)
    }
  }
}

/** The message is fixed until the user scrolls, clicks or types. Then it scrolls with the page. */
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

/** True if the form has not been changed since it was sent. */
function isAsSent(form: HTMLFormElement, sentWith: FormData): boolean {
  const [now, then] = [new FormData(form), sentWith].map((data) => [...data].flat())
  return (
    now!.length === then!.length && now!.every((value, at) => value instanceof File || value === then![at])
  )
}

/** The focused field outside the sent form; null if none. */
function fieldElsewhere(done: Element | null): HTMLElement | null {
  const field = document.querySelector<HTMLElement>(':is(input, select, textarea):focus')
  return done?.contains(field) ? null : field
}

/** Keeps unsent input and the form in use: old forms replace their counterparts in the new page. */
function keepTyped(main: Element, next: Element, done: Element | null, field: Element | null): void {
  const fillable = 'form[data-method], x-island'
  const twins = new Map([...next.querySelectorAll<HTMLElement>(fillable)].map((one) => [aboutOf(one), one]))
  for (const old of main.querySelectorAll<HTMLElement>(fillable)) {
    const twin = twins.get(aboutOf(old))
    if (old === done || !twin || !(typedFields(old).length > 0 || (field && old.contains(field)))) continue
    const fold = twin.closest('details')
    if (fold) fold.open = true
    // An island's ids begin with its prefix and do not change.
    if (!old.dataset.prefix) takeNames(twin, old)
    twin.replaceWith(old)
  }
}

/** The sent form in the new page; undefined if it has no fields, is gone or is collapsed. */
function formIn(next: Element, sent: Element): Element | undefined {
  if (!sent.matches('.form')) return
  const about = aboutOf(sent as HTMLElement)
  const form = [...next.querySelectorAll<HTMLElement>('form[data-method]')].find(
    (one) => aboutOf(one) === about,
  )
  return form?.closest('details:not([open])') ? undefined : form
}

/** The focused button or link in the new page: the same form and value, or the same URL. */
function focusedIn(next: Element): HTMLElement | undefined {
  const focused = document.activeElement as HTMLButtonElement | HTMLAnchorElement | null
  const form = focused?.closest('form')
  const twins = [...next.querySelectorAll<HTMLElement>(focused?.localName ?? 'none')]
  if (!form) return twins.find((one) => one.hasAttribute('href') && one.outerHTML === focused?.outerHTML)
  return twins.find((one) => {
    const its = one.closest('form')
    return (
      its && aboutOf(its) === aboutOf(form) && one.getAttribute('value') === focused!.getAttribute('value')
    )
  })
}

/** Main part of the page as the server sent it last. */
let lastSent: string | undefined

/** Refetches the page after an event, and shows it if it has changed. Unsent input and the focus remain. */
export async function renewPage(): Promise<void> {
  const page = await fetchAnew()
  const main = document.getElementById('main')
  const next = page?.getElementById('main')
  if (!page || !main || !next || next.innerHTML === lastSent) return
  lastSent = next.innerHTML
  const field = fieldElsewhere(null)
  const focused = field ?? (main.contains(document.activeElement) ? focusedIn(next) : undefined)
  keepTyped(main, next, null, field)
  for (const fold of main.querySelectorAll<HTMLDetailsElement>('details[open][id]')) {
    const twin = next.querySelector<HTMLDetailsElement>(`#${CSS.escape(fold.id)}`)
    if (twin) twin.open = true
  }
  main.replaceChildren(...next.childNodes)
  document.title = page.title
  wake(main)
  if (focused?.isConnected) focused.focus({ preventScroll: true })
}

/**
 * Refetches the page after a form's change and shows `message`: below the form's button, so that it covers and moves no control; at the
 * top of the page if the form is only a button or is gone.
 * @param sent the submitted form; not replaced if the user has typed into it since.
 * @param sentWith the form's data when sent.
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
  // api-form.ts removes elements with this attribute before the next try.
  line.dataset.told = ''
  line.textContent = message
  if (form) form.append(line)
  else main.prepend(line)
  wake(main)
  // The focus stays in a field that the user is using; the message is a live region and is announced anyway.
  if (field?.isConnected) return field.focus({ preventScroll: true })
  line.focus({ preventScroll: true })
  if (form) line.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  else letGo(line)
}
