import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** For a member (`m`) or guest (`g`) of one day: about 60 bits. A guest's is a bearer token; a member's only identifies. */
export function newCode(kind: 'm' | 'g'): string {
  // The modulo bias is below 1 %.
  return kind + [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

export const isGuestCode = (token: string): boolean => /^g[a-z2-9]{12}$/.test(token)
