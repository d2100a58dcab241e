import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

const entriesIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-id]')]

/**
 * Keeps the focus in a list whose entries go away while one works through them, as requests do that are answered: it
 * goes to the entry that follows, or to what `otherwise` gives where there is none. Entries carry `data-id` and can
 * take the focus. What it gives goes on an element that stays, around the list.
 *
 * @param ids of the entries shown.
 * @param page names what is shown: that all is new on another page is no loss.
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

  // The focus may be there before the island is: it can be what has woken it (client/wake.ts).
  const noteEarly = useEffectEvent(() => {
    const { activeElement } = document
    if (activeElement && list.current?.contains(activeElement)) note(activeElement, list.current)
  })
  useEffect(() => noteEarly(), [])

  useEffect(() => {
    const before = had.current
    if (!before || !list.current || ids.includes(before.id)) return
    // Nothing below an open dialog can take the focus; it is seen to once that is closed.
    if (document.querySelector(':modal')) return
    const { activeElement } = document
    // In one that is just closing something has it until the browser has drawn that; its end is seen to then.
    if (activeElement?.closest('dialog') && !activeElement.checkVisibility()) return
    had.current = undefined
    // Who has gone elsewhere meanwhile is not called back.
    if (before.page !== page || activeElement !== document.body) return
    const entries = entriesIn(list.current)
    const next = entries[before.at] ?? entries.at(-1) ?? otherwise()
    next?.focus()
  })
  return { ref: list, onFocus }
}
