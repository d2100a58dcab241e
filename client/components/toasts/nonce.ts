declare global {
  interface Window {
    /** Where goober, the style engine of react-hot-toast, looks for the nonce of its style element. */
    __nonce__?: string
  }
}

// Hands on the page's style nonce. Imported before the library, which makes its style element as it is loaded.
window.__nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

export {}
