/** What stands between two facts of a line. The space before it does not break: it may end a line, but begins none. */
export const DOT = '\u00a0· '
