import { type PointerEvent, useRef, useState } from 'react'
import type { Answer } from '../../stores/wants.ts'

/** Minimum pixels of an answer. */
const FAR = 90

/** Right is yes, left is no; shorter or vertical movements are ignored. */
export function useSwipe(onAnswer: (answer: Answer) => void) {
  const from = useRef<{ x: number; y: number; id: number } | null>(null)
  const [by, setBy] = useState(0)
  function end(event: PointerEvent, counts: boolean) {
    if (from.current?.id !== event.pointerId) return
    const way = event.clientX - from.current.x
    const aside = Math.abs(way) > Math.abs(event.clientY - from.current.y)
    from.current = null
    setBy(0)
    if (counts && aside && Math.abs(way) >= FAR) onAnswer(way > 0 ? 'yes' : 'no')
  }
  return {
    by,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button === 0 && event.isPrimary)
          from.current = { x: event.clientX, y: event.clientY, id: event.pointerId }
      },
      onPointerMove(event: PointerEvent) {
        if (from.current?.id !== event.pointerId) return
        const way = event.clientX - from.current.x
        if (by === 0 && Math.abs(way) < 10) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setBy(way)
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
      /** Prevents a link click after a swipe. */
      onClickCapture(event: { preventDefault: () => void }) {
        if (by !== 0) event.preventDefault()
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  }
}
