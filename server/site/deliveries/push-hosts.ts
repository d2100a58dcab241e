/** Push services of browsers, including subdomains: Chrome, Edge and others; Firefox; Windows; Safari. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Prevents SSRF: accepts push endpoints of known services and of `PUSH_HOSTS` (on loopback also plain HTTP). */
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
