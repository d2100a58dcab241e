export const MOST_STRENGTH = 4

/**
 * Strength from 0 to `MOST_STRENGTH`, mainly by length (NIST SP 800-63B); repeated characters count little. The server rejects common
 * passwords.
 */
export function passwordStrength(password: string): number {
  if (!password) return 0
  const letters = [...password]
  const length = Math.min(letters.length, 2 * new Set(letters).size)
  return 1 + [8, 12, 16].filter((least) => length >= least).length
}
