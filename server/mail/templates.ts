import * as m from '../catalogues/messages.ts'
import { LIFETIME } from '../limits.ts'
import { compose, type Letter } from './compose.ts'

const days = (milliseconds: number) => milliseconds / (24 * 60 * 60_000)
const hours = (milliseconds: number) => milliseconds / (60 * 60_000)
const minutes = (milliseconds: number) => milliseconds / 60_000

/**
 * The words of every mail, by name, in the language that is spoken: that of whom it goes to. `site` is the community's own
 * name.
 */
export const templates = {
  'reset-code': (site: string, { code, link }: { code: string; link: string }): Letter =>
    compose(m.mail_reset_subject({ site }), [
      m.mail_reset_code(),
      { code },
      m.mail_reset_code_once({ minutes: minutes(LIFETIME.resetCode), site }),
      { label: m.mail_reset_by_link(), link },
      m.mail_reset_link_once({ minutes: minutes(LIFETIME.resetLink) }),
    ]),

  'password-changed': (site: string, { link }: { link: string }): Letter =>
    compose(m.mail_password_changed_subject({ site }), [
      m.mail_password_changed(),
      m.mail_password_changed_not_you(),
      { label: m.mail_reset_my_password(), link },
    ]),

  'email-proof': (site: string, { link }: { link: string }): Letter =>
    compose(m.mail_proof_subject({ site }), [
      m.mail_proof({ site }),
      { label: m.mail_confirm_my_address(), link },
      m.mail_link_once_hours({ hours: hours(LIFETIME.emailProof) }),
    ]),

  'email-new': (site: string, { link }: { link: string }): Letter =>
    compose(m.mail_new_address_subject({ site }), [
      m.mail_new_address(),
      { label: m.mail_use_this_address(), link },
      m.mail_link_once_hours({ hours: hours(LIFETIME.emailProof) }),
    ]),

  'email-changing': (site: string, { link }: { link: string }): Letter =>
    compose(m.mail_changing_subject({ site }), [
      m.mail_changing(),
      m.mail_changing_not_you(),
      { label: m.mail_it_was_not_me(), link },
      m.mail_link_once_days({ days: days(LIFETIME.emailUndo) }),
    ]),

  'email-changed': (site: string, { link }: { link: string }): Letter =>
    compose(m.mail_changed_subject({ site }), [
      m.mail_changed(),
      m.mail_changed_not_you(),
      { label: m.mail_take_it_back(), link },
      m.mail_link_once_days({ days: days(LIFETIME.emailUndo) }),
    ]),

  suspended: (site: string, { reason }: { reason: string }): Letter =>
    compose(m.mail_suspended_subject({ site }), [
      m.mail_suspended({ site }),
      reason,
      m.mail_suspended_mistake(),
    ]),

  'suspension-lifted': (site: string, { link }: { link: string }): Letter =>
    compose(m.mail_lifted_subject({ site }), [m.mail_lifted(), { label: m.mail_sign_in(), link }]),

  approved: (site: string, { link }: { link: string }): Letter =>
    compose(m.mail_approved_subject({ site }), [
      m.mail_approved({ site }),
      { label: m.mail_sign_in(), link },
    ]),

  declined: (site: string, { reason }: { reason: string }): Letter =>
    compose(m.mail_declined_subject({ site }), [
      m.mail_declined({ site }),
      reason,
      m.mail_declined_deleted(),
    ]),

  test: (site: string): Letter => compose(m.mail_test_subject({ site }), [m.mail_test()]),

  'admin-proof': (site: string, { link }: { link: string }): Letter =>
    compose(m.mail_admin_subject({ site }), [
      m.mail_admin({ site }),
      m.mail_admin_if_you(),
      { label: m.mail_confirm_my_address(), link },
      m.mail_admin_not_you(),
    ]),

  'contact-message': (
    site: string,
    { name, email, phone, message }: { name: string; email: string; phone: string; message: string },
  ): Letter =>
    compose(m.mail_contact_subject({ name, site }), [
      [
        m.mail_contact_name({ name }),
        m.mail_contact_email({ email }),
        ...(phone ? [m.mail_contact_phone({ phone })] : []),
      ].join('\n'),
      message,
      m.mail_contact_answer({ email }),
    ]),
} as const
