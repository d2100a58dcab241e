import type { Db } from '../../../db/open.ts'
import {
  heroSection,
  howItWorks,
  serviceSection,
  tradingSection,
} from '../../site/content/content-service.ts'
import { featuredItems, type ViewerId } from '../items/items-service.ts'
import type { HomeView } from './home-shared.ts'

const DRAWINGS = ['swap', 'heart', 'people']

const services = (db: Db): HomeView['service_section'] =>
  serviceSection(db)?.map((service, index) => ({
    ...service,
    image: service.image ?? `/services/${DRAWINGS[index % DRAWINGS.length]}.svg`,
  })) ?? null

export function homeView(db: Db, page: number, viewer?: ViewerId): HomeView {
  const { products, pagination } = featuredItems(db, page, viewer)
  return {
    hero_section: heroSection(db),
    featured_items: products,
    featured_items_pagination: pagination,
    service_section: services(db),
    how_it_works: howItWorks(db),
    trading_section: tradingSection(db),
  }
}
