import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the bottom that count as being at the bottom. */
const NEAR = 120

/** With `column-reverse`, scrollTop is negative above the bottom. */
const isNear = (box: HTMLElement | null) => Math.abs(box?.scrollTop ?? 0) < NEAR

/**
 * Preserves the scroll position. In a `column-reverse` box older messages and the bottom need no handling; a new message below a reader
 * further up shifts the box by its height and sets `hasNew`.
 * @param size number of messages.
 * @param sent number of unsent ones: own messages are always scrolled into view.
 */
export function useKeepPlace(box: RefObject<HTMLElement | null>, size: number, sent: number) {
  const [hasNew, setHasNew] = useState(false)
  const newest = useRef<Element | null>(null)
  const shown = useRef({ size, sent })
  const toBottom = () => {
    box.current?.scrollTo({ top: 0 })
    setHasNew(false)
  }

  useLayoutEffect(() => {
    const element = box.current
    const list = element?.querySelector('ol')
    const before = newest.current
    newest.current = list?.lastElementChild ?? null
    const { size: sizeBefore, sent: sentBefore } = shown.current
    shown.current = { size, sent }
    if (!element || !list || size === sizeBefore) return
    if (sent > sentBefore) {
      element.scrollTo({ top: 0, behavior: 'instant' })
    } else if (before?.isConnected && before !== newest.current && !isNear(element)) {
      const added = list.getBoundingClientRect().bottom - before.getBoundingClientRect().bottom
      element.scrollBy({ top: -added, behavior: 'instant' })
      setHasNew(true)
    }
  }, [box, size, sent])

  const onScroll = () => {
    if (hasNew && isNear(box.current)) setHasNew(false)
  }
  return { hasNew, toBottom, onScroll }
}
