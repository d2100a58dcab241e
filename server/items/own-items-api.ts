import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { invalid } from '../errors.ts'
import { ok } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { dropUnusedImages, sentBy, withImages } from '../images/images-service.ts'
import { PICTURE, RATE } from '../limits.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { createItem } from './create-item-service.ts'
import { getItem } from './item-details-service.ts'
import { NO_PICTURE } from './item-fields-shared.ts'
import { ownItemsContract } from './own-items-contract.ts'
import { checkChangeable, deleteItem, ownItems, postedBefore, updateItem } from './own-items-service.ts'

const readPictures = readForm({ images: PICTURE.perItem })

/** Posting and keeping one's own items. All of it needs a token. */
export const ownItemsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...ownItemsContract['GET /api/dashboard/my-products'],
    handler: async (request) => ok(ownItems(app.db, viewerOf(request).id, request.query.page)),
  })

  app.route({
    ...ownItemsContract['POST /api/product/store'],
    // Before anything is read: who is over the limit sends no pictures.
    onRequest: app.limitBy(RATE.items, (request) => String(viewerOf(request).id)),
    preValidation: readPictures,
    handler: async (request) => {
      const { client_id: clientId, ...fields } = request.body
      const viewer = viewerOf(request).id
      const files = (request.uploads.get('images') ?? []).map(({ path }) => path)
      const before = clientId && postedBefore(app.db, viewer, clientId)
      if (!before && files.length === 0) throw invalid({ images: [NO_PICTURE] })
      const id =
        before ||
        (await withImages(
          sentBy(app.images, viewer),
          files,
          (imageIds) =>
            // Its twin may have come through while the pictures were read.
            (clientId && postedBefore(app.db, viewer, clientId)) ||
            createItem(app.db, viewer, { ...fields, image_ids: imageIds }, { clientId }),
        ))
      const product = getItem(app.db, id, { id: viewer })
      return ok({ product, client_id: clientId ?? null }, 'Product created successfully')
    },
  })

  app.route({
    ...ownItemsContract['POST /api/product/update/:id'],
    preValidation: readPictures,
    handler: async (request) => {
      const { id } = request.params
      const viewer = viewerOf(request).id
      checkChangeable(app.db, viewer, id)
      const files = (request.uploads.get('images') ?? []).map(({ path }) => path)
      const unused = await withImages(sentBy(app.images, viewer), files, (added) =>
        updateItem(app.db, viewer, id, request.body, added),
      )
      dropUnusedImages(app.images, unused)
      return ok({ product: getItem(app.db, id, { id: viewer }) }, 'Product updated successfully')
    },
  })

  app.route({
    ...ownItemsContract['DELETE /api/products/delete/:id'],
    handler: async (request) => {
      dropUnusedImages(app.images, deleteItem(app.db, viewerOf(request).id, request.params.id))
      return ok(null, 'Product deleted successfully')
    },
  })
}
