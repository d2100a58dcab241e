/** Truncates a text to so many UTF-16 units without splitting a surrogate pair. */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
