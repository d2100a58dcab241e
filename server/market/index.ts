import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register-routes.ts'
import { demandApi } from './demand/demand-api.ts'
import { favouritesApi } from './favourites/favourites-api.ts'
import { feedPages } from './home/feed-pages.ts'
import { homeApi } from './home/home-api.ts'
import { homePages } from './home/home-pages.ts'
import { sitemapPages } from './home/sitemap-pages.ts'
import { adminImportsApi } from './imports/admin-imports-api.ts'
import { importsApi } from './imports/imports-api.ts'
import { importsPages } from './imports/imports-pages.ts'
import { adminCategoriesApi } from './items/admin-categories-api.ts'
import { adminCategoriesPages } from './items/admin-categories-pages.ts'
import { adminItemsApi } from './items/admin-items-api.ts'
import { adminItemsPages } from './items/admin-items-pages.ts'
import { itemsApi } from './items/items-api.ts'
import { itemsPages } from './items/items-pages.ts'
import { ownItemsApi } from './items/own-items-api.ts'
import { ownItemsPages } from './items/own-items-pages.ts'
import { shareTarget } from './items/share-target.ts'
import { peopleApi } from './people/people-api.ts'
import { peoplePages } from './people/people-pages.ts'
import { reviewsApi } from './reviews/reviews-api.ts'
import { oldWants } from './wants/old-wants.ts'
import type { WantWatcher } from './wants/want-watcher.ts'
import { wantsApi } from './wants/wants-api.ts'
import { wishMatching } from './wishes/wish-matching.ts'
import { wishesApi } from './wishes/wishes-api.ts'

export const market = fp(async (app, { watcher }: { watcher: WantWatcher }) => {
  await app.register(oldWants)
  await app.register(wishMatching)
  await registerRoutes(app, [
    homeApi,
    homePages,
    sitemapPages,
    feedPages,
    itemsApi,
    itemsPages,
    ownItemsApi,
    importsApi,
    importsPages,
    shareTarget,
    peopleApi,
    peoplePages,
    reviewsApi,
    ownItemsPages,
    favouritesApi,
    wishesApi,
    demandApi,
    adminImportsApi,
    adminItemsApi,
    adminItemsPages,
    adminCategoriesApi,
    adminCategoriesPages,
  ])
  await app.register(wantsApi, { watcher })
})
