import { LIFETIME } from '../limits.ts'
import { compose, type Letter } from './compose.ts'

const days = (milliseconds: number) => `${milliseconds / (24 * 60 * 60_000)} days`
const hours = (milliseconds: number) => `${milliseconds / (60 * 60_000)} hours`
const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`

/** The words of every mail, by name. `site` is the community's own name. */
export const templates = {
  'reset-code': (site: string, { code, link }: { code: string; link: string }): Letter =>
    compose(`Reset your password at ${site}`, [
      'Somebody, hopefully you, asked to reset the password of your account. This is the code:',
      { code },
      `It works once, within ${minutes(LIFETIME.resetCode)}. Nobody of ${site} will ever ask you for it.`,
      { label: 'Or set a new password with this link', link },
      `The link works once, within ${minutes(LIFETIME.resetLink)}. If it was not you, do nothing: your password stays as it is.`,
    ]),

  'password-changed': (site: string, { link }: { link: string }): Letter =>
    compose(`Your password at ${site} was changed`, [
      'The password of your account was just changed, and every browser that was signed in with it is signed out.',
      'If it was not you, set a new password at once:',
      { label: 'Reset my password', link },
    ]),

  'email-proof': (site: string, { link }: { link: string }): Letter =>
    compose(`Confirm your address at ${site}`, [
      `Somebody, hopefully you, has joined ${site} with this address. Confirm it, and you hear by mail when somebody wants to swap with you:`,
      { label: 'Confirm my address', link },
      `The link works once, within ${hours(LIFETIME.emailProof)}. If it was not you, do nothing.`,
    ]),

  'email-new': (site: string, { link }: { link: string }): Letter =>
    compose(`Your new address at ${site}`, [
      'Somebody, hopefully you, wants this to be the address of their account. Until you confirm it, the old one stays:',
      { label: 'Use this address', link },
      `The link works once, within ${hours(LIFETIME.emailProof)}. If it was not you, do nothing.`,
    ]),

  'email-changing': (site: string, { link }: { link: string }): Letter =>
    compose(`Your address at ${site} is to be changed`, [
      'Somebody who knows your password has asked for another address for your account. This one stays until a link that was mailed to the other is used.',
      'If it was you, there is nothing to do. If it was not, stop it, and set a new password:',
      { label: 'It was not me', link },
      `The link works once, within ${days(LIFETIME.emailUndo)}.`,
    ]),

  'email-changed': (site: string, { link }: { link: string }): Letter =>
    compose(`Your address at ${site} was changed`, [
      'Your account has another address now. No mail about it comes here any more.',
      'If it was not you, take it back, and set a new password:',
      { label: 'Take it back', link },
      `The link works once, within ${days(LIFETIME.emailUndo)}.`,
    ]),

  suspended: (site: string, { reason }: { reason: string }): Letter =>
    compose(`Your account at ${site} is suspended`, [
      `The people who run ${site} have suspended your account. You cannot sign in, and what you have listed is not shown. They say:`,
      reason,
      'If you think that is a mistake, write to them.',
    ]),

  'suspension-lifted': (site: string, { link }: { link: string }): Letter =>
    compose(`Your account at ${site} is open again`, [
      'The suspension of your account is lifted. What you have listed is shown again.',
      { label: 'Sign in', link },
    ]),

  approved: (site: string, { link }: { link: string }): Letter =>
    compose(`Welcome to ${site}`, [
      `Somebody who runs ${site} has let you in. From now on you can post things, write to people and swap.`,
      { label: 'Sign in', link },
    ]),

  declined: (site: string, { reason }: { reason: string }): Letter =>
    compose(`Your sign-up at ${site}`, [
      `The people who run ${site} have not let you in. They say:`,
      reason,
      'The account that you made is deleted, and nothing of it is kept.',
    ]),

  test: (site: string): Letter =>
    compose(`Test mail of ${site}`, [
      'If you can read this, the mail of your site works. Nothing else is to be done.',
    ]),

  'admin-proof': (site: string, { link }: { link: string }): Letter =>
    compose(`Confirm that you run ${site}`, [
      `Somebody has an account at ${site} with this address, which is to be an admin's.`,
      'If it was you, confirm it with this link, in the browser in which you are signed in:',
      { label: 'Confirm my address', link },
      'If it was not you, somebody else has made an account with your address. Reset its password first: that signs them out.',
    ]),

  'contact-message': (
    site: string,
    { name, email, phone, message }: { name: string; email: string; phone: string; message: string },
  ): Letter =>
    compose(`${name} wrote to ${site}`, [
      [`Name: ${name}`, `Email: ${email}`, ...(phone ? [`Phone: ${phone}`] : [])].join('\n'),
      message,
      `This came by the contact form. An answer to this mail goes to ${email}.`,
    ]),
} as const
