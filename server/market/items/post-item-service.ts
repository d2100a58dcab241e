import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { checkMayPost } from '../../members/accounts/proof-rule.ts'
import { once } from '../../platform/database/once.ts'
import { invalid } from '../../platform/errors.ts'
import { type SentPicture, sentBy, withImages } from '../../platform/images/images-service.ts'
import { checkNewcomer } from '../../site/community/newcomers.ts'
import { checkNeighbourhood } from '../../site/neighbourhoods/neighbourhoods-service.ts'
import { neighbourhoodOf } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { checkCategory, checkGift, cleanDescription, createItem } from './create-item-service.ts'
import { NO_PICTURE } from './item-fields-shared.ts'
import { itemByClientId } from './own-items-queries.ts'
import type { StoreBody } from './own-items-routes.ts'

type Posting = z.output<typeof StoreBody>

/** Checked before images are read. */
function checkPosting(db: Db, ownerId: number, posting: Posting, pictures: number): void {
  checkActive(db, ownerId)
  checkMayPost(db, ownerId)
  checkNewcomer(db, ownerId, 'items')
  if (pictures === 0) throw invalid({ images: [NO_PICTURE()] })
  checkCategory(db, posting.product_category_id)
  checkGift(db, posting.is_gift)
  checkNeighbourhood(db, neighbourhoodOf(posting.neighbourhood_id))
  cleanDescription(posting.description)
}

/**
 * Creates an item, idempotent by `client_id`.
 * @param files images in order.
 * @returns its id.
 * @throws as `createItem` and `withImages`; AppError 403 unverified email
 */
export function postItem(
  { db, images }: Pick<FastifyInstance, 'db' | 'images'>,
  ownerId: number,
  posting: Posting,
  files: readonly SentPicture[],
): Promise<number> {
  const { client_id: clientId, ...fields } = posting
  return once(
    () => (clientId ? itemByClientId(db).get({ ownerId, clientId })?.id : undefined),
    async (unlessDone) => {
      checkPosting(db, ownerId, posting, files.length)
      return withImages(sentBy(images, ownerId), files, (image_ids) =>
        unlessDone(() => {
          // Checked again, because parallel requests may pass the first check.
          checkNewcomer(db, ownerId, 'items')
          return createItem(db, ownerId, { ...fields, image_ids }, { clientId })
        }),
      )
    },
  )
}
