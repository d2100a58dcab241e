/** Invisible characters, also the blank letters of Hangul and Braille, except joiners. They are often copied from phones, chats and PDFs. */
const UNSEEN = /[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\u200c\u200d]]/gv
/** Joiners next to ASCII have no effect. Between letters of other scripts they may be part of a domain name. */
const JOINERS = /(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/g
/** Hyphens, dashes, the minus sign, and lines that look like them, such as the Japanese long vowel mark. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u2500\u2796\u30fc]/gu
/** Dots in the middle of a line, which separate digits as a full stop does. */
const DOTS = /[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/g
/** Characters at which a URL parser ends the host. */
const NO_HOST = /[\s/\\:?#@%]/

const withoutUnseen = (text: string) => text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(JOINERS, '')

/** The ASCII form (`xn--…`) of a domain, so that both spellings are equal. Invalid domains are returned unchanged. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  if (/^[\0-\x7f]*$/.test(domain) || NO_HOST.test(domain) || !URL.canParse(url)) return domain
  return new URL(url).hostname
}

/**
 * The text without invisible characters; of a link the part behind its scheme. A link percent-encodes signs such as `+`. An invalid encoding
 * is returned unchanged.
 */
function withoutScheme(typed: string, scheme: RegExp): string {
  const text = withoutUnseen(typed).trim()
  const rest = text.replace(scheme, '')
  if (rest === text) return text
  try {
    return withoutUnseen(decodeURIComponent(rest))
  } catch {
    return rest
  }
}

/** Canonical form of a typed or copied email address, for storage and comparison: `Ada@Exämple.test` becomes `ada@xn--exmple-cua.test`. */
export function cleanEmail(typed: string): string {
  const email = withoutScheme(typed, /^mailto:|(?<=^mailto:[^?]*)\?.*$/gi).toLowerCase()
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

/**
 * An email address after `cleanEmail`. zod's default pattern rejects `&` and punycode top-level domains (zod 4.6.7); its `html5Email`
 * accepts domains without a dot and misplaced dots.
 */
export const EMAIL =
  /^(?!\.)(?!.*\.[.@])[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/

/** A phone number without invisible characters, pictures such as ☎, unusual dashes and dots, and the scheme of a link. */
export const cleanNumber = (typed: string): string =>
  withoutScheme(typed, /^(?:tel|callto|sms):(?:\/\/)?/i)
    .replaceAll(DASHES, '-')
    .replaceAll(DOTS, '.')
    .replaceAll(/\p{So}/gu, '')
    .trim()

/** Begins only at the first mark of a run, which keeps the search linear. */
const SENTENCE_END = /(?<![.,;:!?>\p{Pe}\p{Pf}"'])[.,;:!?>\p{Pe}\p{Pf}"']+$/u

/** A link as people copy it out of a sentence: without invisible characters, brackets around it and punctuation behind it. */
export const cleanLink = (typed: string): string =>
  typed
    .replaceAll(UNSEEN, '')
    .trim()
    .replace(/^[<(\p{Ps}\p{Pi}"']+/u, '')
    .replace(SENTENCE_END, '')
