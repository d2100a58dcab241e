import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * A code of a member (`m`) or guest (`g`) for one day: 60 bits, without letters that are easily confused.
 * A member's code only finds them at check-in; a guest's is a bearer token.
 */
export function newCode(kind: 'm' | 'g'): string {
  // 31 letters of 256 values: the bias is below 1 %, and of no matter at this length.
  return kind + [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

export const isGuestCode = (token: string): boolean => /^g[a-z2-9]{12}$/.test(token)
