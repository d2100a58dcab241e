import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { call } from '../../client/api.ts'
import { CallForm } from '../../client/components/form/call-form.tsx'
import { Island } from '../../client/island.tsx'
import { Slot } from '../../client/slot.tsx'
import { on } from '../../client/stores/realtime.ts'
import { upload } from '../../client/upload.ts'
import type { Db } from '../../db/open.ts'
import { favouriteSlot } from '../../server/market/favourites/favourite-slot.ts'
import { push } from '../../server/platform/realtime/live-events.ts'
import type { SlotLoaders } from '../../server/site/pages/page.ts'
import { requestSlot } from '../../server/swaps/request-slot.ts'

// Type errors between server and browser, each marked as expected: the compiler complains if it finds none
// of an "@ts-expect-error" too many. Nothing here is ever run.

export const mistakesInPages = (reply: FastifyReply) => [
  // @ts-expect-error there is no such page
  reply.page('no-such-page', z.object({}), () => ({})),
  // @ts-expect-error the page shows `email`
  reply.page('resetpassword', z.object({ mail: z.string() }), () => ({ mail: '' })),
  // @ts-expect-error `email` is a text
  reply.page('resetpassword', z.object({ email: z.int() }), () => ({ email: 1 })),
  // @ts-expect-error the view has an `email`
  reply.page('resetpassword', z.object({ email: z.string() }), () => ({ mail: '' })),
]

export const mistakesInIslands = [
  // @ts-expect-error there is no such island
  <Island key="name" name="no-such-island" when="load" props={{}} />,
  // @ts-expect-error the island takes `query`
  <Island key="prop" name="sign-up-form" when="load" props={{ redirect: '' }} />,
  // @ts-expect-error `query` is a text
  <Island key="type" name="sign-up-form" when="load" props={{ query: 1 }} />,
  // @ts-expect-error there is nothing to fill such a slot
  <Slot key="slot" name="no-such-slot" />,
]

export function mistakesInLiveEvents(db: Db) {
  // @ts-expect-error there is no such event
  push(db, { to: [1], name: 'MessageWritten', data: {} })
  // @ts-expect-error the field is `up_to`
  push(db, { to: [1], name: 'NotificationsRead', data: { upTo: 1, unread_count: 0 } })
  // @ts-expect-error there is no such event
  on('MessageWritten', () => {})
  // @ts-expect-error the field is `up_to`
  on('NotificationsRead', ({ upTo }) => upTo)
}

export const mistakesInCalls = () => [
  // @ts-expect-error there is no such path
  call('GET /api/notification'),
  // @ts-expect-error nothing is deleted there
  call('DELETE /api/notifications'),
  // @ts-expect-error the route has an `id`
  call('GET /api/home/product/details/:id'),
  // @ts-expect-error it is called `id`
  call('GET /api/home/product/details/:id', { params: { item: 1 } }),
  // @ts-expect-error the address takes `before`
  call('GET /api/notifications', { query: { after: 1 } }),
  // @ts-expect-error the body has `up_to`
  call('POST /api/notifications/read', { body: { upTo: 1 } }),
  // @ts-expect-error `up_to` is a number
  call('POST /api/notifications/read', { body: { up_to: '1' } }),
  // @ts-expect-error the answer has `unread_count`
  call('POST /api/notifications/read', { body: { up_to: 1 } }).then(({ data }) => data.unreadCount),
  // @ts-expect-error the form of an item has a `name`
  upload('POST /api/product/update/:id', { params: { id: 1 }, body: { title: '' } }),
]

export const mistakesInSlots = [
  // @ts-expect-error there is no such slot
  <Slot key="name" name="hearts" />,
  // @ts-expect-error it is about an item
  <Slot key="about" name="favourite" />,
]

// @ts-expect-error the prop for a wanted item is missing
export const untold: SlotLoaders = { exchange: requestSlot, favourite: favouriteSlot, reserved: requestSlot }

export const mistold: Pick<SlotLoaders, 'favourite'> = {
  // @ts-expect-error a heart is not data of requests
  favourite: requestSlot,
}

export const mistakesInForms = [
  // @ts-expect-error there is no such path
  <CallForm key="path" call="POST /api/admin/items/:id/hide" params={{ id: 1 }} label="" busy="" />,
  // @ts-expect-error the route has an `id`
  <CallForm key="params" call="POST /api/admin/items/:id/pin" label="" busy="" />,
]
