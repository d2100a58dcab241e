import type { World } from './world.ts'

/** Statuses for each kind of caller: a visitor, another user, the owner, and an admin who is neither. */
export type Statuses = readonly [visitor: number, stranger: number, owner: number, admin: number]

export interface Row {
  statuses: Statuses
  /** Path of a route with parameters. Creates a new object each time, because a call may use it up. */
  path?: (world: World) => string | Promise<string>
  body?: object
}

const ALL = 200
const everyone = (status = ALL): Statuses => [status, status, status, status]
/** Members only: visitors have to sign in. */
const members = (status = ALL): Statuses => [401, status, status, status]
/** Visible to others, but not changeable. */
const owner = (status = ALL): Statuses => [401, 403, status, 403]
/** Not accessible to others. */
const party = (status = ALL): Statuses => [401, 404, status, 404]
/** A page for members: a visitor is sent to sign in. */
const page = (status = ALL): Statuses => [302, status, status, status]

const item = (before: string) => (world: World) => before + world.item()
/** An import of the owner's that has expired. */
const itemImport = (after: string) => (world: World) => `/api/items/import/${world.itemImport()}${after}`
const circle = (after: string) => (world: World) => `/api/circles/${world.circle()}${after}`
const day = (after: string) => (world: World) => `/api/swap-days/${world.day().id}${after}`
/** A day that the owner has joined with an item. */
const joinedDay = day
const request =
  (after: string, state: 'pending' | 'accepted' = 'pending') =>
  async (world: World) =>
    `/api/exchange-request/${await world.request(state)}/${after}`

const swap = (after: string) => async (world: World) =>
  `/api/swaps/${await world.request('accepted')}/${after}`

