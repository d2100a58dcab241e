/**
 * Safe HTML as its author edits it: where there are only paragraphs and line breaks, the plain text that it was made
 * of; anything richer stays HTML.
 */
export function editableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const plain = [...body.querySelectorAll('*')].every(({ tagName }) => tagName === 'P' || tagName === 'BR')
  if (!plain) return html
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n')
  const paragraphs = [...body.querySelectorAll('p')].map(({ textContent }) => textContent)
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : body.textContent
}
