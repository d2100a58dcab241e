import type { ComponentType } from 'react'
import type { SiteFormView, SitePart } from '../../server/site/content/admin-site-shared.ts'
import { partPath } from '../../server/site/content/part-path-shared.ts'
import { call } from '../api.ts'
import { callWithFiles } from '../components/admin/call-with-files.ts'
import { SavedFormFrame } from '../components/admin/saved-form.tsx'
import { SiteIdentity } from '../components/admin/site-identity.tsx'
import { HeroForm, HowItWorksForm, ServicesForm, TradingForm } from '../components/admin/site-sections.tsx'
import { useSavedForm } from '../components/admin/use-saved-form.ts'

const FORMS: Record<SitePart, ComponentType<{ form: never }>> = {
  header_footer: SiteIdentity,
  hero_section: HeroForm,
  service_section: ServicesForm,
  how_it_works: HowItWorksForm,
  trading_section: TradingForm,
}

export default function AdminSiteForm({ first }: { first: SiteFormView }) {
  const { part } = first
  const path = partPath(part)
  const form = useSavedForm(first, {
    read: () => call(`GET /api/admin/site/${path}`),
    save: (body) => callWithFiles(`POST /api/admin/site/${path}`, { body }),
  })
  // TypeScript cannot infer that `form` and `Fields` belong to the same part.
  const Fields = FORMS[part]
  return (
    <SavedFormFrame form={form} href="/">
      <Fields form={form as never} />
    </SavedFormFrame>
  )
}
