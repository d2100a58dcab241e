import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { LONGEST, RATE } from '../../platform/limits.ts'
import { wholeNumber } from '../../platform/schemas/whole-number-schema.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { removeMail, setMail } from './admin-mail-service.ts'

const wrongPort = { error: () => m.place_mail_port_wrong() }

const line = (longest: number, error: { error: () => string }) => z.string(error).trim().max(longest, error)

const wrongHost = { error: () => m.place_mail_host_wrong() }

const wrongFrom = { error: () => m.place_mail_from_wrong() }

const wrongUser = { error: () => m.place_mail_user_wrong() }

const MailBody = z.object({
  host: line(253, wrongHost).regex(/^[\w.:-]+$/, wrongHost),
  port: wholeNumber(1, 65_535, wrongPort),
  user: line(LONGEST.email, wrongUser)
    // `\p` is not valid in OpenAPI patterns.
    .refine((user) => !/\p{Cc}/u.test(user), wrongUser)
    .default(''),
  /** Blank keeps the password if server and user are unchanged. */
  password: z.string(wrongUser).max(LONGEST.link, wrongUser).default(''),
  from: line(LONGEST.email, wrongFrom)
    .regex(/^(?:[^\r\n]{0,200}[^\s@<>]+@[^\s@<>]+>?)?$/, wrongFrom)
    .default(''),
})

export type MailBody = z.output<typeof MailBody>

const common = { tags: ['Admin'], security: [{ bearer: [] }], response: answers(z.null()) }

export const adminMailRoutes = routes(async (app) => [
  route(
    'POST /api/admin/mail',
    {
      ...common,
      summary: 'Set the mail server of the site',
      description:
        'A mail is sent by it to the admin first; 422 says what was wrong, and nothing is saved. The password is never answered; left ' +
        'blank it stays, where server and user stay. 409 where SMTP_URL is set, which wins.',
      body: MailBody,
    },
    {
      preHandler: app.limitByViewer(RATE.testMails),
      handler: async (request) => {
        const admin = viewerOf(request)
        await setMail(app, admin, request.body)
        return ok(null, m.place_mail_saved({ email: admin.email }))
      },
    },
  ),
  route(
    'DELETE /api/admin/mail',
    { ...common, summary: 'Send no more mail by the server that was set here' },
    {
      handler: async (request) => {
        removeMail(app, viewerOf(request))
        return ok(null, m.place_saved())
      },
    },
  ),
])
