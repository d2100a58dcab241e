import type { accountsContract } from './accounts/accounts-contract.ts'
import type { adminContactChoiceContract } from './accounts/admin-contact-choice-contract.ts'
import type { adminPeopleContract } from './accounts/admin-people-contract.ts'
import type { emailContract } from './accounts/email-contract.ts'
import type { resetsContract } from './accounts/resets-contract.ts'
import type { adminCommunityContract } from './admin/admin-community-contract.ts'
import type { adminLimitsContract } from './admin/admin-limits-contract.ts'
import type { adminSettingsContract } from './admin/admin-settings-contract.ts'
import type { checklistContract } from './admin/checklist-contract.ts'
import type { adminBackupRulesContract } from './backups/admin-backup-rules-contract.ts'
import type { adminBackupsContract } from './backups/admin-backups-contract.ts'
import type { blocksContract } from './blocks/blocks-contract.ts'
import type { adminCirclesContract } from './circles/admin-circles-contract.ts'
import type { circlesContract } from './circles/circles-contract.ts'
import type { adminContactMessagesContract } from './contact/admin-contact-messages-contract.ts'
import type { contactContract } from './contact/contact-contract.ts'
import type { adminOwnTextsContract } from './content/admin-own-texts-contract.ts'
import type { adminPagesContract } from './content/admin-pages-contract.ts'
import type { adminSiteContract } from './content/admin-site-contract.ts'
import type { adminSynonymsContract } from './content/admin-synonyms-contract.ts'
import type { contentContract } from './content/content-contract.ts'
import type { dashboardContract } from './dashboard/dashboard-contract.ts'
import type { pushSubscriptionsContract } from './deliveries/push-subscriptions-contract.ts'
import type { exchangesContract } from './exchanges/exchanges-contract.ts'
import type { favouritesContract } from './favourites/favourites-contract.ts'
import type { adminMeetingPlacesContract } from './handovers/admin-meeting-places-contract.ts'
import type { handoversContract } from './handovers/handovers-contract.ts'
import type { homeContract } from './home/home-contract.ts'
import type { invitationsContract } from './invitations/invitations-contract.ts'
import type { adminCategoriesContract } from './items/admin-categories-contract.ts'
import type { adminItemsContract } from './items/admin-items-contract.ts'
import type { itemsContract } from './items/items-contract.ts'
import type { ownItemsContract } from './items/own-items-contract.ts'
import type { leavingContract } from './leaving/leaving-contract.ts'
import type { adminMailContract } from './mail/admin-mail-contract.ts'
import type { adminOutboxContract } from './mail/admin-outbox-contract.ts'
import type { matchesContract } from './matches/matches-contract.ts'
import type { messagesContract } from './messages/messages-contract.ts'
import type { adminModerationContract } from './moderation/admin-moderation-contract.ts'
import type { adminNeighbourhoodsContract } from './neighbourhoods/admin-neighbourhoods-contract.ts'
import type { notificationSettingsContract } from './notifications/notification-settings-contract.ts'
import type { notificationsContract } from './notifications/notifications-contract.ts'
import type { adminPlansContract } from './payments/admin-plans-contract.ts'
import type { paymentsContract } from './payments/payments-contract.ts'
import type { peopleContract } from './people/people-contract.ts'
import type { broadcastingContract } from './realtime/broadcasting-contract.ts'
import type { adminReportsContract } from './reports/admin-reports-contract.ts'
import type { reportsContract } from './reports/reports-contract.ts'
import type { reviewsContract } from './reviews/reviews-contract.ts'
import type { ownSessionsContract } from './sessions/own-sessions-contract.ts'
import type { adminSwapsContract } from './swaps/admin-swaps-contract.ts'
import type { wantSetsContract } from './wants/want-sets-contract.ts'
import type { wantsContract } from './wants/wants-contract.ts'
import type { welcomeContract } from './welcome/welcome-contract.ts'
import type { wishesContract } from './wishes/wishes-contract.ts'

/** Every call of the API by method and path, as its route is registered. Types only: the browser gets nothing of it. */
export type Api = typeof accountsContract &
  typeof adminContactChoiceContract &
  typeof adminPeopleContract &
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
  typeof homeContract &
  typeof adminCategoriesContract &
  typeof adminItemsContract &
  typeof invitationsContract &
  typeof welcomeContract &
  typeof itemsContract &
  typeof ownItemsContract &
  typeof leavingContract &
  typeof adminNeighbourhoodsContract &
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
  typeof wantSetsContract &
  typeof wantsContract &
  typeof wishesContract
