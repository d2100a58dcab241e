import type { FastifyInstance } from 'fastify'
import { afterCommit, immediate } from '../../../db/open.ts'
import { giftEnds } from '../../market/items/gift-hooks.ts'
import { findAccount, updateAccount } from '../../members/accounts/accounts-queries.ts'
import { checkOwnPassword } from '../../members/accounts/own-password.ts'
import { forgetThatOneWaits } from '../../members/accounts/person-waits.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, unauthenticated } from '../../platform/errors.ts'
import { dropUnusedImages, type ImageStore } from '../../platform/images/images-service.ts'
import type { WordForgetter } from '../../platform/search/forget-words.ts'
import { isLastAdmin } from '../../platform/sessions/admins-queries.ts'
import { PERSON } from '../../site/audit/audit-service.ts'
import { leaveSwaps } from '../../swaps/set-aside-service.ts'
import { endProposedWith } from '../../swaps/swap-endings-service.ts'
import { endRequestsOf } from '../../trading/gifts/gift-rounds-service.ts'
import { deleteMeetingsOf } from '../../trading/handovers/circle-meetings-queries.ts'
import { removeUnnamedAttachments } from '../../trading/messages/attachment-files.ts'
import { leaveDays } from '../../trading/swap-days/leave-days.ts'
import {
  deleteAttachmentsOf,
  deleteItemRow,
  deleteMailOf,
  deletePicturesNotSwapped,
  deleteRowsOf,
  emptyDescriptions,
  forgetAddress,
  forgetAdminName,
  forgetOldSummaries,
  itemIdsOf,
  pictureIdsOfItem,
} from './leaving-queries.ts'
import { forgetInSentences } from './without-person.ts'

interface Site extends Pick<FastifyInstance, 'config' | 'db' | 'images' | 'sessions' | 'transfers'> {
  words: WordForgetter
}

/** Localized reason for the other parties of agreed swaps. */
const reasonText = () => m.defaults_they_have_left()

/** Deletes items, including swapped ones; returns image ids that may be unreferenced. */
function removeItems({ db }: Site, accountId: number): number[] {
  return itemIdsOf(db)
    .all({ accountId })
    .flatMap(({ id }) => {
      giftEnds(db, id)
      endProposedWith(db, id)
      const pictures = pictureIdsOfItem(db).all({ itemId: id })
      deleteItemRow(db).run({ itemId: id })
      return pictures.map((picture) => picture.id)
    })
}

/** Deletes attachments after the commit, unless others have sent the same file. */
function removeAttachments(images: ImageStore, accountId: number): void {
  const { db } = images
  const files = deleteAttachmentsOf(db)
    .all({ accountId })
    .flatMap(({ file, thumbnailFile }) => (thumbnailFile ? [file, thumbnailFile] : [file]))
  afterCommit(db, () => removeUnnamedAttachments(images, files))
}

const nobody = (accountId: number) => ({
  name: FORMER_MEMBER,
  email: `former-member-${accountId}`,
  phoneNumber: '',
  address: '',
  avatarImageId: null,
  passwordHash: '',
  introduction: '',
  about: '',
  language: null,
  neighbourhoodId: null,
  role: 'member' as const,
  emailProvedAt: null,
  mailProvedAt: null,
  appointedAt: null,
  pendingSince: null,
  letInAt: null,
  seenAt: null,
})

/**
 * Deletes an account: ends sessions and open swaps, notifies the other parties and deletes personal data. Message texts remain with their
 * recipients, and names and images of swapped items with their receivers, as "Former member".
 * @throws AppError 422 wrong password; 429 too many attempts; 409 the last admin; 401 already deleted; 503 too many waiting hashes
 */
export async function leave(site: Site, accountId: number, password: string): Promise<void> {
  const { db, images, sessions, transfers, words } = site
  const checkUnchanged = await checkOwnPassword(db, accountId, password)
  immediate(db, () => {
    const account = findAccount(db, accountId)
    if (!account || account.leftAt) throw unauthenticated()
    checkUnchanged()
    if (isLastAdmin(site, accountId)) throw conflict(m.common_last_admin())
    const { name, email, phoneNumber, address, avatarImageId } = account
    sessions.endAll(accountId)
    endRequestsOf(db, accountId)
    leaveSwaps(site, accountId, reasonText())
    deleteMeetingsOf(db).run(accountId)
    leaveDays(site, accountId)
    const pictures = removeItems(site, accountId)
    emptyDescriptions(db).run({ accountId })
    for (const { id } of deletePicturesNotSwapped(db).all({ accountId })) pictures.push(id)
    removeAttachments(images, accountId)
    if (account.mailProvedAt) deleteMailOf(db, email)
    else forgetAddress(db, email)
    deleteRowsOf(db, accountId)
    if (account.pendingSince) forgetThatOneWaits(site, accountId)
    updateAccount(db, accountId, {
      ...nobody(accountId),
      leftAt: new Date(),
      suspendedAt: account.suspendedAt ?? new Date(),
    })
    // The last step, because the steps above write notices with the name.
    forgetAdminName(db).run({ adminId: accountId })
    forgetOldSummaries(db).run({ personId: accountId, person: PERSON })
    forgetInSentences(db, accountId, [name, email, phoneNumber, address].filter(Boolean))
    words.note()
    if (avatarImageId) pictures.push(avatarImageId)
    dropUnusedImages(images, pictures)
    afterCommit(db, () => {
      words.forget()
      transfers.forget()
    })
  })
}
