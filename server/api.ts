import type { adminCommunityContract } from './admin/console/admin-community-contract.ts'
import type { adminLimitsContract } from './admin/console/admin-limits-contract.ts'
import type { adminSettingsContract } from './admin/console/admin-settings-contract.ts'
import type { checklistContract } from './admin/console/checklist-contract.ts'
import type { dashboardContract } from './admin/dashboard/dashboard-contract.ts'
import type { adminModerationContract } from './admin/moderation/admin-moderation-contract.ts'
import type { adminPlansContract } from './admin/payments/admin-plans-contract.ts'
import type { paymentsContract } from './admin/payments/payments-contract.ts'
import type { adminReportsContract } from './admin/reports/admin-reports-contract.ts'
import type { reportsContract } from './admin/reports/reports-contract.ts'
import type { welcomeContract } from './admin/setup/welcome-contract.ts'
import type { demandContract } from './market/demand/demand-contract.ts'
import type { favouritesContract } from './market/favourites/favourites-contract.ts'
import type { homeContract } from './market/home/home-contract.ts'
import type { adminImportsContract } from './market/imports/admin-imports-contract.ts'
import type { importsContract } from './market/imports/imports-contract.ts'
import type { adminCategoriesContract } from './market/items/admin-categories-contract.ts'
import type { adminItemsContract } from './market/items/admin-items-contract.ts'
import type { itemsContract } from './market/items/items-contract.ts'
import type { ownItemsContract } from './market/items/own-items-contract.ts'
import type { peopleContract } from './market/people/people-contract.ts'
import type { reviewsContract } from './market/reviews/reviews-contract.ts'
import type { wantSetsContract } from './market/wants/want-sets-contract.ts'
import type { wantsContract } from './market/wants/wants-contract.ts'
import type { wishesContract } from './market/wishes/wishes-contract.ts'
import type { accountsContract } from './members/accounts/accounts-contract.ts'
import type { adminContactChoiceContract } from './members/accounts/admin-contact-choice-contract.ts'
import type { adminPeopleContract } from './members/accounts/admin-people-contract.ts'
import type { emailContract } from './members/accounts/email-contract.ts'
import type { resetsContract } from './members/accounts/resets-contract.ts'
import type { blocksContract } from './members/blocks/blocks-contract.ts'
import type { adminContactMessagesContract } from './members/contact/admin-contact-messages-contract.ts'
import type { contactContract } from './members/contact/contact-contract.ts'
import type { broadcastingContract } from './platform/realtime/broadcasting-contract.ts'
import type { ownSessionsContract } from './platform/sessions/own-sessions-contract.ts'
import type { leavingContract } from './privacy/account-deletion/leaving-contract.ts'
import type { adminBackupRulesContract } from './site/backups/admin-backup-rules-contract.ts'
import type { adminBackupsContract } from './site/backups/admin-backups-contract.ts'
import type { adminOwnTextsContract } from './site/content/admin-own-texts-contract.ts'
import type { adminPagesContract } from './site/content/admin-pages-contract.ts'
import type { adminSiteContract } from './site/content/admin-site-contract.ts'
import type { adminSynonymsContract } from './site/content/admin-synonyms-contract.ts'
import type { contentContract } from './site/content/content-contract.ts'
import type { pushSubscriptionsContract } from './site/deliveries/push-subscriptions-contract.ts'
import type { invitationsContract } from './site/invitations/invitations-contract.ts'
import type { adminMailContract } from './site/mail/admin-mail-contract.ts'
import type { adminOutboxContract } from './site/mail/admin-outbox-contract.ts'
import type { adminNeighbourhoodsContract } from './site/neighbourhoods/admin-neighbourhoods-contract.ts'
import type { neighbourhoodsContract } from './site/neighbourhoods/neighbourhoods-contract.ts'
import type { notificationSettingsContract } from './site/notifications/notification-settings-contract.ts'
import type { notificationsContract } from './site/notifications/notifications-contract.ts'
import type { adminSwapsContract } from './swaps/admin-swaps-contract.ts'
import type { adminCirclesContract } from './trading/circles/admin-circles-contract.ts'
import type { circlesContract } from './trading/circles/circles-contract.ts'
import type { exchangesContract } from './trading/exchanges/exchanges-contract.ts'
import type { giftsContract } from './trading/gifts/gifts-contract.ts'
import type { adminMeetingPlacesContract } from './trading/handovers/admin-meeting-places-contract.ts'
import type { circleMeetingsContract } from './trading/handovers/circle-meetings-contract.ts'
import type { handoversContract } from './trading/handovers/handovers-contract.ts'
import type { matchesContract } from './trading/matches/matches-contract.ts'
import type { messagesContract } from './trading/messages/messages-contract.ts'
import type { adminDaysContract } from './trading/swap-days/admin-days-contract.ts'
import type { daysContract } from './trading/swap-days/days-contract.ts'

/** All API calls by method and path. Types only, so nothing is added to the client bundle. */
export type Api = typeof accountsContract &
  typeof adminContactChoiceContract &
  typeof adminPeopleContract &
  typeof adminDaysContract &
  typeof daysContract &
  typeof emailContract &
  typeof resetsContract &
  typeof adminCommunityContract &
  typeof checklistContract &
  typeof adminBackupsContract &
  typeof blocksContract &
  typeof adminContactMessagesContract &
  typeof adminCirclesContract &
  typeof circlesContract &
  typeof contactContract &
  typeof adminPagesContract &
  typeof adminSiteContract &
  typeof adminOwnTextsContract &
  typeof adminSynonymsContract &
  typeof contentContract &
  typeof dashboardContract &
  typeof pushSubscriptionsContract &
  typeof exchangesContract &
  typeof favouritesContract &
  typeof adminMeetingPlacesContract &
  typeof handoversContract &
  typeof circleMeetingsContract &
  typeof homeContract &
  typeof adminCategoriesContract &
  typeof adminItemsContract &
  typeof invitationsContract &
  typeof welcomeContract &
  typeof itemsContract &
  typeof ownItemsContract &
  typeof adminImportsContract &
  typeof importsContract &
  typeof leavingContract &
  typeof adminNeighbourhoodsContract &
  typeof neighbourhoodsContract &
  typeof adminOutboxContract &
  typeof messagesContract &
  typeof adminModerationContract &
  typeof notificationSettingsContract &
  typeof notificationsContract &
  typeof adminPlansContract &
  typeof paymentsContract &
  typeof ownSessionsContract &
  typeof adminLimitsContract &
  typeof adminSettingsContract &
  typeof adminMailContract &
  typeof adminBackupRulesContract &
  typeof peopleContract &
  typeof broadcastingContract &
  typeof adminReportsContract &
  typeof reportsContract &
  typeof reviewsContract &
  typeof adminSwapsContract &
  typeof matchesContract &
  typeof giftsContract &
  typeof wantSetsContract &
  typeof wantsContract &
  typeof wishesContract &
  typeof demandContract
