import { TIMEOUT } from './api.ts'
import { toast } from './stores/toasts.ts'
import { typedFields } from './typed-fields.ts'
import { wake } from './wake.ts'

async function fetchAnew(): Promise<Document | undefined> {
  try {
    const response = await fetch(location.href, { signal: AbortSignal.timeout(TIMEOUT) })
    if (response.ok && !response.redirected)
      return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    // The change itself is done: that the connection breaks now must not look as if it had failed.
  }
}

/** Tells the islands of a page apart by their prefix, and its forms by their call and the values of their hidden fields. */
function aboutOf(element: HTMLElement): string {
  const { prefix, method } = element.dataset
  if (prefix) return prefix
  const hidden = element.querySelectorAll<HTMLInputElement>('[type=hidden]')
  return [method, element.getAttribute('action'), ...[...hidden].map(({ value }) => value)].join(' ')
}

/** Attributes that hold the id of a part of a form. */
const NAMING = ['id', 'for', 'aria-labelledby', 'aria-describedby']

/** Gives the parts of an old form the ids of the new one. Ids count up along the page: an old id may now be that of another field. */
function takeNames(from: Element, to: Element): void {
  for (const name of NAMING) {
    const given = from.querySelectorAll(`[${name}]`)
    for (const [at, part] of to.querySelectorAll(`[${name}]`).entries()) {
      const value = given[at]?.getAttribute(name)
      if (value) part.setAttribute(name, value)
    }
  }
}

/** The line stays in sight until somebody scrolls, presses or types: from then on it scrolls with the page and covers nothing. */
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

/** The field that somebody is filling in meanwhile; null where there is none, or it is in the form that was sent. */
function fieldElsewhere(done: Element | null): HTMLElement | null {
  const field = document.querySelector<HTMLElement>(':is(input, select, textarea):focus')
  return done?.contains(field) ? null : field
}

/** Keeps what was typed and not sent, and the form that is being filled in: the old forms take the places of those in the new page. */
function keepTyped(main: Element, next: Element, done: Element | null, field: Element | null): void {
  const fillable = 'form[data-method], x-island'
  const twins = new Map([...next.querySelectorAll<HTMLElement>(fillable)].map((one) => [aboutOf(one), one]))
  for (const old of main.querySelectorAll<HTMLElement>(fillable)) {
    const twin = twins.get(aboutOf(old))
    if (old === done || !twin || !(typedFields(old).length > 0 || (field && old.contains(field)))) continue
    const fold = twin.closest('details')
    if (fold) fold.open = true
    // The ids of an island begin with its prefix and stay as they are.
    if (!old.dataset.prefix) takeNames(twin, old)
    twin.replaceWith(old)
  }
}

/** The form that was sent, in the new page; undefined where it has no fields, is gone or is folded away. */
function formIn(next: Element, sent: Element): Element | undefined {
  if (!sent.matches('.form')) return
  const about = aboutOf(sent as HTMLElement)
  const form = [...next.querySelectorAll<HTMLElement>('form[data-method]')].find(
    (one) => aboutOf(one) === about,
  )
  return form?.closest('details:not([open])') ? undefined : form
}

/**
 * Fetches the page again after a form has changed something, and shows `message`: below the button of that form, where it covers
 * nothing and moves nothing that could be pressed next; above the page where the form is a mere button or is gone.
 *
 * @param sent the form that made the change; where more was typed into it since, it stays as it is.
 * @param sentWith what the form held when it was sent.
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
  // api-form.ts removes what has this attribute when the form is sent again.
  line.dataset.told = ''
  line.textContent = message
  if (form) form.append(line)
  else main.prepend(line)
  wake(main)
  // Whoever types elsewhere goes on there: the line is read out, but does not take the focus.
  if (field?.isConnected) return field.focus({ preventScroll: true })
  line.focus({ preventScroll: true })
  if (form) line.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  else letGo(line)
}
