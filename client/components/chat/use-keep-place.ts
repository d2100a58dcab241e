import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the bottom within which one is reading the newest. */
const NEAR = 120

/** Above the bottom `scrollTop` is negative here. */
const isNear = (box: HTMLElement | null) => Math.abs(box?.scrollTop ?? 0) < NEAR

/**
 * Keeps the reader's place in a thread. The box is laid out from its bottom (`column-reverse`): there, older
 * messages above move nothing, and whoever is at the bottom stays there. What is left is a new message below for
 * one who reads further up: the box moves by its height, and `hasNew` says so.
 *
 * @param size how many messages are shown.
 * @param sent how many of them are on their way: one's own new message always comes into view.
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
