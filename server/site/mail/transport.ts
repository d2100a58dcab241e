import type { MailServer } from './mail-settings.ts'
import type { SmtpError } from './smtp-answers.ts'

const isLoopback = (host: string) => /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(host)

/** The name that greets a mail server (RFC 5321, section 4.1.1.1): the host of PUBLIC_URL; an IP address in brackets. */
export function greetingName(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname
}

/**
 * TLS, as far as an address does not say it itself. A password goes nowhere unencrypted, except on this machine. On this machine any
 * certificate is accepted: once nodemailer 10.6.0 has begun STARTTLS it checks the certificate, with `opportunisticTLS` too, and a
 * mail server of the machine has a self-signed one.
 */
const tlsFor = (host: string, hasPassword: boolean) =>
  isLoopback(host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: hasPassword }

/** Names by which SMTP_URL asks for a password in clear: nodemailer's own. */
const isClear = ({ searchParams }: URL) =>
  searchParams.get('ignoreTLS') === 'true' || searchParams.get('requireTLS') === 'false'

function ofUrl(address: string) {
  const url = new URL(address)
  return { url: address, ...(isClear(url) ? {} : tlsFor(url.hostname, url.username !== '')) }
}

/**
 * The options for nodemailer. Port 465 is TLS from the first byte (RFC 8314), other ports begin with STARTTLS.
 *
 * @param server an SMTP_URL, or the server that was set on the page.
 */
export function transportOf(server: string | MailServer, publicUrl: string) {
  // nodemailer 10.6.0 greets by the name of the machine only if that has a dot, else by 127.0.0.1.
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

/** The likely cause of a failed connection, if it is one that hosts run into. */
export type MailHint = 'port' | 'certificate' | 'encryption'

const CERTIFICATE =
  /self[- ]signed|issuer certificate|first certificate|certificate has expired|altnames|CERT_/i

export function hintOf({ message, code, response }: SmtpError): MailHint | null {
  // 465 was asked in plain words and waits for TLS, or TLS was spoken to a port that begins in plain words.
  if (/wrong version number|packet length too long|Greeting never received/i.test(message)) return 'port'
  if (CERTIFICATE.test(message)) return 'certificate'
  return code === 'ETLS' && response ? 'encryption' : null
}
