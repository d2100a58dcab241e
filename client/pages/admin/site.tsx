import * as m from '../../../server/platform/catalogues/messages.ts'
import type { SiteFormView, SitePart } from '../../../server/site/content/admin-site-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

const sections = (): Record<SitePart, { href: string; label: string; lead: string }> => ({
  header_footer: {
    href: '/admin/site',
    label: m.admin_name_and_footer(),
    lead: m.admin_look_lead(),
  },
  hero_section: {
    href: '/admin/site/hero-section',
    label: m.admin_hero(),
    lead: m.admin_hero_help(),
  },
  service_section: {
    href: '/admin/site/service-section',
    label: m.admin_services(),
    lead: m.admin_services_help(),
  },
  how_it_works: {
    href: '/admin/site/how-it-works',
    label: m.admin_how_it_works(),
    lead: m.admin_steps_help(),
  },
  trading_section: {
    href: '/admin/site/trading-section',
    label: m.admin_start_trading(),
    lead: m.admin_call_to_action_help(),
  },
})

export const layout = AdminLayout
export const head = ({ part }: PageProps<SiteFormView>): Head => ({
  title: m.admin_site_part({ label: sections()[part].label }),
})

export default function SitePage(props: PageProps<SiteFormView>) {
  const { part, version, value } = props
  return (
    <>
      <h1>{m.admin_site()}</h1>
      <nav className="chips" aria-label={m.admin_parts_of_the_site()}>
        {Object.values(sections()).map(({ href, label }) => (
          <a
            key={href}
            className="chip"
            href={href}
            aria-current={href === sections()[part].href ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <p className="lead">{m.admin_shown_at_once({ lead: sections()[part].lead })}</p>
      <NeedsScript />
      <Island name="admin-site-form" when="load" props={{ first: { part, version, value } }} />
    </>
  )
}
