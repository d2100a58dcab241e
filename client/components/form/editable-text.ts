import { unescaped } from '../../../server/platform/schemas/escaped-shared.ts'

/**
 * Sanitized HTML for editing: plain text if it only has paragraphs and line breaks. Needs no parser, because the sanitizer's output is
 * known (server/site/content/safe-html.ts).
 */
export function editableText(html: string): string {
  if (/<(?!\/?p>|br ?\/?>)/.test(html)) return html
  return unescaped(
    html
      .replace(/<br ?\/?>\n?/g, '\n')
      .replace(/<\/p>\s*<p>/g, '\n\n')
      .replace(/<\/?p>/g, ''),
  )
}
