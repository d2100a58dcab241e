import { DIRECTIONS, language } from '../catalogues/current.ts'

/** The parts of a mail from top to bottom; text and HTML are made from the same ones. */
export type MailPart = string | { code: string } | { link: string; label: string }

export interface Letter {
  subject: string
  text: string
  html: string
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5a41;color:#ffffff;text-decoration:none;font-weight:600'
const CODE = 'font-family:monospace;font-size:32px;letter-spacing:8px;font-weight:700;margin:24px 0'
const BODY = 'font-family:sans-serif;font-size:16px;line-height:1.5;color:#26231e;max-width:560px'

function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  return 'code' in part ? `    ${part.code}` : `${part.label}:\n${part.link}`
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`
  if ('code' in part) return `<p style="${CODE}">${escaped(part.code)}</p>`
  const link = escaped(part.link)
  return `<p><a href="${link}" style="${BUTTON}">${escaped(part.label)}</a></p><p style="font-size:13px">${link}</p>`
}

/** A mail as text and as HTML. What people have typed may stand in any part; it is escaped. */
export function compose(subject: string, parts: readonly MailPart[]): Letter {
  return {
    subject: subject.replaceAll(/\s+/g, ' '),
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language()}"${DIRECTIONS[language()] === 'rtl' ? ' dir="rtl"' : ''}><body style="${BODY}">${parts.map(asHtml).join('')}</body></html>`,
  }
}
