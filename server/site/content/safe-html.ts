import sanitize from 'sanitize-html'
import { escaped, unescaped } from '../../platform/schemas/escaped-shared.ts'
import { plainText } from '../../platform/schemas/text-shared.ts'
import { hasMarkup, withTextEscaped } from './known-tags.ts'

const HAS_BLOCKS = /<(?:p|br|ul|ol|li|h[2-4]|blockquote)\b/

const DEEPEST = 16

/** Base for resolving URLs. */
const HERE = 'https://this-site.invalid'

/** Normalized attributes of a link; null if not allowed. */
function safeLink(written: string): sanitize.Attributes | null {
  // Resolved first, because `/\evil.example` looks like a path but is another site.
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
  // These elements are removed with their content. Other disallowed tags are removed and their text remains.
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

/** Converts plain text to HTML: blank lines separate paragraphs, line breaks remain. */
function paragraphs(text: string): string {
  return text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/**
 * Sanitizes user text or HTML: paragraphs, lists, small headings, emphasis and links; no styles, images or scripts (decisions, section 3).
 * Idempotent. The result may be longer: limit the input first.
 */
export function safeHtml(text: string): string {
  const plain = plainText(text.toWellFormed())
  const html = hasMarkup(plain) ? withTextEscaped(plain) : escaped(plain)
  const clean = sanitize(html, OPTIONS)
  return sanitize(HAS_BLOCKS.test(clean) ? clean : paragraphs(clean), OPTIONS)
}

export function htmlToText(html: string): string {
  return unescaped(
    html.replace(/<\/?(?:p|br|ul|ol|li|h[2-4]|blockquote)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
}
