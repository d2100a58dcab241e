/** Push services of browsers, at any of whose addresses below they may answer: Chrome, Edge and others; Firefox; Windows; Safari. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a browser may be pushed to at this address: one of a known push service, or of a host that the settings of the
 * site name (`PUSH_HOSTS`, which also lets plain http through on loopback). Nobody else has the server call an address.
 */
export function isPushAddress(address: string, named: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, host, port, username, password } = new URL(address)
  if (username || password) return false
  const isNamed = named.includes(host) || named.includes(hostname)
  if (protocol === 'http:') return isNamed && LOOPBACK.test(hostname)
  if (protocol !== 'https:') return false
  if (isNamed) return true
  return (
    port === '' &&
    KNOWN.some((known) => (known.startsWith('.') ? hostname.endsWith(known) : hostname === known))
  )
}
