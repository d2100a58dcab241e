import * as m from '../../server/platform/catalogues/messages.ts'
import { hasModifier } from '../dom/has-modifier.ts'
import { wake } from '../wake.ts'

/** Timeout in milliseconds per attempt, and number of retries (specification, section 9). */
const TIMEOUT = 5000
const RETRIES = 3
/** Milliseconds before skeletons appear: for faster responses they would only flash. */
const PATIENCE = 100

async function fetchPage(url: string, signal: AbortSignal): Promise<Document> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) })
      if (response.status < 500 && response.status !== 429) {
        return new DOMParser().parseFromString(await response.text(), 'text/html')
      }
    } catch {}
    if (signal.aborted || attempt === RETRIES) throw new Error(`No answer from ${url}`)
    await new Promise((done) => setTimeout(done, 1000 * 2 ** attempt))
  }
}

function failure(url: string): HTMLElement {
  const notice = document.createElement('p')
  notice.className = 'notice error'
  notice.role = 'alert'
  notice.dataset.whileFailed = ''
  const again = document.createElement('a')
  again.className = 'link'
  again.href = url
  again.textContent = m.common_try_again()
  notice.append(`${m.common_something_wrong()} `, again)
  return notice
}

/** True for a link to this page that is not just a fragment. */
const isHere = (to: HTMLAnchorElement | URL) =>
  to.origin === location.origin &&
  to.pathname === location.pathname &&
  !(to.hash && to.search === location.search)

/** Keeps text typed during the request. */
function takeOver(from: HTMLInputElement, to: HTMLInputElement): void {
  to.value = from.value
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/**
 * Links and GET forms to the same page replace only this section. During the request the section is `aria-busy`, shows its first
 * `<template>`, and its pager is disabled. After a failure the old content remains, with a retry link. Without this script the full page
 * loads.
 */
export default function frame(section: HTMLElement): void {
  let running: AbortController | undefined

  function showBusy(): void {
    const template = section.querySelector('template')
    if (!template) return
    const stand = document.createElement('div')
    stand.dataset.whileBusy = ''
    stand.append(template.content.cloneNode(true))
    template.before(stand)
  }

  function clear(what: string): void {
    for (const element of section.querySelectorAll(what)) element.remove()
  }

  function disablePager(disabled: boolean): void {
    for (const link of section.querySelectorAll('.pager a')) link.ariaDisabled = String(disabled)
  }

  function show(page: Document, next: HTMLElement): void {
    const from = document.activeElement
    const isElsewhere = from !== document.body && !section.contains(from)
    const id = section.contains(from) ? from!.id : ''
    section.replaceChildren(...next.childNodes)
    document.title = page.title
    const to = document.getElementById(id)
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) takeOver(from, to)
    wake(section)
    // The focus moves only if it was in the section or nowhere.
    if (!isElsewhere) (to ?? section).focus({ preventScroll: true })
  }

  async function load(href: string, isNew: boolean): Promise<void> {
    running?.abort()
    const mine = new AbortController()
    running = mine
    const url = href.split('#')[0]!
    section.ariaBusy = 'true'
    disablePager(true)
    clear('[data-while-failed], [data-while-busy]')
    const patience = setTimeout(showBusy, PATIENCE)
    if (isNew) section.scrollIntoView()
    try {
      const page = await fetchPage(url, mine.signal)
      const next = page.getElementById(section.id)
      if (!next) return location.assign(url)
      if (isNew && url !== location.href) {
        history.replaceState({ frame: section.id }, '')
        history.pushState({ frame: section.id }, '', url)
      }
      show(page, next)
      // Scrolls again after the content has changed, because a change of height stops a running scroll.
      if (isNew && section.contains(document.activeElement)) section.scrollIntoView()
    } catch {
      if (running !== mine) return
      section.querySelector('template')?.before(failure(url))
      disablePager(false)
    } finally {
      clearTimeout(patience)
      if (running === mine) {
        clear('[data-while-busy]')
        section.ariaBusy = null
      }
    }
  }

  section.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || hasModifier(event) || event.defaultPrevented || link.target || !isHere(link)) return
    event.preventDefault()
    link.closest<HTMLElement>('[popover]')?.hidePopover()
    if (link.ariaDisabled !== 'true') load(link.href, true)
  })

  section.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const url = new URL(form.action)
    if (form.method !== 'get' || event.defaultPrevented || !isHere(url)) return
    event.preventDefault()
    url.search = ''
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (value) url.searchParams.append(name, String(value))
    }
    load(url.href, true)
  })

  addEventListener('popstate', ({ state }) => {
    if (state?.frame === section.id) load(location.href, false)
  })
}
