import type { ComponentPropsWithRef, ElementType } from 'react'

/** Shows HTML that the server has cleaned (server/site/content/safe-html.ts). Never give it anything else. */
export function SafeHtml({
  html,
  as: Tag = 'div',
  ...attributes
}: { html: string; as?: ElementType } & ComponentPropsWithRef<'div'>) {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
