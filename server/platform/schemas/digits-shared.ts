/** Replaces Arabic, Persian and full-width digits (U+0660 to U+0669, U+06F0 to U+06F9, U+FF10 to U+FF19) by ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

export const arabicDigits = (text: string): string =>
  asciiDigits(text).replaceAll(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
