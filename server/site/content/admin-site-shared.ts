import { z } from 'zod'
import { SiteView } from './content-shared.ts'
import { HeroSection, HowItWorks, ServiceSection, TradingSection } from './sections-shared.ts'

export const Version = z.int().min(0)

/** New order of a list, and the order that the admin saw. */
export const Order = z.object({ ids: z.array(z.int().positive()), seen: z.array(z.int().positive()) })
export type Order = z.output<typeof Order>

export const SITE_FORMS = {
  header_footer: SiteView,
  hero_section: HeroSection,
  service_section: z.object({ services: ServiceSection }),
  how_it_works: HowItWorks,
  trading_section: TradingSection,
} as const

export type SitePart = keyof typeof SITE_FORMS
export const SITE_PARTS = Object.keys(SITE_FORMS) as SitePart[]

export type SiteForm<P extends SitePart = SitePart> = z.output<(typeof SITE_FORMS)[P]>

export const SiteFormView = z.object({
  part: z.enum(SITE_PARTS as [SitePart, ...SitePart[]]),
  version: Version,
  value: z.union(Object.values(SITE_FORMS)),
})
export type SiteFormView = { part: SitePart; version: number; value: SiteForm }
