import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first new entry after loading more, because the button disappears with the last page. Entries are focusable `li`.
 * @param isAbove new entries are inserted above.
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
