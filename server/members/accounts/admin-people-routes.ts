import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { actAsModerator } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { appointAdmin, removeAdmin, setRole } from './admin-appointments-service.ts'
import { aboutPerson, endSessions, getAccount, requireMayActOn } from './admin-people-service.ts'
import { RoleBody } from './admin-people-shared.ts'
import { checkMailed } from './email-service.ts'
import { resetSite, sendResetCode } from './resets-service.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

const roleSaved = () => ({
  member: m.admin_a_member_now(),
  moderator: m.admin_a_moderator_now(),
  admin: m.admin_an_admin_now(),
})

const asked = () => m.admin_admin_after_link()

export const adminPeopleRoutes = routes(async (app) => {
  const resets = resetSite(app)

  return [
    route(
      'DELETE /api/admin/people/:id/sessions',
      { ...common, summary: 'Sign a person out everywhere' },
      {
        handler: async (request) => {
          endSessions(app, viewerOf(request), request.params.id)
          return ok(null, m.admin_signed_out_everywhere())
        },
      },
    ),
    route(
      'POST /api/admin/people/:id/reset-link',
      {
        ...common,
        summary: 'Mail a person a code and a link to reset their password',
        description:
          'At most 3 an hour to one person and 30 by one admin or moderator; one more is answered 429.',
      },
      {
        // Limits reset mails by sender, and by recipient across all senders.
        preHandler: [
          app.limitByViewer(RATE.resetLinks),
          app.limitBy(RATE.sendOtpOfAccount, ({ params }) => String(IdParams.parse(params).id)),
        ],
        handler: async (request) => {
          const { id } = request.params
          actAsModerator(app, viewerOf(request), () => {
            const { email } = getAccount(app, id)
            requireMayActOn(app, viewerOf(request), id)
            checkMailed(sendResetCode(resets, email))
            audit(
              app.db,
              viewerOf(request),
              'send',
              aboutPerson(id),
              m.admin_sent_reset_link({ name: PERSON }),
            )
          })
          return ok(null, m.admin_reset_link_sent())
        },
      },
    ),
    route(
      'POST /api/admin/people/:id/role',
      {
        ...common,
        summary: 'Make a person a member, a moderator or an admin',
        description:
          'Moderators see reports, contact messages and people, take items down, hide reviews, suspend people and let them ' +
          'in. An admin is made as by `POST /api/admin/people/{id}/admin`; the last one stays one.',
        body: RoleBody,
      },
      {
        handler: async (request) => {
          const { role } = request.body
          const isNow = setRole(app, viewerOf(request), request.params.id, role)
          return ok(null, isNow ? roleSaved()[role] : asked())
        },
      },
    ),
    route(
      'POST /api/admin/people/:id/admin',
      {
        ...common,
        summary: 'Make a person an admin',
        description:
          'Where their address is not proved yet they get a mailed link, and are an admin once they have followed it.',
      },
      {
        handler: async (request) => {
          const isAdmin = appointAdmin(app, viewerOf(request), request.params.id)
          return ok(null, isAdmin ? roleSaved().admin : asked())
        },
      },
    ),
    route(
      'DELETE /api/admin/people/:id/admin',
      {
        ...common,
        summary: 'Take the rights of an admin away; not from the last one',
      },
      {
        handler: async (request) => {
          removeAdmin(app, viewerOf(request), request.params.id)
          return ok(null, m.admin_no_admin_any_more())
        },
      },
    ),
  ]
})
