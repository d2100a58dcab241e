/**
 * An id of this browser's own for a call that a bad connection may send twice. (`crypto.randomUUID` is not there on a
 * plain http address.)
 */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
