/** `keyCode` of a key that an input method handles (UI Events, section 7.3.1). */
const INPUT_METHOD = 229

/**
 * Whether a key belongs to a word that is being composed (IME): it never sends, adds or closes anything.
 *
 * Safari ends the composition before it reports the Enter that ended it, so `isComposing` is false then and only `keyCode` tells
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD

/** Whether a key is an Enter that sends: not one of a composed word, and without Shift, which begins a new line. */
export const isSendingEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event)
