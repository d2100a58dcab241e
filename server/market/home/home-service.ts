import type { Db } from '../../../db/open.ts'
import {
  heroSection,
  howItWorks,
  serviceSection,
  tradingSection,
} from '../../site/content/content-service.ts'
import { featuredItems, type ViewerId } from '../items/items-service.ts'
import type { HomeView } from './home-shared.ts'

/** What stands beside a service that the community has given no picture: in turn, as the page draws them. */
const DRAWINGS = ['swap', 'heart', 'people']

/** As visitors see the services: each has a picture. */
const services = (db: Db): HomeView['service_section'] =>
  serviceSection(db)?.map((service, index) => ({
    ...service,
    image: service.image ?? `/services/${DRAWINGS[index % DRAWINGS.length]}.svg`,
  })) ?? null

/** The home page with one page of its featured items. A part that the community has broken or deleted is null. */
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
