import type { HomeView } from '../../../server/market/home/home-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { defaultProfiles, type SiteView } from '../../../server/site/content/content-shared.ts'
import type { Head, PageProps } from '../../page-module.ts'
import { neighbours } from '../common/pager.tsx'

export const pagePath = (page: number) => (page === 1 ? '/' : `/?page=${page}`)

/** Social profiles entered by the community, without default searches. */
function ownProfiles({ name, social_media }: SiteView): string[] {
  const searches = defaultProfiles(name).map(({ profile_link }) => profile_link)
  return social_media.map(({ profile_link }) => profile_link).filter((link) => !searches.includes(link))
}

export const head = ({ featured_items_pagination, context }: PageProps<HomeView>): Head => {
  const { site, origin } = context
  const { current_page } = featured_items_pagination
  const { previous, next } = neighbours(featured_items_pagination)
  return {
    title: current_page === 1 ? site.name : m.home_featured_items_page({ currentPage: current_page }),
    description: m.home_description({ tagline: site.tagline }),
    canonical: pagePath(current_page),
    prev: previous === null ? undefined : pagePath(previous),
    next: next === null ? undefined : pagePath(next),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/browse?product={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: site.name,
        url: `${origin}/`,
        logo: new URL(site.logo ?? '/favicon.svg', origin).href,
        slogan: site.tagline,
        sameAs: ownProfiles(site),
      },
    ],
  }
}
