import * as m from '../../../server/platform/catalogues/messages.ts'
import { COMPLETIONS, LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { call } from '../../api.ts'
import type { DataOf } from '../../calls.ts'
import { isComposing } from '../../dom/composing.ts'
import { browseHref } from './browse-href.ts'

type Suggestion = DataOf<'GET /api/home/suggestions'>[number]

/** Debounce in milliseconds. */
const REST = 150
/** Milliseconds without requests after a failure. */
const QUIET = 20_000

const REMEMBERED = 100

/** Cache of this page. */
const answers = new Map<string, Suggestion[]>()
let quietUntil = 0
let boxes = 0

async function suggestionsFor(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const known = answers.get(text)
  if (known) return known
  const { data } = await call('GET /api/home/suggestions', { query: { product: text }, signal })
  if (answers.size >= REMEMBERED) answers.clear()
  answers.set(text, data)
  return data
}

function optionOf({ text, item_count }: Suggestion, id: string): HTMLElement {
  const option = document.createElement('li')
  option.role = 'option'
  option.id = id
  option.ariaSelected = 'false'
  const words = document.createElement('span')
  words.dir = 'auto'
  words.textContent = text
  option.append(words)
  if (item_count !== null) {
    const note = document.createElement('small')
    note.textContent = m.browse_suggested_category({ count: item_count })
    option.append(' ', note)
  }
  return option
}

/**
 * Autocomplete as an ARIA combobox with manual selection (ARIA Authoring Practices). Focus stays in the field. A word becomes the search,
 * a category opens its page.
 */
export function suggestionBox(form: HTMLFormElement, input: HTMLInputElement): void {
  let suggestions: Suggestion[] = []
  let active = -1
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  const list = document.createElement('ul')
  list.role = 'listbox'
  list.id = `suggestions-${++boxes}`
  list.className = 'suggestions'
  list.ariaLabel = m.browse_suggestions()
  list.hidden = true
  const told = document.createElement('p')
  told.role = 'status'
  told.className = 'visually-hidden'
  form.append(list, told)
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)

  function activate(at: number): void {
    active = at
    for (const [index, option] of [...list.children].entries()) option.ariaSelected = String(index === at)
    const option = list.children[at]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  function show(found: Suggestion[]): void {
    suggestions = found
    list.replaceChildren(...found.map((one, at) => optionOf(one, `${list.id}-${at}`)))
    list.hidden = found.length === 0
    input.ariaExpanded = String(!list.hidden)
    told.textContent = list.hidden ? '' : m.browse_suggestions_count({ count: found.length })
    activate(-1)
  }

  function close(): void {
    clearTimeout(timer)
    running?.abort()
    if (!list.hidden) show([])
  }

  async function ask(text: string): Promise<void> {
    const mine = new AbortController()
    running = mine
    try {
      const found = await suggestionsFor(text, mine.signal)
      if (!mine.signal.aborted && document.activeElement === input) show(found)
    } catch {
      if (mine.signal.aborted) return
      quietUntil = Date.now() + QUIET
      close()
    }
  }

  function askSoon(rest: number): void {
    clearTimeout(timer)
    running?.abort()
    const text = input.value.trim()
    const isAskable = text.length >= COMPLETIONS.shortest && text.length <= LONGEST.searchText
    if (isAskable && navigator.onLine && Date.now() >= quietUntil)
      timer = setTimeout(() => void ask(text), rest)
    else close()
  }

  function choose(at: number): void {
    const { text, category_id } = suggestions[at]!
    close()
    if (category_id === null) {
      input.value = text
      form.requestSubmit()
    } else location.assign(browseHref({ category: category_id }))
  }

  function onKey(event: KeyboardEvent): boolean {
    const { length } = suggestions
    switch (event.key) {
      case 'ArrowDown':
        if (list.hidden) askSoon(0)
        else if (!event.altKey) activate(active + 1 < length ? active + 1 : 0)
        return true
      case 'ArrowUp':
        if (list.hidden) return false
        if (event.altKey) close()
        else activate(active > 0 ? active - 1 : length - 1)
        return true
      case 'Enter':
        if (active < 0) return false
        choose(active)
        return true
      case 'Escape':
        if (list.hidden) return false
        close()
        return true
      default:
        return false
    }
  }

  input.addEventListener('keydown', (event) => {
    if (!isComposing(event) && onKey(event)) event.preventDefault()
  })
  input.addEventListener('input', () => askSoon(REST))
  input.addEventListener('blur', close)
  form.addEventListener('submit', close)
  // Without this, pressing the mouse button on an entry would blur the field and close the list before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('li')
    if (option) choose([...list.children].indexOf(option))
  })
  // The text may have been typed before this script loaded.
  if (input.value !== input.defaultValue && document.activeElement === input) askSoon(REST)
}
