import type { FastifyInstance } from 'fastify'
import { adminContactChoiceApi } from '../accounts/admin-contact-choice-api.ts'
import { adminPeopleApi } from '../accounts/admin-people-api.ts'
import { adminPeoplePages } from '../accounts/admin-people-pages.ts'
import { adminBackupRules } from '../backups/admin-backup-rules.ts'
import { adminBackups } from '../backups/admin-backups.ts'
import { adminCircles } from '../circles/admin-circles-api.ts'
import { adminContactMessages } from '../contact/admin-contact-messages.ts'
import { adminContentPages } from '../content/admin-content-pages.ts'
import { adminOwnTexts } from '../content/admin-own-texts.ts'
import { adminPagesApi } from '../content/admin-pages-api.ts'
import { adminSiteApi } from '../content/admin-site-api.ts'
import { adminSynonyms } from '../content/admin-synonyms.ts'
import { adminDeliveriesPages } from '../deliveries/admin-deliveries-pages.ts'
import { adminMeetingPlacesApi } from '../handovers/admin-meeting-places-api.ts'
import { adminMeetingPlacesPages } from '../handovers/admin-meeting-places-pages.ts'
import { registerRoutes } from '../http/register-routes.ts'
import { adminCategoriesApi } from '../items/admin-categories-api.ts'
import { adminCategoriesPages } from '../items/admin-categories-pages.ts'
import { adminItemsApi } from '../items/admin-items-api.ts'
import { adminItemsPages } from '../items/admin-items-pages.ts'
import { adminMail } from '../mail/admin-mail.ts'
import { adminOutbox } from '../mail/admin-outbox.ts'
import { adminModerationApi } from '../moderation/admin-moderation-api.ts'
import { adminNeighbourhoods } from '../neighbourhoods/admin-neighbourhoods.ts'
import { adminPlansApi } from '../payments/admin-plans-api.ts'
import { adminPlansPages } from '../payments/admin-plans-pages.ts'
import { adminReportsApi } from '../reports/admin-reports-api.ts'
import { adminReportsPages } from '../reports/admin-reports-pages.ts'
import { adminSwaps } from '../swaps/admin-swaps.ts'
import { adminCommunity } from './admin-community.ts'
import { adminLimits } from './admin-limits.ts'
import { adminSettings } from './admin-settings.ts'
import { checklistApi } from './checklist.ts'
import { overviewPages } from './overview-pages.ts'

/** Everything under /admin and /api/admin, by hand and in order. Who may ask is admin-only.ts's to say. */
export async function adminRoutes(app: FastifyInstance) {
  await registerRoutes(app, [
    overviewPages,
    adminCommunity,
    checklistApi,
    adminSiteApi,
    adminContentPages,
    adminContactChoiceApi,
    adminPeopleApi,
    adminPeoplePages,
    adminItemsApi,
    adminItemsPages,
    adminModerationApi,
    adminReportsApi,
    adminReportsPages,
    adminSwaps,
    adminCircles,
    adminContactMessages,
    adminDeliveriesPages,
    adminOutbox,
    adminBackups,
    adminPagesApi,
    adminCategoriesApi,
    adminCategoriesPages,
    adminMeetingPlacesApi,
    adminMeetingPlacesPages,
    adminNeighbourhoods,
    adminSynonyms,
    adminOwnTexts,
    adminLimits,
    adminSettings,
    adminMail,
    adminBackupRules,
    adminPlansApi,
    adminPlansPages,
  ])
}
