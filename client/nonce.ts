declare global {
  interface Window {
    /** Where goober, the style engine of react-hot-toast, looks for the nonce of its style element. */
    __nonce__?: string
  }
}

/** Hands on the page's style nonce. */
export function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  if (nonce) window.__nonce__ = nonce
}
