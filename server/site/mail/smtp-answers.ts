/** The error that nodemailer throws, and the fault that the mailer found in it. */
export interface SmtpError extends Error {
  code?: string
  command?: string
  /** What the server answered; undefined if it sent no answer. */
  response?: string
  responseCode?: number
  fault?: Fault
}

/**
 * The party at fault when a mail is not taken:
 * - `recipient`: the mailbox does not exist or takes no mail. The same mail would be refused again, so it is given up.
 * - `mail`: this mail is refused for now, or for its size or form. It is retried with backoff.
 * - `server`: limits, policy, sign-in, TLS, the connection. All mail waits and is retried until an admin or time mends it.
 */
export type Fault = 'recipient' | 'mail' | 'server'

/** Different recipients refused in a row, after which the server is at fault and not each of them. */
export const SEVERAL = 3

/** X.1.7 and X.1.8 are about the sender's address, which Postfix checks at RCPT (RFC 3463, section 3.2). */
const BAD_RECIPIENT = /^5\.(?:1\.(?![78]$)\d+|2\.[12])$/

/** The mail is too large, or its form is refused (RFC 3463, sections 3.4 and 3.7). */
const BAD_MESSAGE = /^5\.(?:2\.3|3\.4|6\.\d+)$/

/** Replies to RCPT that name the mailbox, if no enhanced code says more (RFC 5321, section 4.2.3). */
const MAILBOX_REPLIES = [550, 551, 552, 553]

/** Words of a reply without an enhanced code that speak of the sender or the server. */
const OF_SERVER =
  /\b(?:limit|rate|too many|relay\w*|polic(?:y|ies)|spam|block(?:ed|list)?|blacklist|reputation|authenticat\w*|sender|spf|dkim|dmarc|helo)\b/i

/** The enhanced status code of a reply, such as `5.1.1` (RFC 2034); undefined if it has none. */
const enhancedCode = (response: string) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/**
 * Classifies the answer of a mail server. The only place that knows the codes.
 *
 * Only a bad recipient is given up at once: providers answer 550, 554 and 504 to RCPT and DATA for their own limits and policies too,
 * such as `550 5.4.5` (daily limit of Gmail) and `554 5.2.252` (sending limit of Microsoft).
 */
export function faultOf({ code, command, response = '', responseCode = 0 }: SmtpError): Fault {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server'
  if (command === 'API' || (code === 'EMESSAGE' && command === 'MAIL FROM')) return 'mail'
  if (command === 'MAIL FROM' || responseCode === 421) return 'server'
  if (responseCode < 500) return 'mail'
  const enhanced = enhancedCode(response)
  if (command !== 'RCPT TO')
    return responseCode === 552 || BAD_MESSAGE.test(enhanced ?? '') ? 'mail' : 'server'
  if (enhanced) return BAD_RECIPIENT.test(enhanced) ? 'recipient' : 'server'
  return MAILBOX_REPLIES.includes(responseCode) && !OF_SERVER.test(response) ? 'recipient' : 'server'
}
