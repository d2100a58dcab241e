import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ClientId } from '../client-id-shared.ts'
import { invalid } from '../errors.ts'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { IdParams } from '../id-shared.ts'
import { dropUnusedImages, withImages } from '../images/images-service.ts'
import { PICTURE, RATE } from '../limits.ts'
import { PageNumber, Pagination } from '../pagination-shared.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { createItem } from './create-item-service.ts'
import { getItem } from './item-details-service.ts'
import { ItemChanges, ItemFields, NO_PICTURE } from './item-fields-shared.ts'
import { OwnItemView, ProductView } from './items-shared.ts'
import { checkChangeable, deleteItem, ownItems, postedBefore, updateItem } from './own-items-service.ts'

const FORM_OR_JSON = ['multipart/form-data', 'application/json']
const readPictures = readForm({ images: PICTURE.perItem })
const StoreBody = z.intersection(ItemFields, z.object({ client_id: ClientId }))
const Product = z.object({ product: ProductView })

/** Posting and keeping one's own items. All of it needs a token. */
export const ownItemsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  const common = { tags: ['Items'], security: [{ bearer: [] }] }

  app.get(
    '/api/dashboard/my-products',
    {
      schema: {
        ...common,
        summary: 'My items, the newest first, whatever their status',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: {
          200: envelope(z.object({ products: z.array(OwnItemView), pagination: Pagination })),
          '4xx': ErrorEnvelope,
        },
      },
    },
    async (request) => ok(ownItems(app.db, viewerOf(request).id, request.query.page)),
  )

  app.post(
    '/api/product/store',
    {
      schema: {
        ...common,
        summary: 'Post an item',
        description: 'Beside the fields, `images[]`: 1 to 10 pictures of up to 10 MB.',
        consumes: FORM_OR_JSON,
        body: StoreBody,
        response: {
          200: envelope(Product.extend({ client_id: z.string().nullable() })),
          '4xx': ErrorEnvelope,
        },
      },
      // Before anything is read: who is over the limit sends no pictures.
      onRequest: app.limitBy(RATE.items, (request) => String(viewerOf(request).id)),
      preValidation: readPictures,
    },
    async (request) => {
      const { client_id: clientId, ...fields } = request.body
      const viewer = viewerOf(request).id
      const files = (request.uploads.get('images') ?? []).map(({ path }) => path)
      const before = clientId && postedBefore(app.db, viewer, clientId)
      if (!before && files.length === 0) throw invalid({ images: [NO_PICTURE] })
      const id =
        before ||
        (await withImages(
          app.images,
          files,
          (imageIds) =>
            // Its twin may have come through while the pictures were read.
            (clientId && postedBefore(app.db, viewer, clientId)) ||
            createItem(app.db, viewer, { ...fields, image_ids: imageIds }, { clientId }),
        ))
      const product = getItem(app.db, id, viewer)
      return ok({ product, client_id: clientId ?? null }, 'Product created successfully')
    },
  )

  app.post(
    '/api/product/update/:id',
    {
      schema: {
        ...common,
        summary: 'Change my item: what is left out stays',
        description: 'Beside the fields, `images[]`: pictures to add.',
        consumes: FORM_OR_JSON,
        params: IdParams,
        body: ItemChanges,
        response: { 200: envelope(Product), '4xx': ErrorEnvelope },
      },
      preValidation: readPictures,
    },
    async (request) => {
      const { id } = request.params
      const viewer = viewerOf(request).id
      checkChangeable(app.db, viewer, id)
      const files = (request.uploads.get('images') ?? []).map(({ path }) => path)
      const unused = await withImages(app.images, files, (added) =>
        updateItem(app.db, viewer, id, request.body, added),
      )
      dropUnusedImages(app.images, unused)
      return ok({ product: getItem(app.db, id, viewer) }, 'Product updated successfully')
    },
  )

  app.delete(
    '/api/products/delete/:id',
    {
      schema: {
        ...common,
        summary: 'Delete my item and its pictures',
        params: IdParams,
        response: { 200: envelope(z.null()), '4xx': ErrorEnvelope },
      },
    },
    async (request) => {
      dropUnusedImages(app.images, deleteItem(app.db, viewerOf(request).id, request.params.id))
      return ok(null, 'Product deleted successfully')
    },
  )
}
