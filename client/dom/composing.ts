/** `keyCode` of a key handled by an input method (UI Events, section 7.3.1). */
const INPUT_METHOD = 229

/**
 * True while an input method (IME) composes a word: such a key must not send, add or close anything.
 * Safari ends the composition before its last keydown, so `isComposing` is already false and only `keyCode` shows it
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD

/** Enter without Shift (new line) and outside an IME composition. */
export const isSendingEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event)
