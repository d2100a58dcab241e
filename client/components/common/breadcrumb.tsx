import * as m from '../../../server/platform/catalogues/messages.ts'

export interface Crumb {
  name: string
  /** Left out for a step that has no page of its own, and for the page itself. */
  href?: string
}

/** Where a page stands, from the site's front page down. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={m.common_breadcrumb()} className="breadcrumb">
      <ol>
        {trail.map(({ name, href }, index) => (
          <li key={name} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {href ? <a href={href}>{name}</a> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same for search engines: the steps that have a page, and the page itself. */
export const breadcrumbJsonLd = (trail: Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail
    .filter(({ href }, index) => href || index === trail.length - 1)
    .map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: new URL(href, origin).href } : {}),
    })),
})
