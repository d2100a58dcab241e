import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register.ts'
import { adminBackupRulesRoutes } from './backups/admin-backup-rules-routes.ts'
import { adminBackupsRoutes } from './backups/admin-backups-routes.ts'
import { backupTransfers } from './backups/backup-transfers.ts'
import { scheduledBackups } from './backups/scheduled-backups.ts'
import { adminContentPages } from './content/admin-content-pages.ts'
import { adminOwnTextsRoutes } from './content/admin-own-texts-routes.ts'
import { adminPagesRoutes } from './content/admin-pages-routes.ts'
import { adminSiteRoutes } from './content/admin-site-routes.ts'
import { adminSynonymsRoutes } from './content/admin-synonyms-routes.ts'
import { contentPages } from './content/content-pages.ts'
import { contentRoutes } from './content/content-routes.ts'
import { faviconPages } from './content/favicon-pages.ts'
import { installPages } from './content/install-pages.ts'
import { adminDeliveriesPages } from './deliveries/admin-deliveries-pages.ts'
import { pushSubscriptionsRoutes } from './deliveries/push-subscriptions-routes.ts'
import { unsubscribePages } from './deliveries/unsubscribe-pages.ts'
import { invitationsPages } from './invitations/invitations-pages.ts'
import { invitationsRoutes } from './invitations/invitations-routes.ts'
import { adminMailRoutes } from './mail/admin-mail-routes.ts'
import { adminOutboxRoutes } from './mail/admin-outbox-routes.ts'
import { mailServer } from './mail/mail-settings.ts'
import { adminNeighbourhoodsRoutes } from './neighbourhoods/admin-neighbourhoods-routes.ts'
import { neighbourhoodsRoutes } from './neighbourhoods/neighbourhoods-routes.ts'
import { notificationSettingsRoutes } from './notifications/notification-settings-routes.ts'
import { notificationsPages } from './notifications/notifications-pages.ts'
import { notificationsRoutes } from './notifications/notifications-routes.ts'
import { serviceWorkerPages } from './pages/service-worker-pages.ts'

export const site = fp(async (app) => {
  app.sessions.sendsMail = () => mailServer(app.db, app.config) !== null
  await app.register(scheduledBackups)
  await app.register(backupTransfers)
  await registerRoutes(app, [
    invitationsRoutes,
    invitationsPages,
    notificationsRoutes,
    notificationSettingsRoutes,
    pushSubscriptionsRoutes,
    unsubscribePages,
    notificationsPages,
    contentRoutes,
    contentPages,
    faviconPages,
    installPages,
    serviceWorkerPages,
    adminSiteRoutes,
    adminContentPages,
    adminDeliveriesPages,
    adminOutboxRoutes,
    adminBackupsRoutes,
    adminPagesRoutes,
    adminNeighbourhoodsRoutes,
    neighbourhoodsRoutes,
    adminSynonymsRoutes,
    adminOwnTextsRoutes,
    adminMailRoutes,
    adminBackupRulesRoutes,
  ])
})
