import type { MailServer } from './mail-settings.ts'
import type { SmtpError } from './smtp-answers.ts'

const isLoopback = (host: string) => /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(host)

/** EHLO name (RFC 5321, section 4.1.1.1): the host of PUBLIC_URL; IP addresses in brackets. */
export function greetingName(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname
}

/**
 * Passwords require TLS except on loopback. On loopback any certificate is accepted: nodemailer 10.6.0 verifies it after STARTTLS even
 * with `opportunisticTLS`, and local servers have self-signed ones.
 */
const tlsFor = (host: string, hasPassword: boolean) =>
  isLoopback(host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: hasPassword }

/** nodemailer's options in SMTP_URL that disable TLS. */
const isClear = ({ searchParams }: URL) =>
  searchParams.get('ignoreTLS') === 'true' || searchParams.get('requireTLS') === 'false'

function ofUrl(address: string) {
  const url = new URL(address)
  return { url: address, ...(isClear(url) ? {} : tlsFor(url.hostname, url.username !== '')) }
}

/** Port 465 is implicit TLS (RFC 8314), others use STARTTLS. @param server an SMTP_URL, or the admins' server. */
export function transportOf(server: string | MailServer, publicUrl: string) {
  // Set explicitly, because nodemailer 10.6.0 uses the host name only if it has a dot, and otherwise 127.0.0.1.
  const name = greetingName(publicUrl)
  if (typeof server === 'string') return { name, ...ofUrl(server) }
  const { host, port, user, password } = server
  return {
    name,
    host,
    port,
    secure: port === 465,
    ...tlsFor(host, user !== ''),
    ...(user === '' ? {} : { auth: { user, pass: password } }),
  }
}

export type MailHint = 'port' | 'certificate' | 'encryption'

const CERTIFICATE =
  /self[- ]signed|issuer certificate|first certificate|certificate has expired|altnames|CERT_/i

export function hintOf({ message, code, response }: SmtpError): MailHint | null {
  // Errors of plain text sent to a port with implicit TLS, or of TLS sent to a STARTTLS port.
  if (/wrong version number|packet length too long|Greeting never received/i.test(message)) return 'port'
  if (CERTIFICATE.test(message)) return 'certificate'
  return code === 'ETLS' && response ? 'encryption' : null
}
