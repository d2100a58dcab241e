import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pages } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { adminIds } from '../../platform/sessions/admins-queries.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { storedSetting } from '../../platform/settings/stored-setting.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { lastBackups } from '../../site/backups/last-backups.ts'
import { communityRules } from '../../site/community/community-rules.ts'
import { versionOfPart } from '../../site/content/content-queries.ts'
import { LEGAL_PAGES } from '../../site/content/defaults/pages.ts'
import { mailTrouble } from '../../site/mail/admin-mail-service.ts'
import { CHECKLIST, ChecklistParams, type ChecklistPoint, POINT_TITLES } from './checklist-shared.ts'

type Site = Pick<FastifyInstance, 'backups' | 'config' | 'db' | 'mailer'>

const dismissed = storedSetting('checklist', z.object({ dismissed: z.array(z.enum(CHECKLIST)).default([]) }))

/** Detects which setup steps are done, as far as the data shows it. A text that an admin has saved has a version above 1. */
const DONE: Record<ChecklistPoint, (site: Site) => boolean> = {
  mail: (site) => mailTrouble(site) === null,
  // Only scheduled backups count: neither manual ones nor dates in a restored database.
  backups: ({ backups, db }) => backups.folder !== null && lastBackups(db).last_full_at !== null,
  https: ({ config }) => config.publicUrl.startsWith('https:'),
  texts: ({ db }) => {
    const about = db.select({ version: pages.version }).from(pages).where(eq(pages.slug, 'about')).get()
    const home = versionOfPart(db).get({ key: 'hero_section' })
    return (about?.version ?? 1) > 1 || (home?.version ?? 1) > 1
  },
  legal: ({ db }) =>
    db
      .select({ version: pages.version })
      .from(pages)
      .where(inArray(pages.slug, [...LEGAL_PAGES]))
      .all()
      .every(({ version }) => version > 1),
  second_admin: (site) => adminIds(site).length > 1,
  newcomers: ({ db }) => communityRules(db).newcomers,
}

export function checklist(site: Site): ChecklistPoint[] {
  const gone = dismissed.get(site.db).dismissed
  return CHECKLIST.filter((point) => !gone.includes(point) && !DONE[point](site))
}

export const checklistRoutes = routes(async (app) => [
  route(
    'POST /api/admin/checklist/:point/dismissal',
    {
      tags: ['Admin'],
      security: [{ bearer: [] }],
      summary: 'Take a point off the list of what is left to do',
      params: ChecklistParams,
      response: answers(z.null()),
    },
    {
      handler: async (request) => {
        const admin = viewerOf(request)
        const { point } = request.params
        actAsAdmin(app, admin, () => {
          const gone = dismissed.get(app.db).dismissed
          if (gone.includes(point)) return
          dismissed.set(app.db, { dismissed: [...gone, point] })
          const summary = m.admin_took_off_the_checklist({ point: POINT_TITLES[point]() })
          audit(app.db, admin, 'dismiss', { noun: 'checklist', id: point }, summary)
        })
        return ok(null, m.admin_taken_off_the_list())
      },
    },
  ),
])
