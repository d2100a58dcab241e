import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register.ts'
import { demandRoutes } from './demand/demand-routes.ts'
import { favouritesRoutes } from './favourites/favourites-routes.ts'
import { feedPages } from './home/feed-pages.ts'
import { homePages } from './home/home-pages.ts'
import { homeRoutes } from './home/home-routes.ts'
import { sitemapPages } from './home/sitemap-pages.ts'
import { adminImportsRoutes } from './imports/admin-imports-routes.ts'
import { importsPages } from './imports/imports-pages.ts'
import { importsRoutes } from './imports/imports-routes.ts'
import { adminCategoriesPages } from './items/admin-categories-pages.ts'
import { adminCategoriesRoutes } from './items/admin-categories-routes.ts'
import { adminItemsPages } from './items/admin-items-pages.ts'
import { adminItemsRoutes } from './items/admin-items-routes.ts'
import { itemsPages } from './items/items-pages.ts'
import { itemsRoutes } from './items/items-routes.ts'
import { ownItemsPages } from './items/own-items-pages.ts'
import { ownItemsRoutes } from './items/own-items-routes.ts'
import { shareTarget } from './items/share-target.ts'
import { peoplePages } from './people/people-pages.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { reviewsRoutes } from './reviews/reviews-routes.ts'
import { oldWants } from './wants/old-wants.ts'
import type { WantWatcher } from './wants/want-watcher.ts'
import { wantsRoutes } from './wants/wants-routes.ts'
import { wishMatching } from './wishes/wish-matching.ts'
import { wishesRoutes } from './wishes/wishes-routes.ts'

export const market = fp(async (app, { watcher }: { watcher: WantWatcher }) => {
  await app.register(oldWants)
  await app.register(wishMatching)
  await registerRoutes(app, [
    homeRoutes,
    homePages,
    sitemapPages,
    feedPages,
    itemsRoutes,
    itemsPages,
    ownItemsRoutes,
    importsRoutes,
    importsPages,
    shareTarget,
    peopleRoutes,
    peoplePages,
    reviewsRoutes,
    ownItemsPages,
    favouritesRoutes,
    wishesRoutes,
    demandRoutes,
    adminImportsRoutes,
    adminItemsRoutes,
    adminItemsPages,
    adminCategoriesRoutes,
    adminCategoriesPages,
  ])
  await app.register(wantsRoutes, { watcher })
})
