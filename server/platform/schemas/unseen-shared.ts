/** Characters that nobody sees, but for joiners. Phones, chats and PDFs bring them along when a number or an email address is copied. */
const UNSEEN = /[[\p{Cc}\p{Cf}\p{Variation_Selector}]--[\u200c\u200d]]/gv
/** Joiners change nothing next to ASCII. Between letters of other scripts they are part of a domain name. */
const JOINERS = /(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/g
/** Hyphens, dashes and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu
/** What a URL parser would take for the end of a host. */
const NO_HOST = /[\s/\\:?#@%]/

const withoutUnseen = (text: string) => text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(JOINERS, '')

/** A domain in its ASCII form (`xn--…`), so that both spellings are one address. As it is, if it is none. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  if (/^[\0-\x7f]*$/.test(domain) || NO_HOST.test(domain) || !URL.canParse(url)) return domain
  return new URL(url).hostname
}

/** An email address as typed or copied, in the one form in which it is stored and compared: `Ada@Exämple.test` is `ada@xn--exmple-cua.test`. */
export function cleanEmail(typed: string): string {
  const email = withoutUnseen(typed)
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

/**
 * An email address that `cleanEmail` gave. zod's own pattern refuses `&` before the @, and last labels in punycode (zod 4.6.7); its
 * `html5Email` takes a domain without a dot, and dots anywhere.
 */
export const EMAIL =
  /^(?!\.)(?!.*\.[.@])[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/

/** A phone number as typed or copied, without what nobody sees and the scheme of a link: `tel:+1‑202‑555‑0123`. */
export const cleanNumber = (typed: string): string =>
  withoutUnseen(typed)
    .replaceAll(DASHES, '-')
    .trim()
    .replace(/^tel:(?:\/\/)?/i, '')
