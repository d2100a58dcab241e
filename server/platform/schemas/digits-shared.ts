/** A text with the digits of Arabic and Persian keyboards (U+0660 to U+0669, U+06F0 to U+06F9) as 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** A text with digits as Arabic keyboards write them. */
export const arabicDigits = (text: string): string =>
  asciiDigits(text).replaceAll(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
