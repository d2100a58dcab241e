/** nodemailer's error with the detected fault. */
export interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  fault?: Fault
}

/**
 * The party at fault:
 * - `recipient`: the mailbox does not exist or is disabled; permanent.
 * - `mail`: rejected temporarily, or for size or form; retried with backoff.
 * - `server`: limits, policy, sign-in, TLS, connection. All mail is deferred and retried.
 */
type Fault = 'recipient' | 'mail' | 'server'

/** Consecutively rejected recipients after which the server is considered at fault. */
export const SEVERAL = 3

/**
 * X.1.7 and X.1.8 concern the sender's address, which Postfix checks at RCPT (RFC 3463, section 3.2). Microsoft's 5.1.90 is the sender's daily
 * limit.
 */
const BAD_RECIPIENT = /^5\.(?:1\.(?!(?:[78]|90)$)\d+|2\.[12])$/

/** Size or form of the mail (RFC 3463, sections 3.4 and 3.7). */
const BAD_MESSAGE = /^5\.(?:2\.3|3\.4|6\.\d+)$/

/** Mailbox errors to RCPT without an enhanced code (RFC 5321, section 4.2.3). */
const MAILBOX_REPLIES = [550, 551, 552, 553]

/** Words in a response that blame the sender or the server. Used if there is no enhanced code, or only 5.1.0 ("other address status"). */
const OF_SERVER =
  /\b(?:limit|rate|daily|hourly|sending|too many|relay\w*|polic(?:y|ies)|spam|block(?:ed|list)?|blacklist|(?:dns|r)bl|banned|reputation|ptr|r(?:everse )?dns|authenticat\w*|sender|spf|dkim|dmarc|helo|credits?|trial|plan|subscription|unauthori[sz]ed|verif\w+|from address|your (?:account|domain))\b/i

/** Enhanced status code, such as `5.1.1` (RFC 2034); undefined for none. */
const enhancedCode = (response: string) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/**
 * Classifies SMTP errors; the only place that knows the codes. Only a bad recipient is permanent: providers also reply 550, 554 and 504 for limits
 * and policies, such as `550 5.4.5` (Gmail's daily limit) and `554 5.2.252` (Microsoft's sending limit).
 */
export function faultOf({ code, command, response = '', responseCode = 0 }: SmtpError): Fault {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server'
  if (command === 'API' || (code === 'EMESSAGE' && command === 'MAIL FROM')) return 'mail'
  if (command === 'MAIL FROM' || responseCode === 421) return 'server'
  if (responseCode < 500) return 'mail'
  const enhanced = enhancedCode(response)
  // Also applies to replies after DATA, because some servers check mailboxes only then. Each mail has one recipient.
  if (BAD_RECIPIENT.test(enhanced ?? '') && !(enhanced === '5.1.0' && OF_SERVER.test(response)))
    return 'recipient'
  if (command !== 'RCPT TO')
    return responseCode === 552 || BAD_MESSAGE.test(enhanced ?? '') ? 'mail' : 'server'
  if (enhanced) return 'server'
  return MAILBOX_REPLIES.includes(responseCode) && !OF_SERVER.test(response) ? 'recipient' : 'server'
}
