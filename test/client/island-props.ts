import type { IslandName, IslandProps } from '../../client/islands.ts'
import type { CircleView } from '../../server/trading/circles/circles-shared.ts'
import type { ExchangeView, OfferedProductView } from '../../server/trading/exchanges/exchanges-shared.ts'

const categories = [{ id: 1, name: 'Books', image: '/categories/books.svg' }]
const pagination = { current_page: 1, last_page: 1, per_page: 8, total: 0 }

const request: OfferedProductView = {
  id: 3,
  kind: 'exchange' as const,
  direction: 'outgoing',
  status: 'pending',
  outcome: null,
  turn: 'other',
  since: '2026-01-02T03:04:05.000Z',
  message_by: 'me',
  can: ['withdraw', 'change'],
  agreed_at: null,
  revision: 1,
  terms_hash: '0123456789abcdef',
  wanted: [
    { id: 7, name: 'Town bicycle', image: null, image_srcset: '', condition: 'Old', status: 'available' },
  ],
  offered: [
    { id: null, name: 'Reading lamp', image: null, image_srcset: '', condition: 'New', status: null },
  ],
  offered_pick: null,
  item_reserved: false,
  other_suspended: false,
  confirmed_by_me: false,
  confirmed_by_other: false,
  reason: '',
  requested_product_id: 7,
  has_unlisted: false,
  offered_product_id: null,
  name: 'Reading lamp',
  description: '<p>Warm light.</p>',
  condition: 'New',
  category: { id: 1, name: 'Books' },
  message: 'Would you swap?',
  images: [],
  display_image: null,
  created_at: '2026-01-02T03:04:05.000Z',
  owner: {
    id: 1,
    name: 'Ada Example',
    avatar: null,
    email: 'ada@example.test',
    phone: '+12025550123',
    address: '1 Main Street',
    contact_hidden: null,
    swaps_completed: 14,
    would_swap_again: { yes: 13, of: 14 },
  },
  item_wanted: 'Town bicycle',
  requested_product_status: 'available',
}

const person = (id: number, name: string) => ({ id, name, avatar: null })
const leg = (name: string, from: number, to: number) => ({
  item: {
    name,
    image: null,
    image_srcset: '',
    image_placeholder: '',
    condition: 'Old' as const,
    address: '1 Main Street',
    neighbourhood: null,
    created_at: '2026-01-02T03:04:05.000Z',
    is_favorite: false,
    badge: 'Swap',
    is_gift: false,
    status: 'available' as const,
    trade_preferences: '',
    wishes: [],
    category: { id: 1, name: 'Books' },
  },
  from: person(from, `Person ${from}`),
  to: person(to, `Person ${to}`),
  confirmed_by_giver: false,
  confirmed_by_receiver: false,
  outcome: null,
})
const circle: CircleView = {
  id: 5,
  state: 'proposed',
  outcome: null,
  revision: 1,
  terms_hash: '0123456789abcdef',
  legs: [leg('Lamp', 1, 2), leg('Kettle', 2, 3), leg('Tent', 3, 1)],
  my_answer: null,
  answers: { yes: 1, of: 3 },
  why: 'want',
  expires_at: '2026-01-05T03:04:05.000Z',
  created_at: '2026-01-02T03:04:05.000Z',
  agreed_at: null,
  reason: '',
  can: ['acceptance', 'refusal'],
  handovers: [],
  reviews: [],
  my_reviews: [],
  reviewable: [],
}

const inFull: ExchangeView = {
  ...request,
  other: request.owner,
  history: [],
  handover: null,
  reviews: [],
  my_review: null,
}

const card = {
  id: 7,
  ...leg('Town bicycle', 1, 2).item,
  owner: person(1, 'Ada Example'),
}
const wish = {
  id: 1,
  text: 'Board games',
  category: null,
  product_category_id: null,
  for: null,
  created_at: '2026-01-02T03:04:05.000Z',
  limit: 1,
  used: 0,
  state: 'open' as const,
  fulfilled_at: null,
}

