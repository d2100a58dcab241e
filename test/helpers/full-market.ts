import type { FastifyInstance } from 'fastify'
import { report } from '../../server/admin/reports/reports-service.ts'
import { toggleFavourite } from '../../server/market/favourites/favourites-service.ts'
import { receiveContactMessage } from '../../server/members/contact/contact-service.ts'
import { createRequest } from '../../server/trading/exchanges/exchange-offers-service.ts'
import { acceptRequest, declineRequest } from '../../server/trading/exchanges/exchange-steps-service.ts'
import { sendMessage } from '../../server/trading/messages/send-message-service.ts'
import { testAccount } from './accounts.ts'
import { testItem, testPictures } from './items.ts'

/** Texts and names written by people of `fullMarket`. */
export const WRITTEN =
  `thing|unicorn|Olga Owner|Rita Requester|Ada Admin|Carl|Springfield|Thing|Film camera|a record player|Free on weekends.|Guitar|Banjo|Radio|Plays jazz
  |Shall we swap?|Is it still there?|Not a camera|Where are you?|Works as it should.`.split(/\s*\|/)

/**
 * A market with content on every page for a visitor, a member and an admin. `details` is the member's item with all features, `wanted`
 * another's item that is not requested yet.
 */
export async function fullMarket(app: FastifyInstance) {
  const { db } = app
  const member = testAccount(app, { name: 'Olga Owner', phoneNumber: '+15550142233' })
  const other = testAccount(app, { name: 'Rita Requester' })
  const admin = testAccount(app, { name: 'Ada Admin', isAdmin: true })
  const pictures = await testPictures(app, 3)
  const one = pictures.slice(0, 1)
  const things = Array.from({ length: 24 }, (_, at) =>
    testItem(app, member.id, { name: `Thing ${at + 1}`, image_ids: one }),
  )
  const details = testItem(app, member.id, {
    name: 'Film camera',
    image_ids: pictures,
    trade_preferences: 'a record player',
    message: 'Free on weekends.',
    video_links: ['https://youtu.be/dQw4w9WgXcQ'],
  })
  const asked = testItem(app, other.id, { name: 'Guitar', image_ids: one })
  const wanted = testItem(app, other.id, { name: 'Banjo', image_ids: one })
  const offer = (from: typeof member, wanted: number) =>
    createRequest(
      db,
      from.id,
      {
        name: 'Radio',
        description: 'Plays jazz',
        condition: 'Old',
        product_category_id: 1,
        message: 'Shall we swap?',
        requested_product_id: wanted,
        offered_product_id: undefined,
        client_id: undefined,
      },
      one,
    )
  const [incoming, accepted, declined] = [things[0]!, things[1]!, things[2]!].map((id) => offer(other, id))
  acceptRequest(db, member.id, accepted!)
  declineRequest(db, member.id, declined!)
  const outgoing = offer(member, asked)
  toggleFavourite(db, member.id, asked)
  const ask = { message: 'Is it still there?', client_id: undefined }
  sendMessage(db, other.id, member.id, ask)
  const answer = sendMessage(db, member.id, other.id, ask)
  for (const [target_kind, target_id] of [
    ['item', details],
    ['message', answer.id],
    ['person', member.id],
  ] as const) {
    report(db, other.id, { target_kind, target_id, reason: 'spam', text: 'Not a camera' })
  }
  receiveContactMessage(
    app,
    {
      name: 'Carl',
      email: 'carl@example.test',
      phone: '',
      message: 'Where are you?',
      client_id: undefined,
    },
    null,
  )
  return { member, other, admin, details, wanted, incoming: incoming!, outgoing }
}
