import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

interface Point {
  x: number
  y: number
}

interface View extends Point {
  scale: number
  /** A finger is on the picture, which then follows without a transition. */
  isHeld: boolean
}

const WHOLE: View = { scale: 1, x: 0, y: 0, isHeld: false }
const MOST = 5
const TAPPED = 2.5
/** Milliseconds and pixels between the two taps of a double tap. */
const TAP = { apart: 350, near: 30 }
/** Pixels that a finger may move during a tap. */
const STILL = 8

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Centre of one or two fingers. */
function centre(fingers: readonly Point[]): Point {
  const [a, b = a] = fingers as [Point, Point?]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** Ratio of the distances of two fingers. */
const spread = ([a, b]: readonly Point[], [c, d]: readonly Point[]) =>
  a && b && c && d ? distance(c, d) / Math.max(distance(a, b), 1) : 1

/** Moves the point of the picture at `from` to `to`, `ratio` times as large; points count from the centre of the box. */
function carried(view: View, from: Point, to: Point, ratio: number): View {
  const scale = between(1, view.scale * ratio, MOST)
  const grown = scale / view.scale
  return { ...view, scale, x: to.x - (from.x - view.x) * grown, y: to.y - (from.y - view.y) * grown }
}

/** Limits a pan, so that no empty space appears around the picture. */
function inside(view: View, box: Element): View {
  const [x, y] = [box.clientWidth, box.clientHeight].map((side) => ((view.scale - 1) * side) / 2) as [
    number,
    number,
  ]
  return { ...view, x: between(-x, view.x, x), y: between(-y, view.y, y) }
}

/**
 * Pinch, double tap and pan of a picture in a box.
 * @param onDrag end of a one-finger drag over the whole picture.
 */
export function useZoom(onDrag: (dx: number, dy: number) => void) {
  const [view, setView] = useState(WHOLE)
  const fingers = useRef(new Map<number, Point>()).current
  /** Start of a gesture with one finger. Null after a second finger, because the end of a pinch is no drag. */
  const start = useRef<Point | null>(null)
  const tapped = useRef<(Point & { at: number }) | null>(null)
  const isZoomed = view.scale > 1

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const zoom = (scale: number) => setView(scale > 1 ? { ...WHOLE, scale } : WHOLE)
  function lift({ pointerId }: PointerEvent) {
    if (fingers.delete(pointerId) && fingers.size === 0)
      setView((now) => (now.scale > 1 ? { ...now, isHeld: false } : WHOLE))
  }
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || fingers.size === 2) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    fingers.set(event.pointerId, point)
    start.current = fingers.size === 1 ? point : null
    setView((now) => ({ ...now, isHeld: true }))
  }
  function onPointerMove(event: PointerEvent) {
    if (!fingers.has(event.pointerId)) return
    const box = event.currentTarget
    const before = [...fingers.values()]
    fingers.set(event.pointerId, pointOf(event))
    const after = [...fingers.values()]
    setView((now) => {
      const next = carried(now, centre(before), centre(after), spread(before, after))
      return now.scale === 1 && after.length === 1 ? next : inside(next, box)
    })
  }
  function onPointerUp(event: PointerEvent) {
    const from = start.current
    lift(event)
    start.current = null
    if (!from) return
    const to = pointOf(event)
    if (distance(from, to) > STILL) {
      tapped.current = null
      if (!isZoomed) onDrag(to.x - from.x, to.y - from.y)
      return
    }
    const last = tapped.current
    const isSecond = last && event.timeStamp - last.at < TAP.apart && distance(last, to) < TAP.near
    tapped.current = isSecond ? null : { ...to, at: event.timeStamp }
    if (!isSecond) return
    if (isZoomed) zoom(1)
    else setView(inside(carried(WHOLE, to, to, TAPPED), event.currentTarget))
  }
  return {
    isZoomed,
    zoomIn: () => zoom(TAPPED),
    zoomOut: () => zoom(1),
    /** Properties of the box; its style is for the picture in it. */
    box: {
      'data-zoomed': isZoomed || undefined,
      'data-held': view.isHeld || undefined,
      style: { '--x': `${view.x}px`, '--y': `${view.y}px`, '--scale': view.scale } as CSSProperties,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent) => {
        start.current = null
        lift(event)
      },
    },
  }
}
