import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register-routes.ts'
import { adminBackupRules } from './backups/admin-backup-rules.ts'
import { adminBackups } from './backups/admin-backups.ts'
import { backupTransfers } from './backups/backup-transfers.ts'
import { scheduledBackups } from './backups/scheduled-backups.ts'
import { adminContentPages } from './content/admin-content-pages.ts'
import { adminOwnTexts } from './content/admin-own-texts.ts'
import { adminPagesApi } from './content/admin-pages-api.ts'
import { adminSiteApi } from './content/admin-site-api.ts'
import { adminSynonyms } from './content/admin-synonyms.ts'
import { contentApi } from './content/content-api.ts'
import { contentPages } from './content/content-pages.ts'
import { faviconPages } from './content/favicon-pages.ts'
import { installPages } from './content/install-pages.ts'
import { adminDeliveriesPages } from './deliveries/admin-deliveries-pages.ts'
import { pushSubscriptionsApi } from './deliveries/push-subscriptions-api.ts'
import { unsubscribePages } from './deliveries/unsubscribe-pages.ts'
import { invitationsApi } from './invitations/invitations-api.ts'
import { invitationsPages } from './invitations/invitations-pages.ts'
import { adminMail } from './mail/admin-mail.ts'
import { adminOutbox } from './mail/admin-outbox.ts'
import { mailServer } from './mail/mail-settings.ts'
import { adminNeighbourhoods } from './neighbourhoods/admin-neighbourhoods.ts'
import { neighbourhoodsApi } from './neighbourhoods/neighbourhoods-api.ts'
import { notificationSettingsApi } from './notifications/notification-settings-api.ts'
import { notificationsApi } from './notifications/notifications-api.ts'
import { notificationsPages } from './notifications/notifications-pages.ts'
import { serviceWorkerPages } from './pages/service-worker-pages.ts'

export const site = fp(async (app) => {
  app.sessions.sendsMail = () => mailServer(app.db, app.config) !== null
  await app.register(scheduledBackups)
  await app.register(backupTransfers)
  await registerRoutes(app, [
    invitationsApi,
    invitationsPages,
    notificationsApi,
    notificationSettingsApi,
    pushSubscriptionsApi,
    unsubscribePages,
    notificationsPages,
    contentApi,
    contentPages,
    faviconPages,
    installPages,
    serviceWorkerPages,
    adminSiteApi,
    adminContentPages,
    adminDeliveriesPages,
    adminOutbox,
    adminBackups,
    adminPagesApi,
    adminNeighbourhoods,
    neighbourhoodsApi,
    adminSynonyms,
    adminOwnTexts,
    adminMail,
    adminBackupRules,
  ])
})
