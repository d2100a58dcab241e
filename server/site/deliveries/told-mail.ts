import { DIRECTIONS, language } from '../../platform/catalogues/current.ts'
import { escaped } from '../../platform/schemas/escaped-shared.ts'
import { buttonIn, escapedLines, framed, type MailSite } from '../mail/frame.ts'

// Notification mails: heading, two images, two lines, a button and unsubscribe links.

export interface MailPicture {
  cid: string
  alt: string
  label: string
}

export interface MailEntry {
  title: string
  text: string
  link: string
  cid?: string | undefined
}

export interface ToldMail {
  site: MailSite
  home: string
  heading: string
  text: string
  /** True if a user wrote `text`, in any language. */
  isQuote: boolean
  pictures: readonly MailPicture[]
  entries: readonly MailEntry[]
  button: { label: string; link: string }
  why: string
  unsubscribe: { label: string; link: string } | null
  settings: { label: string; link: string }
}

const after = (blank: number) =>
  DIRECTIONS[language()] === 'rtl' ? `0 0 16px ${blank}px` : `0 ${blank}px 16px 0`

/** Fixed width, independent of the headings. */
const picture = ({ cid, alt, label }: MailPicture, isLast: boolean) =>
  `<td width="50%" valign="top" style="width:50%;padding:${after(isLast ? 0 : 12)}">${
    label ? `<p class="soft" style="margin:0 0 4px;font-size:13px;color:#5c665f">${escaped(label)}</p>` : ''
  }<img src="cid:${cid}" alt="${escaped(alt)}" width="210" style="display:block;width:100%;height:auto;border-radius:10px"></td>`

const entry = ({ title, text, link, cid }: MailEntry) =>
  `<tr><td width="72" valign="top" style="width:72px;padding:${after(12)}">${
    cid ? `<img src="cid:${cid}" alt="" width="72" height="72" style="display:block;border-radius:8px">` : ''
  }</td><td valign="top" style="padding:0 0 16px"><a class="title" href="${escaped(link)}" style="color:#1c2a26;font-weight:600;text-decoration:none">${escaped(title)}</a>` +
  `<p style="margin:2px 0 0;color:#2d3a35;font-size:14px">${escaped(text)}</p></td></tr>`

const table = (rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="table-layout:fixed">${rows}</table>`

function pictured(pictures: readonly MailPicture[]): string {
  if (pictures.length === 0) return ''
  if (pictures.length > 1)
    return table(`<tr>${pictures.map((one, at) => picture(one, at === pictures.length - 1)).join('')}</tr>`)
  const [{ cid, alt }] = pictures as [MailPicture]
  return `<p style="margin:0 0 16px"><img src="cid:${cid}" alt="${escaped(alt)}" width="320" style="display:block;width:100%;max-width:320px;height:auto;border-radius:10px"></p>`
}

function asHtml({ site, home, heading, text, isQuote, pictures, entries, button, ...end }: ToldMail): string {
  const links = [end.unsubscribe, end.settings].flatMap((link) =>
    link ? `<a href="${escaped(link.link)}" style="color:#5c665f">${escaped(link.label)}</a>` : [],
  )
  const listed = entries.length > 0 ? table(entries.map(entry).join('')) : ''
  return framed({
    site,
    home,
    heading,
    body: `${pictured(pictures)}<p${isQuote ? ' dir="auto"' : ''} style="margin:0 0 20px;color:#2d3a35">${escapedLines(text)}</p>${listed}<p style="margin:0">${buttonIn(site, button)}</p>`,
    foot: `${escaped(end.why)}<br>${links.join(' · ')}`,
  })
}

function asText({ heading, text, entries, button, why, unsubscribe, settings }: ToldMail): string {
  const links = [unsubscribe, settings].flatMap((link) => (link ? `${link.label}: ${link.link}` : []))
  return `${[
    heading,
    text,
    ...entries.map((one) => `${one.title}\n${one.text}\n${one.link}`),
    `${button.label}:\n${button.link}`,
    `-- \n${[why, ...links].join('\n')}`,
  ].join('\n\n')}\n`
}

export const composeTold = (mail: ToldMail): { text: string; html: string } => ({
  text: asText(mail),
  html: asHtml(mail),
})
