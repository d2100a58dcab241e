import type { adminCommunityRoutes } from './admin/console/admin-community-routes.ts'
import type { adminLimitsRoutes } from './admin/console/admin-limits-routes.ts'
import type { adminSettingsRoutes } from './admin/console/admin-settings-routes.ts'
import type { checklistRoutes } from './admin/console/checklist-routes.ts'
import type { dashboardRoutes } from './admin/dashboard/dashboard-routes.ts'
import type { adminModerationRoutes } from './admin/moderation/admin-moderation-routes.ts'
import type { adminPlansRoutes } from './admin/payments/admin-plans-routes.ts'
import type { paymentsRoutes } from './admin/payments/payments-routes.ts'
import type { adminReportsRoutes } from './admin/reports/admin-reports-routes.ts'
import type { reportsRoutes } from './admin/reports/reports-routes.ts'
import type { welcomeRoutes } from './admin/setup/welcome-routes.ts'
import type { demandRoutes } from './market/demand/demand-routes.ts'
import type { favouritesRoutes } from './market/favourites/favourites-routes.ts'
import type { homeRoutes } from './market/home/home-routes.ts'
import type { adminImportsRoutes } from './market/imports/admin-imports-routes.ts'
import type { importsRoutes } from './market/imports/imports-routes.ts'
import type { adminCategoriesRoutes } from './market/items/admin-categories-routes.ts'
import type { adminItemsRoutes } from './market/items/admin-items-routes.ts'
import type { itemsRoutes } from './market/items/items-routes.ts'
import type { ownItemsRoutes } from './market/items/own-items-routes.ts'
import type { peopleRoutes } from './market/people/people-routes.ts'
import type { reviewsRoutes } from './market/reviews/reviews-routes.ts'
import type { wantsRoutes } from './market/wants/wants-routes.ts'
import type { wishesRoutes } from './market/wishes/wishes-routes.ts'
import type { accountsRoutes } from './members/accounts/accounts-routes.ts'
import type { adminContactChoiceRoutes } from './members/accounts/admin-contact-choice-routes.ts'
import type { adminPeopleRoutes } from './members/accounts/admin-people-routes.ts'
import type { emailRoutes } from './members/accounts/email-routes.ts'
import type { resetsRoutes } from './members/accounts/resets-routes.ts'
import type { blocksRoutes } from './members/blocks/blocks-routes.ts'
import type { adminContactMessagesRoutes } from './members/contact/admin-contact-messages-routes.ts'
import type { contactRoutes } from './members/contact/contact-routes.ts'
import type { CallsOf } from './platform/http/api-route.ts'
import type { broadcastingRoutes } from './platform/realtime/broadcasting-routes.ts'
import type { ownSessionsRoutes } from './platform/sessions/own-sessions-routes.ts'
import type { leavingRoutes } from './privacy/account-deletion/leaving-routes.ts'
import type { adminBackupRulesRoutes } from './site/backups/admin-backup-rules-routes.ts'
import type { adminBackupsRoutes } from './site/backups/admin-backups-routes.ts'
import type { adminOwnTextsRoutes } from './site/content/admin-own-texts-routes.ts'
import type { adminPagesRoutes } from './site/content/admin-pages-routes.ts'
import type { adminSiteRoutes } from './site/content/admin-site-routes.ts'
import type { adminSynonymsRoutes } from './site/content/admin-synonyms-routes.ts'
import type { contentRoutes } from './site/content/content-routes.ts'
import type { pushSubscriptionsRoutes } from './site/deliveries/push-subscriptions-routes.ts'
import type { invitationsRoutes } from './site/invitations/invitations-routes.ts'
import type { adminMailRoutes } from './site/mail/admin-mail-routes.ts'
import type { adminOutboxRoutes } from './site/mail/admin-outbox-routes.ts'
import type { adminNeighbourhoodsRoutes } from './site/neighbourhoods/admin-neighbourhoods-routes.ts'
import type { neighbourhoodsRoutes } from './site/neighbourhoods/neighbourhoods-routes.ts'
import type { notificationSettingsRoutes } from './site/notifications/notification-settings-routes.ts'
import type { notificationsRoutes } from './site/notifications/notifications-routes.ts'
import type { adminSwapsRoutes } from './swaps/admin-swaps-routes.ts'
import type { adminCirclesRoutes } from './trading/circles/admin-circles-routes.ts'
import type { circlesRoutes } from './trading/circles/circles-routes.ts'
import type { exchangesRoutes } from './trading/exchanges/exchanges-routes.ts'
import type { giftsRoutes } from './trading/gifts/gifts-routes.ts'
import type { adminMeetingPlacesRoutes } from './trading/handovers/admin-meeting-places-routes.ts'
import type { circleMeetingsRoutes } from './trading/handovers/circle-meetings-routes.ts'
import type { handoversRoutes } from './trading/handovers/handovers-routes.ts'
import type { matchesRoutes } from './trading/matches/matches-routes.ts'
import type { messagesRoutes } from './trading/messages/messages-routes.ts'
import type { adminDaysRoutes } from './trading/swap-days/admin-days-routes.ts'
import type { daysRoutes } from './trading/swap-days/days-routes.ts'

/** All API calls by method and path. Types only, so nothing is added to the client bundle. */
export type Api = CallsOf<
  | typeof adminCommunityRoutes
  | typeof adminLimitsRoutes
  | typeof adminSettingsRoutes
  | typeof checklistRoutes
  | typeof dashboardRoutes
  | typeof adminModerationRoutes
  | typeof adminPlansRoutes
  | typeof paymentsRoutes
  | typeof adminReportsRoutes
  | typeof reportsRoutes
  | typeof welcomeRoutes
  | typeof demandRoutes
  | typeof favouritesRoutes
  | typeof homeRoutes
  | typeof adminImportsRoutes
  | typeof importsRoutes
  | typeof adminCategoriesRoutes
  | typeof adminItemsRoutes
  | typeof itemsRoutes
  | typeof ownItemsRoutes
  | typeof peopleRoutes
  | typeof reviewsRoutes
  | typeof wantsRoutes
  | typeof wishesRoutes
  | typeof accountsRoutes
  | typeof adminContactChoiceRoutes
  | typeof adminPeopleRoutes
  | typeof emailRoutes
  | typeof resetsRoutes
  | typeof blocksRoutes
  | typeof adminContactMessagesRoutes
  | typeof contactRoutes
  | typeof broadcastingRoutes
  | typeof ownSessionsRoutes
  | typeof leavingRoutes
  | typeof adminBackupRulesRoutes
  | typeof adminBackupsRoutes
  | typeof adminOwnTextsRoutes
  | typeof adminPagesRoutes
  | typeof adminSiteRoutes
  | typeof adminSynonymsRoutes
  | typeof contentRoutes
  | typeof pushSubscriptionsRoutes
  | typeof invitationsRoutes
  | typeof adminMailRoutes
  | typeof adminOutboxRoutes
  | typeof adminNeighbourhoodsRoutes
  | typeof neighbourhoodsRoutes
  | typeof notificationSettingsRoutes
  | typeof notificationsRoutes
  | typeof adminSwapsRoutes
  | typeof adminCirclesRoutes
  | typeof circlesRoutes
  | typeof exchangesRoutes
  | typeof giftsRoutes
  | typeof adminMeetingPlacesRoutes
  | typeof circleMeetingsRoutes
  | typeof handoversRoutes
  | typeof matchesRoutes
  | typeof messagesRoutes
  | typeof adminDaysRoutes
  | typeof daysRoutes
>
