import { z } from 'zod'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import {
  HeroSection,
  HowItWorks,
  ServiceSection,
  TradingSection,
} from '../../site/content/sections-shared.ts'
import { CardView } from '../items/items-shared.ts'

export const HomeView = z
  .object({
    hero_section: HeroSection.nullable(),
    featured_items: z.array(CardView),
    featured_items_pagination: Pagination,
    service_section: ServiceSection.nullable(),
    how_it_works: HowItWorks.nullable(),
    trading_section: TradingSection.nullable(),
  })
  .meta({ id: 'Home' })
export type HomeView = z.infer<typeof HomeView>

const HomeDay = z.object({ id: z.int(), title: z.string(), place: z.string(), starts_at: z.iso.datetime() })
export type HomeDay = z.infer<typeof HomeDay>

export const HomePageView = HomeView.extend({ days: z.array(HomeDay) })
export type HomePageView = z.infer<typeof HomePageView>
