/** Letters that are more than a plain one with a mark on it, as they are spelt on a keyboard without them. */
const SPELT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
}
const TO_SPELL = new RegExp(`[${Object.keys(SPELT).join('')}]`, 'g')

/** A text as it is sorted, and compared with what somebody types: lower case, no accents, and in plain letters where it is Latin. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(TO_SPELL, (letter) => SPELT[letter]!)
    .normalize('NFC')
