type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a key is held that gives a click or another key a meaning of the browser's own, as to open a link in another tab. */
export const hasModifier = (event: Modifiers): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
