/** An element by role and accessible name. */
export type Kind = 'link' | 'button' | 'tab' | 'field' | 'checkbox' | 'radio'

export interface Found {
  x: number
  y: number
  focused: boolean
  value: string
  checked: boolean
}

/**
 * Runs in the page, so it may not use anything outside of itself. Finds a visible, uncovered element with this name or a name starting
 * so; null if there is none or the page is loading, because clicks before scripts run are lost.
 * @param part heading of the section with the element; null for anywhere.
 */
export function findInPage(kind: Kind, name: string, part: string | null): Found | null {
  if (document.readyState !== 'complete') return null
  const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const wanted = spaced(name)
  const selectors: Record<Kind, string> = {
    link: 'a[href]',
    button: 'button:enabled, [role=button], summary',
    tab: '[role=tab]',
    field:
      'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, select, [role=textbox]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
  }
  type Labelled = HTMLElement & {
    labels?: NodeListOf<HTMLLabelElement> | null
    value?: string
    checked?: boolean
  }
  const labelOf = (element: Labelled) =>
    document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element.labels?.[0]
  const nameOf = (element: Labelled) =>
    spaced(element.getAttribute('aria-label') ?? labelOf(element)?.textContent ?? element.textContent)
  /** Text of a multi-line link, with spaces between the lines. */
  const linesOf = (node: Node): string =>
    node.nodeType === Node.TEXT_NODE ? node.textContent! : [...node.childNodes].map(linesOf).join(' ')
  const begins = (text: string) => text.startsWith(wanted) && !/^\p{L}/u.test(text.slice(wanted.length))
  // A form may begin with a fieldset whose legend is its heading.
  const headings = ':scope > :is(h1, h2, h3, legend, summary), :scope > fieldset:first-child > legend'
  const isIn = (element: Element | null): boolean =>
    element !== null &&
    ([...element.querySelectorAll(headings)].some((one) => spaced(one.textContent) === spaced(part!)) ||
      isIn(element.parentElement))
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const seen = [...(modal ?? document).querySelectorAll<Labelled>(selectors[kind])].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (part === null || isIn(element)),
  )
  const element =
    seen.find((one) => nameOf(one) === wanted) ??
    seen.find((one) => begins(nameOf(one))) ??
    seen.find((one) => begins(spaced(linesOf(one))))
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getClientRects()[0]
  if (!box) return null
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit || !(element.contains(hit) || element.labels?.[0]?.contains(hit))) return null
  return {
    x,
    y,
    focused: document.activeElement === element,
    value: element.value ?? '',
    checked: element.checked ?? false,
  }
}

/** Runs in the page. True if one element visibly contains a text, ignoring case. */
export function seenInPage(text: string): boolean {
  const spaced = (words: string) => words.replaceAll(/\s+/g, ' ').toLowerCase()
  const wanted = spaced(text)
  const says = (element: Element) => spaced(element.textContent).includes(wanted)
  /** Checks the innermost elements with the text. */
  function isSeenIn(element: Element): boolean {
    const parts = [...element.children].filter(says)
    if (parts.length > 0) return parts.some(isSeenIn)
    return element !== document.body && element.checkVisibility()
  }
  return says(document.body) && isSeenIn(document.body)
}
