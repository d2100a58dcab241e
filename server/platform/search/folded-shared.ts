/** ASCII spellings of letters that are not a base letter with a mark. */
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

/** Folded for sorting and comparison: lower case, without accents, ASCII for Latin. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(TO_SPELL, (letter) => SPELT[letter]!)
    .normalize('NFC')
