import type { SiteFormView, SitePart } from '../../../server/content/admin-site-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

const SECTIONS: Record<SitePart, { href: string; label: string; lead: string }> = {
  header_footer: {
    href: '/admin/site',
    label: 'Name and footer',
    lead: 'What stands on every page: your name, logo and colour at the top, and the footer.',
  },
  hero_section: {
    href: '/admin/site/hero-section',
    label: 'Hero',
    lead: 'The top of the home page: the first thing that a visitor reads.',
  },
  service_section: {
    href: '/admin/site/service-section',
    label: 'Services',
    lead: 'The strip below the featured items. Without any service it is not shown.',
  },
  how_it_works: {
    href: '/admin/site/how-it-works',
    label: 'How it works',
    lead: 'The numbered steps on the home page.',
  },
  trading_section: {
    href: '/admin/site/trading-section',
    label: 'Start trading',
    lead: 'The block at the end of the home page, above the button “Post Your First Trade”.',
  },
}

export const layout = AdminLayout
export const head = ({ part }: PageProps<SiteFormView>): Head => ({ title: `Site: ${SECTIONS[part].label}` })

export default function SitePage(props: PageProps<SiteFormView>) {
  const { part, version, value } = props
  return (
    <>
      <h1>Site</h1>
      <nav className="chips" aria-label="Parts of the site">
        {Object.values(SECTIONS).map(({ href, label }) => (
          <a
            key={href}
            className="chip"
            href={href}
            aria-current={href === SECTIONS[part].href ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <p className="lead">{SECTIONS[part].lead} What you save is there for everybody at once.</p>
      <NeedsScript />
      <Island name="admin-site-form" when="load" props={{ first: { part, version, value } }} />
    </>
  )
}
