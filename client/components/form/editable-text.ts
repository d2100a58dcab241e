import { unescaped } from '../../../server/platform/schemas/escaped-shared.ts'

/**
 * Safe HTML as its author edits it: where there are only paragraphs and line breaks, the plain text that it was made
 * of; anything richer stays HTML. The forms are the cleaner's own, so no parser is needed (server/site/content/safe-html.ts).
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
