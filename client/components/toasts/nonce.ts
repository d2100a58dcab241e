declare global {
  interface Window {
    /** Nonce for goober, the style engine of react-hot-toast. */
    __nonce__?: string
  }
}

// Must be imported before the library, which creates its style element on load.
window.__nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

export {}
