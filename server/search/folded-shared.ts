/** A text as A–Z sorts it and search compares it: lower case, no accents. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
