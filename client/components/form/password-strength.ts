export const MOST_STRENGTH = 4

/**
 * How hard a password is to guess, from 0 for none to `MOST_STRENGTH`. Length counts, as NIST SP 800-63B says, and a letter
 * that comes again counts little. The server refuses what many use, whatever its length.
 */
export function passwordStrength(password: string): number {
  if (!password) return 0
  const letters = [...password]
  const length = Math.min(letters.length, 2 * new Set(letters).size)
  return 1 + [8, 12, 16].filter((least) => length >= least).length
}
