declare global {
  interface Window {
    /** Nonce for goober, the style engine of react-hot-toast. */
    __nonce__?: string
  }
}

// Import this before the library, which creates its style element when it loads.
window.__nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

export {}
