/** A code that the address has brought, as a QR code leads to it. */
export interface CodeInAddress {
  code: string
  /** Id of the person who shows it. */
  with: number
}

/** Takes the code out of the fragment of the address, where nothing else reads it again; null where there is none. */
export function takeCode(): CodeInAddress | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const code = fragment.get('code') ?? ''
  if (!/^\d{4}$/.test(code)) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return { code, with: Number(fragment.get('with')) }
}