/** Every route that is not for admins. Admin routes have one rule: 404 for everyone else (access.test.ts). */
export const MATRIX: Record<string, Row> = {
  'GET /': { statuses: everyone() },
  'GET /browse': { statuses: everyone() },
  'GET /productdetails/:id': { statuses: everyone(), path: item('/productdetails/') },
  'GET /people/:id': { statuses: everyone(), path: ({ owner }) => `/people/${owner.id}` },
  'GET /item-details': { statuses: everyone(404) },
  'GET /payment': { statuses: everyone() },
  'GET /paymentdetails': { statuses: everyone() },
  'GET /page/:slug': { statuses: everyone(), path: () => '/page/about' },
  'GET /sign-up': { statuses: [200, 303, 303, 303] },
  'GET /sign-in': { statuses: [200, 303, 303, 303] },
  'GET /join/:code': { statuses: everyone(404), path: () => '/join/none' },
  'GET /join/:code/qr.svg': { statuses: everyone(404), path: () => '/join/none/qr.svg' },
  'POST /language': { statuses: everyone(303), body: { lang: 'en' } },
  'GET /resetpassword': { statuses: everyone() },
  'GET /resetpasswordcode': { statuses: everyone(303) },
  'GET /verification': { statuses: everyone() },
  'GET /verificationsuccess': { statuses: everyone() },
  'GET /createnewpassword': { statuses: everyone() },
  'GET /passwordsetsuccessful': { statuses: everyone() },
  'GET /sitemap.xml': { statuses: everyone() },
  'GET /sitemap-:part.xml': { statuses: everyone(404), path: () => '/sitemap-9.xml' },
  'GET /robots.txt': { statuses: everyone() },
  'GET /healthz': { statuses: everyone() },
  'GET /uploads/:name': { statuses: everyone(404), path: () => '/uploads/none' },
  'GET /app/:key': { statuses: everyone(404), path: () => '/app/swapyard' },
  'GET /attachments/:id/:name': { statuses: [404, 404, 200, 404], path: (world) => world.attachment() },

  'GET /report': { statuses: [302, 200, 422, 200], path: item('/report?kind=item&id=') },
  'GET /uploaditem': { statuses: page() },
  'GET /uploaditem/import': { statuses: page() },
  'GET /uploaditem/many': { statuses: page() },
  'POST /uploaditem/share': { statuses: everyone(303) },
  'GET /admin-proof': { statuses: page(403) },
  'POST /admin-proof': { statuses: page(403) },
  'GET /dashboard': { statuses: page() },
  'GET /dashboard/favourite': { statuses: page() },
  'GET /dashboard/gifts': { statuses: page() },
  'GET /dashboard/gifts/:id': { statuses: [302, 403, 422, 403], path: item('/dashboard/gifts/') },
  'GET /dashboard/matches': { statuses: page() },
  'POST /dashboard/matches': { statuses: [302, 303, 422, 303], body: { item: 1, answer: 'no' } },
  'GET /dashboard/messages': { statuses: page() },
  'GET /dashboard/notification': { statuses: page() },
  'GET /dashboard/setting': { statuses: page() },
  'GET /dashboard/setting/general': { statuses: page() },
  'GET /dashboard/setting/privacy': { statuses: page() },
  'GET /dashboard/setting/notifications': { statuses: page() },
  'GET /dashboard/setting/invitations': { statuses: page() },
  // Users who are not waiting are redirected home.
  'GET /waiting': { statuses: page(303) },
  'GET /dashboard/setting/account': { statuses: page() },
  'GET /email-proof': { statuses: everyone(403) },
  'POST /email-proof': { statuses: everyone(403) },
  'GET /account-export': { statuses: everyone(403) },
  'GET /email-undo': { statuses: everyone(403) },
  'POST /email-undo': { statuses: everyone(403) },
  'GET /dashboard/exchange-request': { statuses: page() },
  'GET /dashboard/exchange-product-details': {
    statuses: [302, 404, 200, 404],
    path: async (world) => `/dashboard/exchange-product-details?id=${await world.request('pending')}`,
  },
  'GET /dashboard/exchange-product-update-details': {
    statuses: [302, 404, 200, 404],
    path: async (world) => `/dashboard/exchange-product-update-details?id=${await world.request('pending')}`,
  },

  // Without an agreed meeting the page redirects to the list of requests.
  'GET /dashboard/meeting': { statuses: page(302) },
  'GET /dashboard/circles/:id': {
    statuses: [302, 404, 200, 404],
    path: (world) => `/dashboard/circles/${world.circle()}`,
  },
  'GET /api/circles': { statuses: members() },
  'POST /api/circles/presence': { statuses: members() },
  'GET /api/circles/:id': { statuses: party(), path: circle('') },
  'POST /api/circles/:id/acceptance': { statuses: party(), path: circle('/acceptance'), body: {} },
  'POST /api/circles/:id/refusal': { statuses: party(), path: circle('/refusal'), body: {} },
  'POST /api/circles/:id/completion': { statuses: party(409), path: circle('/completion'), body: {} },
  'POST /api/circles/:id/cancellation': {
    statuses: party(409),
    path: circle('/cancellation'),
    body: { reason: 'No' },
  },
  'GET /api/circle-conversations': { statuses: members() },
  'GET /api/circles/:id/messages': { statuses: party(409), path: circle('/messages') },
  'POST /api/circles/:id/messages': {
    statuses: party(409),
    path: circle('/messages'),
    body: { message: 'Hello' },
  },
  'GET /manifest.webmanifest': { statuses: everyone() },
  'GET /icon-192.png': { statuses: everyone() },
  'GET /icon-512.png': { statuses: everyone() },
  'GET /icon-maskable.png': { statuses: everyone() },
  'GET /apple-touch-icon.png': { statuses: everyone() },
  'GET /favicon.ico': { statuses: everyone() },
  'GET /sw.js': { statuses: everyone() },
  'GET /offline': { statuses: everyone() },
  'GET /feed.atom': { statuses: everyone() },
  'GET /unsubscribe/:token': { statuses: everyone(404), path: () => '/unsubscribe/forged' },
  'POST /unsubscribe/:token': { statuses: everyone(404), path: () => '/unsubscribe/forged' },

  'GET /swap-days': { statuses: everyone() },
  'GET /swap-days/:id': { statuses: everyone(), path: (world) => `/swap-days/${world.day().id}` },
  'GET /swap-days/:id/day.ics': {
    statuses: everyone(),
    path: (world) => `/swap-days/${world.day().id}/day.ics`,
  },
  'GET /swap-days/:id/screen': {
    statuses: everyone(),
    path: (world) => `/swap-days/${world.day().id}/screen`,
  },
  'GET /swap-days/:id/guest/:code': {
    statuses: everyone(404),
    path: (world) => `/swap-days/${world.day().id}/guest/none`,
  },
  'POST /swap-days/:id': {
    // The item is not part of the day.
    statuses: [302, 404, 404, 404],
    path: (world) => `/swap-days/${world.day().id}`,
    body: { item: 1, answer: 'no' },
  },
  'POST /swap-days/:id/guest/:code': {
    statuses: everyone(404),
    path: (world) => `/swap-days/${world.day().id}/guest/none`,
    body: { item: 1, answer: 'no' },
  },
  'POST /swap-days/:id/guest/:code/alternatives': {
    statuses: everyone(404),
    path: (world) => `/swap-days/${world.day().id}/guest/none/alternatives`,
    body: {},
  },
  'GET /api/swap-days': { statuses: everyone() },
  'GET /api/swap-days/:id': { statuses: everyone(), path: day('') },
  'GET /api/swap-days/:id/things': { statuses: everyone(), path: day('/things') },
  'POST /api/swap-days/:id/things': {
    statuses: members(),
    path: day('/things'),
    body: { product_ids: [] },
  },
  'DELETE /api/swap-days/:id/things': { statuses: [401, 404, 200, 404], path: joinedDay('/things') },
  'DELETE /api/swap-days/:id/things/:item': {
    statuses: [401, 404, 200, 404],
    path: (world) => {
      const { id, itemId } = world.day()
      return `/api/swap-days/${id}/things/${itemId}`
    },
  },
  'GET /api/swap-days/:id/deck': { statuses: members(), path: day('/deck') },
  'GET /api/swap-days/:id/code': { statuses: [401, 404, 200, 404], path: joinedDay('/code') },
  'GET /api/swap-days/:id/mine': { statuses: members(), path: day('/mine') },
  'GET /api/home': { statuses: everyone() },
  'GET /api/home/search': { statuses: everyone() },
  'GET /api/home/suggestions': { statuses: everyone() },
  'GET /api/home/products/filter': { statuses: everyone() },
  'GET /api/home/product/details/:id': { statuses: everyone(), path: item('/api/home/product/details/') },
  'GET /api/people/:id': { statuses: everyone(), path: ({ owner }) => `/api/people/${owner.id}` },
  'GET /api/people/:id/reviews': {
    statuses: everyone(),
    path: ({ owner }) => `/api/people/${owner.id}/reviews`,
  },
  'GET /api/people/:id/products': {
    statuses: everyone(),
    path: ({ owner }) => `/api/people/${owner.id}/products`,
  },
  'POST /api/swaps/:id/handover': {
    statuses: party(),
    path: swap('handover'),
    body: { place: 'Library', starts_at: new Date(Date.now() + 86_400_000).toISOString(), revision: 0 },
  },
  'POST /api/swaps/:id/handover/agreement': {
    // 409 for the parties, because nobody has proposed a meeting.
    statuses: party(409),
    path: swap('handover/agreement'),
    body: { revision: 0 },
  },
  'GET /api/swaps/:id/handover.ics': { statuses: party(404), path: swap('handover.ics') },
  // 409 for the parties, because a swap of two has no meeting of all.
  'POST /api/swaps/:id/meeting': {
    statuses: party(409),
    path: swap('meeting'),
    body: { place: 'Library', times: [new Date(Date.now() + 86_400_000).toISOString()], revision: 0 },
  },
  'POST /api/swaps/:id/meeting/answer': {
    statuses: party(409),
    path: swap('meeting/answer'),
    body: { times: [], revision: 0 },
  },
  'GET /api/swaps/:id/meeting.ics': { statuses: party(404), path: swap('meeting.ics') },
  'POST /api/swaps/:id/code': { statuses: party(), path: swap('code'), body: {} },
  'POST /api/swaps/:id/code/confirmation': {
    statuses: party(422),
    path: swap('code/confirmation'),
    body: { code: '0000' },
  },
  'GET /api/exchange-request/steps': {
    // Only for the two users.
    statuses: members(),
    path: ({ partner }) => `/api/exchange-request/steps?with=${partner.id}`,
  },
  'GET /api/swaps/:id/received': { statuses: party(), path: swap('received') },
  'GET /api/meeting-places': { statuses: members() },
  'POST /api/swaps/:id/reviews': {
    // 404 for members, because they have not swapped with the user whom the review is about.
    statuses: [401, 404, 404, 404],
    path: async (world) => `/api/swaps/${await world.request('completed')}/reviews`,
    body: { about: 99_999, would_swap_again: true },
  },
  'POST /api/reviews/:id/answer': {
    statuses: owner(),
    path: async (world) => `/api/reviews/${await world.review()}/answer`,
    body: { text: 'Thank you' },
  },
  // 404 unless the first-run setup is active.
  'GET /welcome': { statuses: everyone(404) },
  'GET /welcome/done': { statuses: [302, 404, 404, 200] },
  'POST /api/welcome': { statuses: everyone(404) },
  'POST /api/welcome/test-mail': { statuses: everyone(404) },
  'GET /api/welcome/restore': { statuses: everyone(404) },
  'POST /api/welcome/restore': { statuses: everyone(404) },
  'POST /api/welcome/restore/start': { statuses: everyone(404) },
  'POST /api/invitations': { statuses: members() },
  'GET /api/invitations': { statuses: members() },
  'DELETE /api/invitations/:id': { statuses: members(404), path: () => '/api/invitations/99999' },
  'GET /api/header-footer': { statuses: everyone() },
  'GET /api/neighbourhoods': { statuses: everyone() },
  'GET /api/product-categories/list': { statuses: everyone() },
  'GET /api/subscription-plans/list': { statuses: everyone() },
  'GET /api/openapi.json': { statuses: everyone() },
  'POST /api/auth/register': { statuses: everyone(422) },
  'POST /api/auth/login': { statuses: everyone(422) },
  'POST /api/auth/send-otp': { statuses: everyone(422) },
  'POST /api/auth/verify-otp': { statuses: everyone(422) },
  'POST /api/account/email': {
    statuses: members(422),
    body: { email: 'new@example.test', password: 'wrong' },
  },
  'POST /api/account/export': { statuses: members(422), body: { password: 'wrong' } },
  'DELETE /api/account': { statuses: members(422), body: { password: 'wrong' } },
  'POST /api/account/email/proof': { statuses: members(409) },
  'POST /api/account/email/undo': { statuses: everyone(403), body: { token: 'wrong' } },
  'POST /api/auth/reset-password': { statuses: everyone(422) },
  'POST /api/contact': { statuses: everyone(422) },

  'POST /api/auth/page-cookie': { statuses: members() },
  'POST /api/auth/logout': { statuses: members() },
  'GET /api/profile': { statuses: members() },
  'POST /api/dashboard/profile/update': { statuses: members(422) },
  'POST /api/dashboard/password/update': { statuses: members(422) },
  'GET /api/items/suggestions': { statuses: members() },
  'GET /api/items.csv': { statuses: members() },
  'GET /api/items.zip': { statuses: members() },
  'POST /api/items/import': { statuses: members(422) },
  'POST /api/items/import/:id/confirmation': { statuses: party(409), path: itemImport('/confirmation') },
  'GET /api/items/import/:id/errors.csv': { statuses: party(409), path: itemImport('/errors.csv') },
  'DELETE /api/items/import/:id': { statuses: party(), path: itemImport('') },
  'GET /api/dashboard/my-products': { statuses: members() },
  'GET /api/dashboard/favorites/list': { statuses: members() },
  'GET /api/notifications': { statuses: members() },
  'POST /api/notifications/read': { statuses: members(422) },
  'GET /api/notification-settings': { statuses: members() },
  'POST /api/notification-settings': { statuses: members() },
  'GET /api/push-subscriptions': { statuses: members() },
  'POST /api/push-subscriptions': { statuses: members(422) },
  'DELETE /api/push-subscriptions': { statuses: members(422) },
  'POST /api/push-subscriptions/test': { statuses: members(409) },
  'GET /api/unread-counts': { statuses: members() },
  'POST /api/broadcasting/auth': { statuses: members(422) },

  'POST /api/product/store': { statuses: members(422) },
  'POST /api/product/update/:id': { statuses: owner(), path: item('/api/product/update/') },
  'DELETE /api/products/delete/:id': { statuses: owner(), path: item('/api/products/delete/') },
  'POST /api/product/toggle-favorite/:id': {
    statuses: members(),
    path: item('/api/product/toggle-favorite/'),
  },

  'POST /api/gifts/:id/request': {
    statuses: members(422),
    path: (world) => `/api/gifts/${world.item()}/request`,
  },
  'DELETE /api/gifts/:id/request': {
    statuses: members(404),
    path: (world) => `/api/gifts/${world.item()}/request`,
  },
  'GET /api/gifts/requests': { statuses: members() },
  'GET /api/gifts/:id/requests': {
    statuses: owner(422),
    path: (world) => `/api/gifts/${world.item()}/requests`,
  },
  'POST /api/gifts/:id/recipient': {
    statuses: owner(409),
    path: (world) => `/api/gifts/${world.item()}/recipient`,
    body: { person: 999_999 },
  },
  'GET /api/market/demand': { statuses: members() },
  'GET /api/wishes': { statuses: members() },
  'POST /api/wishes': { statuses: members(), body: { text: 'Kayak' } },
  'DELETE /api/wishes/:id': { statuses: party(), path: (world) => world.wish() },
  'POST /api/wishes/:id': { statuses: party(), path: (world) => world.wish(), body: { limit: null } },
  'POST /api/wishes/:id/reopening': {
    statuses: party(409),
    path: async (world) => `${await world.wish()}/reopening`,
  },
  'GET /api/wishes/completions': { statuses: members() },
  'GET /api/matches/deck': { statuses: members() },
  'POST /api/matches/:id/postponement': {
    statuses: [401, 200, 422, 200],
    path: (world) => `/api/matches/${world.item()}/postponement`,
  },
  'GET /api/wants': { statuses: members() },
  'POST /api/wants': { statuses: members(422) },
  'DELETE /api/wants/:id': { statuses: members(404), path: item('/api/wants/') },
  'POST /api/wants/:id/refusal': {
    statuses: [401, 200, 422, 200],
    path: (world) => `/api/wants/${world.item()}/refusal`,
  },

  'GET /api/want-sets': { statuses: members() },
  'POST /api/want-sets': { statuses: members(422) },
  'POST /api/want-sets/:id': {
    statuses: members(404),
    path: item('/api/want-sets/'),
    body: { product_ids: [1, 2] },
  },
  'DELETE /api/want-sets/:id': { statuses: members(404), path: item('/api/want-sets/') },

  'POST /api/exchange-request': { statuses: members(422) },
  'GET /api/exchange-request/list': { statuses: members() },
  'GET /api/exchange-request/:id': {
    statuses: party(),
    path: async (world) => `/api/exchange-request/${await world.request('pending')}`,
  },
  'POST /api/exchange-request/:id/counter': {
    // 422 for the owner, because the items in the request do not exist.
    statuses: party(422),
    path: request('counter'),
    body: { revision: 1, requested_product_ids: [99_999], offered_product_ids: [], keep_unlisted: true },
  },
  'GET /api/exchange-request/:id/offered-product': { statuses: party(), path: request('offered-product') },
  'POST /api/exchange-request/:id/offered-product': {
    statuses: party(403),
    path: request('offered-product'),
  },
  'POST /api/exchange-request/:id/accept': { statuses: party(), path: request('accept') },
  'POST /api/exchange-request/:id/decline': { statuses: party(), path: request('decline') },
  'POST /api/exchange-request/:id/withdrawal': { statuses: party(403), path: request('withdrawal') },
  'POST /api/exchange-request/:id/completion': { statuses: party(), path: request('completion', 'accepted') },
  'POST /api/exchange-request/:id/cancellation': {
    statuses: party(),
    path: request('cancellation', 'accepted'),
    body: { reason: 'It broke.' },
  },

  'GET /api/users-with-last-message': { statuses: members() },
  'GET /api/messages/:id': { statuses: members(), path: ({ partner }) => `/api/messages/${partner.id}` },
  'POST /api/messages/:id': { statuses: members(422), path: ({ partner }) => `/api/messages/${partner.id}` },
  'POST /api/messages/:id/read': {
    statuses: members(422),
    path: ({ partner }) => `/api/messages/${partner.id}/read`,
  },
  'POST /api/reports': { statuses: members(422) },
  'GET /api/blocks': { statuses: members() },
  'GET /api/sessions': { statuses: members() },
  'DELETE /api/sessions': { statuses: members() },
  'DELETE /api/sessions/:id': { statuses: members(404), path: () => '/api/sessions/none' },
  'POST /api/blocks/:id': { statuses: members(), path: ({ bystander }) => `/api/blocks/${bystander.id}` },
  'DELETE /api/blocks/:id': { statuses: members(), path: ({ bystander }) => `/api/blocks/${bystander.id}` },
}
