/** Factor of horizontal directions for arrow keys and dragging: 1 in left-to-right layout, -1 in right-to-left. */
export const forward = (): number => (document.dir === 'rtl' ? -1 : 1)
