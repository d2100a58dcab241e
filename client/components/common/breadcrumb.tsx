import * as m from '../../../server/platform/catalogues/messages.ts'

export interface Crumb {
  name: string
  /** Undefined for the current page and steps without a page. */
  href?: string
}

/** Breadcrumb from the home page. */
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

/** Breadcrumbs as schema.org data: those with a link, and the current page. */
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
