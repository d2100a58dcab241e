/** 1 where lines run from left to right, -1 where they run the other way: for arrow keys and what is moved by hand. */
export const forward = (): number => (document.dir === 'rtl' ? -1 : 1)
