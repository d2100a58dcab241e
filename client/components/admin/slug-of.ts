import { LONGEST } from '../../../server/longest-shared.ts'

/** Letters that are more than a plain one with a mark on it. */
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
}

/** An address for a title: `Straßenfest & Regeln` is at `strassenfest-regeln`. Blank for a title without Latin letters or figures. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => SPELT[letter] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST.slug)
    .replace(/-$/, '')
