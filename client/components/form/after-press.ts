/** Ends a press: the button goes up, or what was pressed is dragged, or opens a menu. */
const ENDS = ['mouseup', 'dragend', 'contextmenu'] as const

const waiting: (() => void)[] = []
let isPressed = false

/**
 * A press takes the focus from a field before it is done: what moved things then would take away what is being pressed, and the press
 * would miss. A finger ends with the same mouse events.
 */
globalThis.document?.addEventListener(
  'mousedown',
  ({ button }) => {
    if (button === 0) isPressed = true
  },
  true,
)
for (const end of ENDS) {
  globalThis.document?.addEventListener(
    end,
    () => {
      // The click comes right behind.
      setTimeout(() => {
        isPressed = false
        for (const then of waiting.splice(0)) then()
      })
    },
    true,
  )
}

/** Calls `then` once what is being pressed has been told, at once where nothing is. */
export function afterPress(then: () => void): void {
  if (isPressed) waiting.push(then)
  else then()
}
