import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every page that header, footer, home or a form links to. The words are in `pages/<slug>.html`. */
const TITLES = {
  'terms-and-conditions': 'Terms & Conditions',
  privacy: 'Privacy',
  imprint: 'Imprint',
  about: 'About us',
  'contact-us': 'Contact us',
  faqs: 'Frequently asked questions',
  blog: 'Blog',
  'how-it-works': 'How it works',
  pricing: 'Pricing',
} as const

/** Their slugs. These pages can be changed and not deleted, for no link may be dead. */
export const LINKED_PAGES: ReadonlySet<string> = new Set(Object.keys(TITLES))

/** Pages that the law asks for in many places; databases from before them get them too. */
export const LEGAL_PAGES: readonly string[] = ['privacy', 'imprint']

/** The default pages; `body` is HTML still to be cleaned. */
export const defaultPages = () =>
  Object.entries(TITLES).map(([slug, title]) => ({
    slug,
    title,
    body: readFileSync(join(import.meta.dirname, 'pages', `${slug}.html`), 'utf8'),
  }))
