import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a place whose buttons and dialogs go away with each step, as where two people hand over what they swap:
 * it goes to the heading. Where the whole place goes with a swap, it goes to the text that says where the swap stands now.
 *
 * @param step what there is to do here now, in any words.
 */
export function useKeptFocus(step: string) {
  const place = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const had = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what takes buttons away.
  useEffect(() => {
    // Who has gone elsewhere meanwhile is not called back.
    if (had.current && document.activeElement === document.body) heading.current?.focus()
  }, [step])
  useLayoutEffect(() => {
    const element = place.current
    // The focus may be there before the island is: it can be what has woken it (client/wake.ts).
    had.current = !!element?.contains(document.activeElement)
    return () => {
      const { activeElement: focused, body } = document
      if (!had.current || !(focused === body || element?.contains(focused))) return
      queueMicrotask(() => document.querySelector<HTMLElement>('.standing')?.focus())
    }
  }, [])
  return {
    heading: { ref: heading, tabIndex: -1 },
    place: {
      ref: place,
      onFocus: () => {
        had.current = true
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // What goes away leaves the focus to nothing.
        if (relatedTarget) had.current = false
      },
    },
  }
}
