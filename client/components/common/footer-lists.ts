import * as m from '../../../server/platform/catalogues/messages.ts'
import type { FooterList } from '../../../server/site/content/content-shared.ts'

/** Default lists (specification, section 2, Footer), which admins can replace. */
export const defaultFooterLists = ({ shows_plans }: { shows_plans: boolean }): FooterList[] => [
  {
    title: m.layout_navigation(),
    links: [
      { label: m.layout_home(), href: '/' },
      { label: m.layout_browser(), href: '/browse' },
      { label: m.layout_sell(), href: '/uploaditem' },
      { label: m.layout_about(), href: '/page/about' },
      { label: m.layout_contact_us(), href: '/page/contact-us' },
    ],
  },
  {
    title: m.layout_resources(),
    links: [
      ...(shows_plans ? [{ label: m.layout_pricing(), href: '/page/pricing' }] : []),
      { label: m.layout_faqs(), href: '/page/faqs' },
      { label: m.layout_how_it_works(), href: '/page/how-it-works' },
      { label: m.layout_blog(), href: '/page/blog' },
    ],
  },
]
