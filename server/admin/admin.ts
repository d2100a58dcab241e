import type { FastifyInstance } from 'fastify'
import { backupsApi } from '../backups/backups-api.ts'
import { categoriesApi } from './categories-api.ts'
import { contactMessages } from './contact-messages.ts'
import { adminItemsApi } from './items-api.ts'
import { adminItemsPages } from './items-pages.ts'
import { listsPages } from './lists-pages.ts'
import { outbox } from './outbox.ts'
import { overviewPages } from './overview-pages.ts'
import { pagesApi } from './pages-api.ts'
import { pagesPages } from './pages-pages.ts'
import { peopleApi } from './people-api.ts'
import { peoplePages } from './people-pages.ts'
import { plansApi } from './plans-api.ts'
import { adminReportsApi } from './reports-api.ts'
import { adminReportsPages } from './reports-pages.ts'
import { siteApi } from './site-api.ts'
import { sitePages } from './site-pages.ts'

/** Everything under /admin and /api/admin, by hand and in order. Who may ask is plugins/admin-only.ts's to say. */
export async function admin(app: FastifyInstance) {
  await app.register(overviewPages)
  await app.register(siteApi)
  await app.register(sitePages)
  await app.register(peopleApi)
  await app.register(peoplePages)
  await app.register(adminItemsApi)
  await app.register(adminItemsPages)
  await app.register(adminReportsApi)
  await app.register(adminReportsPages)
  await app.register(contactMessages)
  await app.register(outbox)
  await app.register(backupsApi)
  await app.register(pagesApi)
  await app.register(pagesPages)
  await app.register(categoriesApi)
  await app.register(plansApi)
  await app.register(listsPages)
}
