import type { FastifyInstance } from 'fastify'
import { immediate } from '../../../db/open.ts'
import type { Language } from '../../platform/catalogues/current.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { nextVersion } from '../../platform/database/edit-version.ts'
import { AppError, forbidden, invalid, notFound, unauthenticated } from '../../platform/errors.ts'
import { smallImageUrl } from '../../platform/images/image-view.ts'
import {
  dropUnusedImages,
  type SentPicture,
  sentBy,
  withImages,
} from '../../platform/images/images-service.ts'
import { contactChoice } from '../../platform/sessions/contact-choice.ts'
import { communityRules } from '../../site/community/community-rules.ts'
import { asksApproval, asksInvitation } from '../../site/community/community-shared.ts'
import { joinView, takeInvitation } from '../../site/invitations/invitations-service.ts'
import { moveItems } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { checkNeighbourhood } from '../../site/neighbourhoods/neighbourhoods-service.ts'
import { neighbourhoodOf } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { findAccount, findAccountByEmail, insertAccount, updateAccount } from './accounts-queries.ts'
import type { LoginBody, PasswordUpdateBody, ProfileUpdateBody, RegisterBody } from './accounts-shared.ts'
import { checkActive, SUSPENDED } from './active-account.ts'
import { emailTaken, isTaken, mailEmailProof } from './email-service.ts'
import { replacePassword } from './password-change.ts'
import { type Asker, hashChosenPassword, verifyPassword } from './passwords.ts'
import { tellWhoLetsIn } from './person-waits.ts'
import { checkProfileVersion, editedProfile } from './profile-version.ts'
import { checkName } from './reserved-names.ts'
import type { UserView } from './user-shared.ts'

/** What the rules of accounts work on; the app has it all. */
export type Site = Pick<FastifyInstance, 'config' | 'db' | 'images' | 'outbox' | 'sessions'>

interface SignedIn {
  token: string
  user: UserView
}

/**
 * An account as its own person sees it.
 *
 * @throws AppError 404 when there is no such account.
 */
export function userView({ db }: Pick<Site, 'db'>, id: number): UserView {
  const row = findAccount(db, id)
  if (!row) throw notFound()
  const { name, email, phoneNumber, address, language, about, contactVisibility, neighbourhoodId, version } =
    row
  const avatar = row.avatar && smallImageUrl(row.avatar)
  return {
    id,
    name,
    email,
    avatar,
    phone_number: phoneNumber,
    address,
    about,
    contact_visibility: contactVisibility,
    neighbourhood_id: neighbourhoodId,
    language,
    version,
  }
}

/** @throws AppError 422 where joining takes an invitation and none is named, 404 for one that does not work. */
function checkInvited(site: Site, invitation: string | undefined): void {
  if (invitation) joinView(site, invitation)
  else if (asksInvitation(communityRules(site.db))) {
    throw invalid({ invitation: [m.accounts_joining_here_takes_an_invitation_ask()] })
  }
}

/**
 * Makes an account and a first session, and mails a link that proves the address. Where approval is asked for, the account
 * waits until somebody lets it in.
 *
 * @param address IP address of whoever joins: passwords are hashed in turns by address.
 * @param language that they read in; null for that of the site.
 * @throws AppError 422 when the email is taken, the name reserved, an invitation is missing, or the password one of the most used; 404 for an
 * invitation that does not work; 503 when too many passwords wait to be hashed.
 */
export async function register(
  site: Site,
  body: RegisterBody,
  { address, language }: { address: string; language: Language | null },
): Promise<SignedIn & { isPending: boolean }> {
  const { db, sessions } = site
  // First, so that nobody without a working invitation learns whether an address has joined.
  checkInvited(site, body.invitation)
  checkName(body.name)
  if (isTaken(db, body.email, null)) throw emailTaken()
  const passwordHash = await hashChosenPassword(body.password, 'password', { address })
  return immediate(db, () => {
    checkInvited(site, body.invitation)
    if (isTaken(db, body.email, null)) throw emailTaken()
    const invitation = body.invitation ? takeInvitation(site, body.invitation) : null
    const isPending = asksApproval(communityRules(db))
    const id = insertAccount(db, {
      name: body.name,
      email: body.email,
      phoneNumber: body.phone_number,
      address: body.address,
      language,
      contactVisibility: body.contact_visibility ?? contactChoice.get(db).by_default,
      passwordHash,
      termsAcceptedAt: new Date(),
      introduction: isPending ? (body.introduction ?? '') : '',
      pendingSince: isPending ? new Date() : null,
      invitedById: invitation?.inviterId ?? null,
    })
    invitation?.cameBy(id)
    mailEmailProof(site, id)
    if (isPending) tellWhoLetsIn(site, id)
    return { token: sessions.start(id), user: userView(site, id), isPending }
  })
}

