/**
 * Reads and removes a code from the URL fragment of a QR code.
 * @param personId owner of the code; a code of another user stays in the URL.
 * @returns null for none.
 */
export function takeCode(personId: number): string | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const code = fragment.get('code') ?? ''
  if (!/^\d{4}$/.test(code) || Number(fragment.get('with')) !== personId) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
