import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a section whose controls change with each step: moves it to the heading, or, if the section disappears, to the status
 * text.
 * @param step identifies the current step.
 */
export function useKeptFocus(step: string) {
  const place = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const had = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step removes buttons
  useEffect(() => {
    // The focus is only moved if it was lost, because the user may have put it elsewhere.
    if (had.current && document.activeElement === document.body) heading.current?.focus()
  }, [step])
  useLayoutEffect(() => {
    const element = place.current
    // An element may have had the focus before hydration (client/wake.ts).
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
        // A blur without a related target is that of a removed element, so the focus counts as lost.
        if (relatedTarget) had.current = false
      },
    },
  }
}
