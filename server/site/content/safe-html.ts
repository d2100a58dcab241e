import sanitize from 'sanitize-html'
import { escaped, unescaped } from '../../platform/schemas/escaped-shared.ts'
import { plainText } from '../../platform/schemas/text-shared.ts'
import { hasMarkup, withTextEscaped } from './known-tags.ts'

const HAS_BLOCKS = /<(?:p|br|ul|ol|li|h[2-4]|blockquote)\b/

/** Deeper nesting is a mistake or an attack; the text inside stays. */
const DEEPEST = 16

/** Stands for this site while an address is resolved. */
const HERE = 'https://this-site.invalid'

/** A link's attributes, its address in plain form; null where it may not be followed. */
function safeLink(written: string): sanitize.Attributes | null {
  // Resolving first leaves no room for what looks like a path and leads elsewhere, as `/\evil.example` does.
  const url = URL.parse(written, HERE)
  if (!url || url.username || url.password) return null
  if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) return null
  if (url.origin !== HERE) return { href: url.href, rel: 'nofollow ugc noopener' }
  return written.startsWith('/') ? { href: url.href.slice(HERE.length) } : null
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Dropped with all that they hold; of other tags that are not taken the text stays.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'iframe', 'object'],
    ...['template', 'title', 'svg', 'math', 'xmp', 'plaintext', 'audio', 'video', 'head'],
  ],
  nestingLimit: DEEPEST,
  transformTags: {
    div: 'p',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (_name, { href = '' }) => {
      const attribs = safeLink(href.trim())
      return attribs ? { tagName: 'a', attribs } : { tagName: 'span', attribs: {} }
    },
  },
  exclusiveFilter: ({ tag, text }) => tag !== 'br' && text.trim() === '',
}

/** Plain text as paragraphs: a blank line parts them, a single line break stays one. */
function paragraphs(text: string): string {
  return text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/**
 * What a person wrote, plain text or simple HTML, as HTML that is safe wherever it is shown: paragraphs, lists,
 * small headings, emphasis and links, no other tag, no style, no picture, no script (decisions, section 3).
 * Cleaning what is clean changes nothing. The answer can be longer than `text`: bound the text first.
 */
export function safeHtml(text: string): string {
  const plain = plainText(text.toWellFormed())
  const html = hasMarkup(plain) ? withTextEscaped(plain) : escaped(plain)
  const clean = sanitize(html, OPTIONS)
  // Twice, because the first pass can leave a paragraph in a paragraph, which the second one parts.
  return sanitize(HAS_BLOCKS.test(clean) ? clean : paragraphs(clean), OPTIONS)
}

/** The words of safe HTML on one line, for search and for a page's head. Give it only what `safeHtml` made. */
export function htmlToText(html: string): string {
  return unescaped(
    html.replace(/<\/?(?:p|br|ul|ol|li|h[2-4]|blockquote)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
}
