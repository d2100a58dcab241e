import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

const entriesIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-id]')]

/**
 * Keeps the focus in a list whose entries disappear after actions: moves it to the next entry, or to `otherwise`. Entries need `data-id`
 * and must be focusable. Spread the result on a permanent container.
 * @param ids of the entries.
 * @param page identifies the page; a new page is not a loss.
 */
export function useFocusInList<E extends HTMLElement>(
  ids: readonly number[],
  page: string,
  otherwise: () => HTMLElement | null | undefined,
) {
  const list = useRef<E>(null)
  const had = useRef<{ id: number; at: number; page: string }>(undefined)

  function note(focused: Element, around: Element) {
    const entry = focused.closest<HTMLElement>('[data-id]')
    had.current = entry
      ? { id: Number(entry.dataset.id), at: entriesIn(around).indexOf(entry), page }
      : undefined
  }
  const onFocus = ({ target, currentTarget }: FocusEvent) => note(target, currentTarget)

  // An element may have had the focus before hydration (client/wake.ts).
  const noteEarly = useEffectEvent(() => {
    const { activeElement } = document
    if (activeElement && list.current?.contains(activeElement)) note(activeElement, list.current)
  })
  useEffect(() => noteEarly(), [])

  useEffect(() => {
    const before = had.current
    if (!before || !list.current || ids.includes(before.id)) return
    // Elements behind a modal dialog cannot be focused; handled after it closes.
    if (document.querySelector(':modal')) return
    const { activeElement } = document
    // A dialog that closes still has the focus until the next repaint.
    if (activeElement?.closest('dialog') && !activeElement.checkVisibility()) return
    had.current = undefined
    // The focus is not lost: the user has moved it, or the page has changed.
    if (before.page !== page || activeElement !== document.body) return
    const entries = entriesIn(list.current)
    const next = entries[before.at] ?? entries.at(-1) ?? otherwise()
    next?.focus()
  })
  return { ref: list, onFocus }
}
