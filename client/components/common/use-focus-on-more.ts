import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus to the first of the entries that came with the last page of a list: the button that has asked for them goes with
 * it, and the focus would be nowhere. Entries are `li` that can take the focus.
 *
 * @param isAbove whether further pages come above those that are there.
 */
export function useFocusOnMore(
  list: RefObject<HTMLElement | null>,
  { size, hasMore, isAbove = false }: { size: number; hasMore: boolean; isAbove?: boolean },
): void {
  const before = useRef({ size, hasMore })
  useEffect(() => {
    const had = before.current
    before.current = { size, hasMore }
    const wasLast = had.hasMore && !hasMore && size > had.size
    if (!wasLast || document.activeElement !== document.body) return
    list.current?.querySelectorAll('li')[isAbove ? 0 : had.size]?.focus()
  }, [list, size, hasMore, isAbove])
}
