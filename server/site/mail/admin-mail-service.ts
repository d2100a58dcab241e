import type { FastifyInstance } from 'fastify'
import nodemailer from 'nodemailer'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { siteView } from '../content/content-service.ts'
import { MAIL } from '../limits.ts'
import type { MailBody } from './admin-mail-routes.ts'
import type { MailSettingsView, MailTrouble } from './admin-mail-shared.ts'
import {
  addressOfUser,
  type MailServer,
  NO_MAIL_SERVER,
  senderOf,
  serverWords,
  storedMail,
  storeMail,
  unsetSender,
} from './mail-settings.ts'
import type { SmtpError } from './smtp-answers.ts'
import { templates } from './templates.ts'
import { hintOf, type MailHint, transportOf } from './transport.ts'

type Site = Pick<FastifyInstance, 'config' | 'db' | 'mailer' | 'outbox'>

export function mailSettings({ config, db }: Pick<Site, 'config' | 'db'>): MailSettingsView {
  const server = storedMail(db)
  const { host, port, user, from, password } = server
  const unset = unsetSender(db, config, server)
  return {
    by_environment: config.smtpUrl !== undefined,
    from_environment: config.mailFromGiven ? config.mailFrom : null,
    default_from: `${unset.name} <${unset.address}>`,
    default_is_user: addressOfUser(server) !== null,
    host,
    port,
    user,
    from,
    has_password: password !== '',
  }
}

export function mailTrouble({
  config,
  db,
  mailer,
}: Pick<Site, 'config' | 'db' | 'mailer'>): MailTrouble | null {
  if (!mailer.isSet) return 'no_server'
  const { by_environment, user, has_password } = mailSettings({ config, db })
  if (!by_environment && user !== '' && !has_password) return 'no_password'
  if (!mailer.problem) return null
  return mailer.problem.refusesSignIn && !by_environment ? 'refused_sign_in' : 'failing'
}

const HINTS: Record<MailHint, () => string> = {
  port: m.place_mail_hint_port,
  certificate: m.place_mail_hint_certificate,
  encryption: m.place_mail_hint_encryption,
}

export function problemText({ problem }: FastifyInstance['mailer']): string | null {
  if (problem === null) return null
  return problem.hint === null ? problem.words : `${problem.words} – ${HINTS[problem.hint]()}`
}

function refusal(error: SmtpError, server: MailServer) {
  const reason = serverWords(error, server)
  const hint = hintOf(error)
  // If the port does not respond, the cause may be anything, so the port is not blamed.
  if (hint === 'port' && error.code !== 'ETIMEDOUT') return invalid({ port: [m.place_mail_hint_port()] })
  if (hint === 'certificate') return invalid({ host: [`${m.place_mail_hint_certificate()} (${reason})`] })
  switch (error.code) {
    case 'EAUTH':
      return invalid({ user: [m.place_mail_refuses_sign_in({ reason })] })
    case 'EENVELOPE':
    case 'EMESSAGE':
      return invalid({ from: [m.place_mail_refuses_sender({ reason })] })
    case 'ETLS':
      return invalid({ port: [m.place_mail_no_tls({ reason })] })
    case 'EDNS':
      return invalid({ host: [m.place_mail_no_such_host({ reason })] })
    default:
      return invalid({ host: [m.place_mail_no_answer({ reason })] })
  }
}

/** Sends a test mail through a server that is not saved yet. @throws AppError 422 for the field at fault */
async function tryMail(site: Site, server: MailServer, recipient: string): Promise<void> {
  const { db, config } = site
  const transport = nodemailer.createTransport({ ...transportOf(server, config.publicUrl), ...MAIL.trying })
  try {
    await transport.sendMail({
      from: senderOf(db, config, server, server),
      to: { name: '', address: recipient },
      ...templates.test(siteView(db)),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    throw refusal(error as SmtpError, server)
  } finally {
    transport.close()
  }
}

const unlessByEnvironment = ({ smtpUrl }: Config) => {
  if (smtpUrl !== undefined) throw conflict(m.place_mail_by_environment())
}

/** Tests the server first; waiting mail is then sent. @throws AppError 409 SMTP_URL is set; 422 for the field at fault */
export async function setMail(site: Site, admin: ViewerView, body: MailBody): Promise<void> {
  const { db, config, mailer, outbox } = site
  unlessByEnvironment(config)
  const before = storedMail(db)
  // A stored password is only kept for the same server and user; otherwise it would be sent to another operator.
  const stays = body.host === before.host && body.port === before.port && body.user === before.user
  const password = body.password || (stays ? before.password : '')
  if (body.user !== '' && password === '') throw invalid({ password: [m.place_mail_password_missing()] })
  const server = { ...body, password: body.user === '' ? '' : password }
  await tryMail(site, server, admin.email)
  actAsAdmin(site, admin, () => {
    storeMail(db, server)
    audit(db, admin, 'save', { noun: 'site', id: 'mail' }, m.place_audit_mail({ host: body.host }))
  })
  mailer.changes.emit('change')
  if (before.host === '') outbox.sendKept()
}

export function removeMail(site: Site, admin: ViewerView): void {
  const { db, config, mailer } = site
  unlessByEnvironment(config)
  actAsAdmin(site, admin, () => {
    storeMail(db, NO_MAIL_SERVER)
    audit(db, admin, 'remove', { noun: 'site', id: 'mail' }, m.place_audit_no_mail())
  })
  mailer.changes.emit('change')
}
