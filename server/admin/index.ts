import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register.ts'
import { adminCommunityRoutes } from './console/admin-community-routes.ts'
import { adminLimitsRoutes } from './console/admin-limits-routes.ts'
import { adminSettingsRoutes } from './console/admin-settings-routes.ts'
import { checklistRoutes } from './console/checklist-routes.ts'
import { overviewPages } from './console/overview-pages.ts'
import { dashboardPages } from './dashboard/dashboard-pages.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { health } from './metrics/health.ts'
import { adminModerationRoutes } from './moderation/admin-moderation-routes.ts'
import { adminPlansPages } from './payments/admin-plans-pages.ts'
import { adminPlansRoutes } from './payments/admin-plans-routes.ts'
import { paymentsPages } from './payments/payments-pages.ts'
import { paymentsRoutes } from './payments/payments-routes.ts'
import { adminReportsPages } from './reports/admin-reports-pages.ts'
import { adminReportsRoutes } from './reports/admin-reports-routes.ts'
import { reportsPages } from './reports/reports-pages.ts'
import { reportsRoutes } from './reports/reports-routes.ts'
import { welcomePages } from './setup/welcome-pages.ts'
import { welcomeRoutes } from './setup/welcome-routes.ts'

export const admin = fp(async (app) => {
  await registerRoutes(app, [
    health,
    welcomeRoutes,
    welcomePages,
    reportsRoutes,
    reportsPages,
    dashboardRoutes,
    dashboardPages,
    paymentsRoutes,
    paymentsPages,
    overviewPages,
    adminCommunityRoutes,
    checklistRoutes,
    adminModerationRoutes,
    adminReportsRoutes,
    adminReportsPages,
    adminLimitsRoutes,
    adminSettingsRoutes,
    adminPlansRoutes,
    adminPlansPages,
  ])
})
