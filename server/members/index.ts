import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register.ts'
import { accountsPages } from './accounts/accounts-pages.ts'
import { accountsRoutes } from './accounts/accounts-routes.ts'
import { adminContactChoiceRoutes } from './accounts/admin-contact-choice-routes.ts'
import { adminPeoplePages } from './accounts/admin-people-pages.ts'
import { adminPeopleRoutes } from './accounts/admin-people-routes.ts'
import { adminsPages } from './accounts/admins-pages.ts'
import { emailPages } from './accounts/email-pages.ts'
import { emailRoutes } from './accounts/email-routes.ts'
import { blocksRoutes } from './blocks/blocks-routes.ts'
import { adminContactMessagesRoutes } from './contact/admin-contact-messages-routes.ts'
import { contactRoutes } from './contact/contact-routes.ts'

export const members = fp(async (app) => {
  await registerRoutes(app, [
    accountsRoutes,
    emailRoutes,
    blocksRoutes,
    accountsPages,
    adminsPages,
    emailPages,
    contactRoutes,
    adminContactChoiceRoutes,
    adminPeopleRoutes,
    adminPeoplePages,
    adminContactMessagesRoutes,
  ])
})
