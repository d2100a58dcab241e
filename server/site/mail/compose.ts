import { escaped } from '../../platform/schemas/escaped-shared.ts'
import { buttonIn, escapedLines, framed, type MailSite } from './frame.ts'

/** Parts of a mail in order, for text and HTML; `said` is a user's text in any language. */
type MailPart = string | { said: string } | { code: string } | { link: string; label: string }

export interface Letter {
  subject: string
  text: string
  html: string
}

const TEXT = 'margin:0 0 16px;color:#2d3a35'
const CODE =
  'font-family:monospace;font-size:32px;letter-spacing:8px;font-weight:700;margin:20px 0;color:#1c2a26'

function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('said' in part) return part.said
  return 'code' in part ? `    ${part.code}` : `${part.label}:\n${part.link}`
}

function asHtml(part: MailPart, site: MailSite): string {
  if (typeof part === 'string') return `<p style="${TEXT}">${escapedLines(part)}</p>`
  if ('said' in part) return `<p dir="auto" style="${TEXT}">${escapedLines(part.said)}</p>`
  if ('code' in part) return `<p dir="ltr" style="${CODE}">${escaped(part.code)}</p>`
  return `<p style="margin:0 0 8px">${buttonIn(site, part)}</p><p class="soft" dir="ltr" style="margin:0 0 16px;font-size:13px;color:#5c665f">${escaped(part.link)}</p>`
}

/** Renders text and HTML; user text is escaped. */
export function compose(site: MailSite, subject: string, parts: readonly MailPart[]): Letter {
  const line = subject.replaceAll(/\s+/g, ' ')
  return {
    subject: line,
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: framed({ site, heading: line, body: parts.map((part) => asHtml(part, site)).join('') }),
  }
}
