import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register-routes.ts'
import { accountsApi } from './accounts/accounts-api.ts'
import { accountsPages } from './accounts/accounts-pages.ts'
import { adminContactChoiceApi } from './accounts/admin-contact-choice-api.ts'
import { adminPeopleApi } from './accounts/admin-people-api.ts'
import { adminPeoplePages } from './accounts/admin-people-pages.ts'
import { adminsPages } from './accounts/admins-pages.ts'
import { emailApi } from './accounts/email-api.ts'
import { emailPages } from './accounts/email-pages.ts'
import { blocksApi } from './blocks/blocks-api.ts'
import { adminContactMessages } from './contact/admin-contact-messages.ts'
import { contactApi } from './contact/contact-api.ts'

export const members = fp(async (app) => {
  await registerRoutes(app, [
    accountsApi,
    emailApi,
    blocksApi,
    accountsPages,
    adminsPages,
    emailPages,
    contactApi,
    adminContactChoiceApi,
    adminPeopleApi,
    adminPeoplePages,
    adminContactMessages,
  ])
})
