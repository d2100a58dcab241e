/** The beginning of a text, of so many characters at most; what takes two of them, as most pictograms do, is never cut in half. */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
