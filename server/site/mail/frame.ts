import { DIRECTIONS, language } from '../../platform/catalogues/current.ts'
import { escaped } from '../../platform/schemas/escaped-shared.ts'
import { leafOf } from '../content/leaf.ts'

// Layout of all mails: name, heading and content on a card, small print below. Tables and inline styles for mail programs; dark mode in a
// style element.

/** Name and accent color (#rrggbb, or null) of the community. */
export interface MailSite {
  name: string
  accent: string | null
}

interface Frame {
  site: MailSite
  home?: string
  heading: string
  body: string
  foot?: string
}

export const escapedLines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){body,.page{background:#12201c!important}.card{background:#1b2a26!important}
h1,p,a.title{color:#eef1ea!important}.soft,.soft a{color:#b6c0b8!important}}`

export const buttonIn = ({ accent }: MailSite, { label, link }: { label: string; link: string }) =>
  `<a href="${escaped(link)}" style="display:inline-block;padding:12px 22px;border-radius:999px;background:${leafOf(accent)};color:#ffffff!important;text-decoration:none;font-weight:600">${escaped(label)}</a>`

export function framed({ site, home, heading, body, foot = '' }: Frame): string {
  const name = escaped(site.name)
  const from = home
    ? `<a href="${escaped(home)}" style="color:#5c665f;text-decoration:none">${name}</a>`
    : name
  const small = foot
    ? `<p class="soft" style="max-width:480px;margin:16px auto 0;padding:0 12px;font-size:13px;color:#5c665f">${foot}</p>`
    : ''
  return (
    `<!doctype html><html lang="${language()}" dir="${DIRECTIONS[language()]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escaped(heading)}</title><style>${STYLE}</style></head>` +
    `<body style="margin:0;background:#f6f3ea"><div class="page" style="background:#f6f3ea;padding:24px 12px;${FONT};font-size:16px;line-height:1.5">` +
    `<div class="card" style="max-width:480px;margin:0 auto;background:#ffffff;border-radius:16px;padding:24px;overflow-wrap:anywhere">` +
    `<p class="soft" style="margin:0 0 12px;font-size:13px;color:#5c665f">${from}</p>` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#1c2a26">${escaped(heading)}</h1>${body}</div>${small}</div></body></html>`
  )
}
