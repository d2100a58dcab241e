import { z } from 'zod'
import { CardView, CategoryCountView, SORTS } from '../items/items-schema.ts'
import { Pagination } from '../pagination.ts'

/** The parts of the home page that are the community's own words. Every part and field may be missing. */
export const HeroSection = z.object({ title: z.string(), content: z.string() })
export const Service = z.object({ image: z.string().nullable(), title: z.string(), description: z.string() })
export const HowItWorks = z.object({
  title: z.string(),
  image: z.string().nullable(),
  steps: z.array(z.object({ title: z.string(), description: z.string() })),
})
export const TradingSection = z.object({ title: z.string(), description: z.string() })

export const HomeView = z
  .object({
    hero_section: HeroSection.nullable(),
    featured_items: z.array(CardView),
    featured_items_pagination: Pagination,
    service_section: z.array(Service).nullable(),
    how_it_works: HowItWorks.nullable(),
    trading_section: TradingSection.nullable(),
  })
  .meta({ id: 'Home' })
export type HomeView = z.infer<typeof HomeView>

/** What /browse shows. */
export const BrowseView = z.object({
  /** Search text as typed; empty without a search. */
  product: z.string(),
  /** What is wrong with the text, in words for the person who typed it; nothing is found then. */
  problem: z.string().nullable(),
  /** Chosen category; the first one where neither text nor category was given; null for a search in all. */
  category: CategoryCountView.nullable(),
  categories: z.array(CategoryCountView),
  /** Null stands for the default: newest, or best match for a search. */
  sort: z.enum(SORTS).nullable(),
  products: z.array(CardView),
  pagination: Pagination,
})
export type BrowseView = z.infer<typeof BrowseView>
