/** 1 in left-to-right, -1 in right-to-left layout, for arrow keys and dragging. */
export const forward = (): number => (document.dir === 'rtl' ? -1 : 1)
