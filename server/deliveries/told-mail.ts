import { DIRECTIONS, language } from '../catalogues/current.ts'
import { escaped } from '../mail/compose.ts'

// How mails of section "being told" look: a heading, two pictures, two lines, one button. Tables and inline styles are what
// mail programs understand; colours of dark mode stand in a style element, which those that have one read.

export interface MailPicture {
  cid: string
  /** What it shows. */
  alt: string
  /** What stands over it: what one gives, what one gets. */
  label: string
}

/** A thing in a list of several. */
export interface MailEntry {
  title: string
  text: string
  link: string
  cid?: string | undefined
}

export interface ToldMail {
  /** The community's name, and its page. */
  site: string
  home: string
  /** Of the button, #rrggbb; white stands on it. */
  colour: string
  heading: string
  text: string
  pictures: readonly MailPicture[]
  entries: readonly MailEntry[]
  button: { label: string; link: string }
  /** Why it came, and what ends it. */
  why: string
  unsubscribe: { label: string; link: string } | null
  settings: { label: string; link: string }
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){body,.page{background:#12201c!important}.card{background:#1b2a26!important}
h1,p,a.title{color:#eef1ea!important}.soft,.soft a{color:#b6c0b8!important}}`

const picture = ({ cid, alt, label }: MailPicture, width: number) =>
  `<td width="${width}" valign="top" style="padding:0 4px 16px"><p class="soft" style="margin:0 0 4px;font-size:13px;color:#5c665f">${escaped(label)}</p>` +
  `<img src="cid:${cid}" alt="${escaped(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border-radius:10px"></td>`

/** Between a picture and its words; few mail programs know logical properties. */
const gap = () => (DIRECTIONS[language()] === 'rtl' ? '0 0 12px 12px' : '0 12px 12px 0')

const entry = ({ title, text, link, cid }: MailEntry) =>
  `<tr><td width="72" valign="top" style="padding:${gap()}">${
    cid ? `<img src="cid:${cid}" alt="" width="72" height="72" style="display:block;border-radius:8px">` : ''
  }</td><td valign="top" style="padding:0 0 12px"><a class="title" href="${escaped(link)}" style="color:#1c2a26;font-weight:600;text-decoration:none">${escaped(title)}</a>` +
  `<p style="margin:2px 0 0;color:#2d3a35;font-size:14px">${escaped(text)}</p></td></tr>`

const table = (rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">${rows}</table>`

function asHtml({
  site,
  home,
  colour,
  heading,
  text,
  pictures,
  entries,
  button,
  why,
  unsubscribe,
  settings,
}: ToldMail) {
  const width = pictures.length > 1 ? 220 : 320
  const shown =
    pictures.length > 0 ? table(`<tr>${pictures.map((one) => picture(one, width)).join('')}</tr>`) : ''
  const listed = entries.length > 0 ? table(entries.map(entry).join('')) : ''
  const links = [unsubscribe, settings].flatMap((link) =>
    link ? `<a href="${escaped(link.link)}" style="color:#5c665f">${escaped(link.label)}</a>` : [],
  )
  return (
    `<!doctype html><html lang="${language()}" dir="${DIRECTIONS[language()]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escaped(heading)}</title><style>${STYLE}</style></head>` +
    `<body style="margin:0;background:#f6f3ea"><div class="page" style="background:#f6f3ea;padding:24px 12px;${FONT};font-size:16px;line-height:1.5">` +
    `<div class="card" style="max-width:480px;margin:0 auto;background:#ffffff;border-radius:16px;padding:24px">` +
    `<p class="soft" style="margin:0 0 12px;font-size:13px;color:#5c665f"><a href="${escaped(home)}" style="color:#5c665f;text-decoration:none">${escaped(site)}</a></p>` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#1c2a26">${escaped(heading)}</h1>${shown}` +
    `<p style="margin:0 0 20px;color:#2d3a35">${escaped(text).replaceAll('\n', '<br>')}</p>${listed}` +
    `<p style="margin:0"><a href="${escaped(button.link)}" style="display:inline-block;padding:12px 22px;border-radius:999px;background:${colour};color:#ffffff!important;text-decoration:none;font-weight:600">${escaped(button.label)}</a></p></div>` +
    `<p class="soft" style="max-width:480px;margin:16px auto 0;padding:0 12px;font-size:13px;color:#5c665f">${escaped(why)}<br>${links.join(' · ')}</p></div></body></html>`
  )
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

/** A mail as text and as HTML. What people have typed may stand anywhere in it; it is escaped. */
export const composeTold = (mail: ToldMail): { text: string; html: string } => ({
  text: asText(mail),
  html: asHtml(mail),
})
