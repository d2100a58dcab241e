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

type Site = Pick<FastifyInstance, 'config' | 'db' | 'images' | 'outbox' | 'sessions'>

interface SignedIn {
  token: string
  user: UserView
}

/** The account for its owner. @throws AppError 404 no such account */
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

/** @throws AppError 422 an invitation is required but missing; 404 invalid invitation */
function checkInvited(site: Site, invitation: string | undefined): void {
  if (invitation) joinView(site, invitation)
  else if (asksInvitation(communityRules(site.db))) {
    throw invalid({ invitation: [m.accounts_invitation_required_ask()] })
  }
}

/**
 * Creates an account and a session, and mails a verification link. If approval is required, the account waits for it.
 * @param address IP address, for fair scheduling of password hashing.
 * @param language null for that of the site.
 * @throws AppError 422 email taken, name reserved, invitation missing or common password; 404 invalid invitation; 503 too many waiting hashes
 */
export async function register(
  site: Site,
  body: RegisterBody,
  { address, language }: { address: string; language: Language | null },
): Promise<SignedIn & { isPending: boolean }> {
  const { db, sessions } = site
  // First, so that only holders of an invitation can find out whether an address is registered.
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
 * An unknown email takes the same time and gives the same error as a wrong password.
 * @param asker for fair scheduling of password hashing.
 * @param elsewhere from `isFromElsewhere`.
 * @param device from `deviceOf`.
 * @throws AppError 401 wrong email or password; 403 suspended account, or demo account from elsewhere
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
  if (account.isDemo && elsewhere) throw forbidden(m.accounts_demo_only_on_host())
  if (account.suspendedAt) throw forbidden(SUSPENDED())
  return immediate(db, () => {
    // The password may have changed during the check.
    if (findAccount(db, account.id)?.passwordHash !== account.passwordHash) {
      throw unauthenticated(m.accounts_wrong_email_or_password())
    }
    checkActive(db, account.id)
    return { token: sessions.start(account.id, device), user: userView(site, account.id) }
  })
}

/**
 * Updates a profile; missing fields are unchanged. Items in the old neighbourhood move to the new one.
 * @param avatar path of an uploaded image; null to keep the avatar.
 * @throws AppError 413, 415, 422 invalid image; 422 reserved name or unknown neighbourhood; 409 edited since `version`; 503 too many
 * waiting images; 401 as `checkActive`
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
        // It may have been deleted while the image was processed.
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

export async function changePassword(site: Site, id: number, body: PasswordUpdateBody): Promise<void> {
  const { db } = site
  const before = findAccount(db, id)?.passwordHash
  const wrong = () =>
    new AppError(422, 'invalid', m.accounts_password_update_failed(), {
      fields: { current_password: [m.accounts_current_password_wrong()] },
    })
  const asker = { accountId: id }
  if (!(await verifyPassword(before, body.current_password, asker))) throw wrong()
  const passwordHash = await hashChosenPassword(body.new_password, 'new_password', asker)
  immediate(db, () => {
    if (findAccount(db, id)?.passwordHash !== before) throw wrong()
    replacePassword(site, id, passwordHash)
  })
}
