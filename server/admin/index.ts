import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register-routes.ts'
import { adminCommunity } from './console/admin-community.ts'
import { adminLimits } from './console/admin-limits.ts'
import { adminSettings } from './console/admin-settings.ts'
import { checklistApi } from './console/checklist.ts'
import { overviewPages } from './console/overview-pages.ts'
import { dashboardApi } from './dashboard/dashboard-api.ts'
import { dashboardPages } from './dashboard/dashboard-pages.ts'
import { health } from './metrics/health.ts'
import { adminModerationApi } from './moderation/admin-moderation-api.ts'
import { adminPlansApi } from './payments/admin-plans-api.ts'
import { adminPlansPages } from './payments/admin-plans-pages.ts'
import { paymentsApi } from './payments/payments-api.ts'
import { paymentsPages } from './payments/payments-pages.ts'
import { adminReportsApi } from './reports/admin-reports-api.ts'
import { adminReportsPages } from './reports/admin-reports-pages.ts'
import { reportsApi } from './reports/reports-api.ts'
import { reportsPages } from './reports/reports-pages.ts'
import { welcomeApi } from './setup/welcome-api.ts'
import { welcomePages } from './setup/welcome-pages.ts'

export const admin = fp(async (app) => {
  await registerRoutes(app, [
    health,
    welcomeApi,
    welcomePages,
    reportsApi,
    reportsPages,
    dashboardApi,
    dashboardPages,
    paymentsApi,
    paymentsPages,
    overviewPages,
    adminCommunity,
    checklistApi,
    adminModerationApi,
    adminReportsApi,
    adminReportsPages,
    adminLimits,
    adminSettings,
    adminPlansApi,
    adminPlansPages,
  ])
})