/**
 * Signs in. An unknown email takes as long and answers the same as a wrong password.
 *
 * @param asker for whom the password is hashed: people take turns.
 * @param elsewhere as `isFromElsewhere` has it.
 * @param device as `deviceOf` has it.
 * @throws AppError 401 wrong email or password; 403 a suspended account, and a demo account from elsewhere.
 */
export async function signIn(
  site: Site,
  body: LoginBody,
  { asker, elsewhere, device }: { asker: Asker; elsewhere: boolean; device: string },
): Promise<SignedIn> {
  const { db, sessions } = site
  const account = findAccountByEmail(db, body.email)
  const right = await verifyPassword(account?.passwordHash, body.password, asker)
  if (!account || !right) throw unauthenticated(m.accounts_wrong_email_or_password())
  if (account.isDemo && elsewhere) throw forbidden(m.accounts_a_demo_account_signs_in_on_the_machine())
  if (account.suspendedAt) throw forbidden(SUSPENDED())
  return immediate(db, () => {
    // While the password was being checked, it may have been changed and all sessions ended.
    if (findAccount(db, account.id)?.passwordHash !== account.passwordHash) {
      throw unauthenticated(m.accounts_wrong_email_or_password())
    }
    checkActive(db, account.id)
    return { token: sessions.start(account.id, device), user: userView(site, account.id) }
  })
}

/**
 * Changes a profile; what `body` leaves out stays. Items that lie in the person's old neighbourhood move to the new one with them.
 *
 * @param avatar path of an uploaded picture; null leaves the avatar as it is.
 * @throws AppError 413, 415, 422 for a picture that is not taken; 422 for a reserved name or a neighbourhood that is not there; 409 edited
 * since `version`; 503 when too many wait; 401 as `checkActive`.
 */
export async function updateProfile(
  site: Site,
  id: number,
  body: ProfileUpdateBody,
  avatar: SentPicture | null,
): Promise<UserView> {
  const { db, images } = site
  const {
    name,
    phone_number: phoneNumber,
    address,
    language,
    about,
    contact_visibility,
    neighbourhood_id,
  } = body
  checkActive(db, id)
  checkProfileVersion(db, id, body.version)
  if (name !== undefined) checkName(name)
  const moved = neighbourhoodOf(neighbourhood_id)
  checkNeighbourhood(db, moved)
  await withImages(
    sentBy(images, id),
    avatar === null ? [] : [avatar],
    ([avatarImageId]) =>
      immediate(db, () => {
        checkActive(db, id)
        const edited = checkProfileVersion(db, id, body.version)
        // Admins may have removed it while the picture was read.
        checkNeighbourhood(db, moved)
        const { neighbourhoodId: home, avatarImageId: before } = findAccount(db, id)!
        updateAccount(db, id, {
          name,
          phoneNumber,
          address,
          ...(about === undefined ? {} : { about }),
          ...(contact_visibility === undefined ? {} : { contactVisibility: contact_visibility }),
          ...(moved === undefined ? {} : { neighbourhoodId: moved }),
          ...(language === undefined ? {} : { language: language || null }),
          ...(avatarImageId ? { avatarImageId } : {}),
        })
        updateAccount(db, id, nextVersion(findAccount(db, id)!, edited, editedProfile(db, id)))
        if (moved !== undefined && moved !== home)
          moveItems(db).run({ ownerId: id, before: home, after: moved })
        if (avatarImageId && before) dropUnusedImages(images, [before])
      }),
    'avatar',
  )
  return userView(site, id)
}

/**
 * Changes the password, ends all sessions and mails a notice.
 *
 * @throws AppError 422 when the current password is wrong, or the new one among the most used; 503 when too many passwords wait
 * to be hashed.
 */
export async function changePassword(site: Site, id: number, body: PasswordUpdateBody): Promise<void> {
  const { db } = site
  const before = findAccount(db, id)?.passwordHash
  const wrong = () =>
    new AppError(422, 'invalid', m.accounts_password_update_failed(), {
      fields: { current_password: [m.accounts_this_is_not_your_current_password()] },
    })
  const asker = { accountId: id }
  if (!(await verifyPassword(before, body.current_password, asker))) throw wrong()
  const passwordHash = await hashChosenPassword(body.new_password, 'new_password', asker)
  immediate(db, () => {
    if (findAccount(db, id)?.passwordHash !== before) throw wrong()
    replacePassword(site, id, passwordHash)
  })
}
