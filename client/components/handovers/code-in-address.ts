/**
 * Takes a code out of the fragment of the address, as a QR code leads to it, where nothing else reads it again.
 *
 * @param personId who shows it: what another one shows stays for what asks about them.
 * @returns null where there is none.
 */
export function takeCode(personId: number): string | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const code = fragment.get('code') ?? ''
  if (!/^\d{4}$/.test(code) || Number(fragment.get('with')) !== personId) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
