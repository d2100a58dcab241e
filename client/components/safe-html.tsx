import type { ElementType } from 'react'

/** Shows HTML that the server has cleaned (server/content/safe-html.ts). Never give it anything else. */
export function SafeHtml({
  html,
  as: Tag = 'div',
  className,
}: {
  html: string
  as?: ElementType
  className?: string
}) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
