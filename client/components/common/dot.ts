/** Separator; its no-break space prevents a line from starting with it. */
export const DOT = '\u00a0· '
