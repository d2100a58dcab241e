import type { ComponentPropsWithRef, ElementType } from 'react'

/** Only for HTML sanitized by the server (server/site/content/safe-html.ts). */
export function SafeHtml({
  html,
  as: Tag = 'div',
  ...attributes
}: { html: string; as?: ElementType } & ComponentPropsWithRef<'div'>) {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