/** Props to render each island of client/islands with. */
export const islandProps: { [N in IslandName]: IslandProps<N> } = {
  'admin-add-page': {},
  'admin-backup': {
    first: {
      last_at: '2026-11-21T08:00:00.000Z',
      last_full_at: null,
      download: { state: 'none', url: null, size: null, problem: null },
      restore: { state: 'none', problem: null, can_start: false },
    },
  },
  'admin-categories': {
    first: [{ id: 1, name: 'Books', shown: '/categories/lantern.svg', image: null, item_count: 1 }],
  },
  'admin-meeting-places': { first: [{ id: 1, name: 'Library, main entrance', version: 1 }] },
  'admin-page-form': {
    first: {
      slug: 'our-rules',
      is_linked: false,
      version: 1,
      value: { title: 'Our rules', body: '<p>Be kind.</p>' },
    },
  },
  'admin-plans': {
    first: [
      {
        id: 1,
        version: 1,
        name: 'Basic',
        price: 0,
        billing_interval: 'month',
        description: 'All you need',
        is_popular: true,
        features: ['Chat'],
      },
    ],
  },
  'admin-site-form': {
    first: {
      part: 'service_section',
      version: 1,
      value: { services: [{ image: null, title: 'Trade easily', description: '<p>In a minute.</p>' }] },
    },
  },
  'change-password-form': { email: 'ada@example.test' },
  circle: { first: circle },
  'circle-list': { state: 'proposed', title: 'Swaps to answer', first: { circles: [circle], pagination } },
  'contact-form': { isForMembers: false },
  'exchange-button': { id: 7 },
  'exchange-details': { first: { request: inFull, offered: request } },
  'exchange-requests': {
    first: { status: 'pending', direction: 'incoming', requests: [], pagination },
    firstCircles: [],
  },
  'exchange-update-form': { request, categories },
  'favourite-button': { id: 7, isFavourite: true },
  'favourite-items': { title: 'My Favorite Items', first: { products: [], pagination } },
  'forgot-password-form': { email: 'ada@example.test' },
  messages: {
    me: 1,
    selected: null,
    conversations: [],
    thread: null,
    requests: [],
    steps: [],
    circles: [],
    now: 1_770_000_000_000,
  },
  'my-items': { first: { products: [], pagination }, categories, neighbourhoods: [], editing: null },
  'match-deck': { found: null, first: [{ card, why: 'wishes_yours', mine: [{ ...card, id: 8 }] }] },
  'my-wants': {
    wants: [{ product_id: 7, for: null, card, since: '2026-01-02T03:04:05.000Z', is_asked: true }],
    wants_total: 1,
    mine: [{ id: 8, name: 'Lamp' }],
  },
  'my-wishes': {
    wish: '',
    wishes: [wish],
    suggested: [{ id: 7, name: 'Town bicycle', wishes: ['seedlings'] }],
    mine: [{ id: 8, name: 'Lamp' }],
    categories: [{ id: 2, name: 'Sports' }],
  },
  'new-password-form': { email: 'ada@example.test', token: '' },
  'notification-settings': {
    settings: {
      offers: 'now',
      messages: 'now',
      handover: 'now',
      matches: 'daily',
      news: 'never',
      quiet_from: '22:00',
      quiet_to: '07:00',
      time_zone: 'Europe/Berlin',
    },
  },
  notifications: {
    first: { notifications: [], unread_count: 0, next_before: null },
    now: 1_770_000_000_000,
  },
  'profile-form': {
    user: {
      id: 1,
      name: 'Ada Example',
      email: 'ada@example.test',
      avatar: null,
      language: null,
      phone_number: '+12025550123',
      address: '1 Main Street',
      about: 'I mend bicycles.',
      contact_visibility: 'members',
      neighbourhood_id: null,
    },
    languages: [
      { code: 'en', name: 'English' },
      { code: 'ar', name: 'العربية' },
    ],
    neighbourhoods: [{ id: 1, name: 'Harbour' }],
  },
  'sign-in-form': { ended: false },
  'welcome-form': {
    code: 'x',
    siteName: 'Harbour End',
    language: 'en',
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
    country: 'US',
    countries: [{ code: 'US', name: 'United States' }],
    sendsMail: false,
  },
  'welcome-restore': { code: 'x' },
  'sign-up-form': {
    query: '',
    invitation: null,
    introduces: true,
    contact_visibility: 'everyone',
    country: 'US',
  },
  'upload-item-form': { categories, neighbourhoods: [{ id: 1, name: 'Harbour' }] },
  'verification-form': { email: '' },
  'want-button': { id: 7, isWanted: true },
}
