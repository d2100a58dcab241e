/** Events that end a press. */
const ENDS = ['mouseup', 'dragend', 'contextmenu'] as const

const waiting: (() => void)[] = []
let isPressed = false

/** A press blurs a field before the click; a layout change then would make the click miss. Touch ends with the same mouse events. */
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
      // Runs after the click event, which follows `mouseup`.
      setTimeout(() => {
        isPressed = false
        for (const then of waiting.splice(0)) then()
      })
    },
    true,
  )
}

/** Calls `then` after the current press, or immediately. */
export function afterPress(then: () => void): void {
  if (isPressed) waiting.push(then)
  else then()
}
