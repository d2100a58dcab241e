import * as m from '../../platform/catalogues/messages.ts'
import { LIFETIME } from '../../platform/limits.ts'
import { DAY, HOUR, MINUTE } from '../../platform/time-shared.ts'
import { compose, type Letter } from './compose.ts'
import type { MailSite } from './frame.ts'

const days = (milliseconds: number) => milliseconds / DAY
const hours = (milliseconds: number) => milliseconds / HOUR
const minutes = (milliseconds: number) => milliseconds / MINUTE

export const templates = {
  'reset-code': (from: MailSite, { code, link }: { code: string; link: string }): Letter =>
    compose(from, m.mail_reset_subject({ site: from.name }), [
      m.mail_reset_code(),
      { code },
      m.mail_reset_code_once({ minutes: minutes(LIFETIME.resetCode), site: from.name }),
      { label: m.mail_reset_by_link(), link },
      m.mail_reset_link_once({ minutes: minutes(LIFETIME.resetLink) }),
    ]),

  'password-changed': (from: MailSite, { link }: { link: string }): Letter =>
    compose(from, m.mail_password_changed_subject({ site: from.name }), [
      m.mail_password_changed(),
      m.mail_password_changed_not_you(),
      { label: m.mail_reset_my_password(), link },
    ]),

  'email-proof': (from: MailSite, { link }: { link: string }): Letter =>
    compose(from, m.mail_proof_subject({ site: from.name }), [
      m.mail_proof({ site: from.name }),
      { label: m.mail_confirm_my_address(), link },
      m.mail_link_once_hours({ hours: hours(LIFETIME.emailProof) }),
    ]),

  'email-new': (from: MailSite, { link }: { link: string }): Letter =>
    compose(from, m.mail_new_address_subject({ site: from.name }), [
      m.mail_new_address(),
      { label: m.mail_use_this_address(), link },
      m.mail_link_once_hours({ hours: hours(LIFETIME.emailProof) }),
    ]),

  'email-changing': (from: MailSite, { link }: { link: string }): Letter =>
    compose(from, m.mail_changing_subject({ site: from.name }), [
      m.mail_changing(),
      m.mail_changing_not_you(),
      { label: m.mail_it_was_not_me(), link },
      m.mail_link_once_days({ days: days(LIFETIME.emailUndo) }),
    ]),

  'email-changed': (from: MailSite, { link }: { link: string }): Letter =>
    compose(from, m.mail_changed_subject({ site: from.name }), [
      m.mail_changed(),
      m.mail_changed_not_you(),
      { label: m.mail_take_it_back(), link },
      m.mail_link_once_days({ days: days(LIFETIME.emailUndo) }),
    ]),

  suspended: (from: MailSite, { reason }: { reason: string }): Letter =>
    compose(from, m.mail_suspended_subject({ site: from.name }), [
      m.mail_suspended({ site: from.name }),
      { said: reason },
      m.mail_suspended_mistake(),
    ]),

  'suspension-lifted': (from: MailSite, { link }: { link: string }): Letter =>
    compose(from, m.mail_lifted_subject({ site: from.name }), [
      m.mail_lifted(),
      { label: m.mail_sign_in(), link },
    ]),

  approved: (from: MailSite, { link }: { link: string }): Letter =>
    compose(from, m.mail_approved_subject({ site: from.name }), [
      m.mail_approved({ site: from.name }),
      { label: m.mail_sign_in(), link },
    ]),

  declined: (from: MailSite, { reason }: { reason: string }): Letter =>
    compose(from, m.mail_declined_subject({ site: from.name }), [
      m.mail_declined({ site: from.name }),
      { said: reason },
      m.mail_declined_deleted(),
    ]),

  test: (from: MailSite): Letter => compose(from, m.mail_test_subject({ site: from.name }), [m.mail_test()]),

  'admin-proof': (from: MailSite, { link }: { link: string }): Letter =>
    compose(from, m.mail_admin_subject({ site: from.name }), [
      m.mail_admin({ site: from.name }),
      m.mail_admin_if_you(),
      { label: m.mail_confirm_my_address(), link },
      m.mail_admin_not_you(),
    ]),

  'contact-message': (
    from: MailSite,
    { name, email, phone, message }: { name: string; email: string; phone: string; message: string },
  ): Letter =>
    compose(from, m.mail_contact_subject({ name, site: from.name }), [
      [
        m.mail_contact_name({ name }),
        m.mail_contact_email({ email }),
        ...(phone ? [m.mail_contact_phone({ phone })] : []),
      ].join('\n'),
      { said: message },
      m.mail_contact_answer({ email }),
    ]),
} as const
