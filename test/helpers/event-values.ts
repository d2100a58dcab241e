import { contactMessages, reports } from '../../db/schema/index.ts'
import { testAccount } from './accounts.ts'
import type { testSwap } from './swap.ts'

/** Values for the text of every event, from a market with a swap. */
export async function eventValues({
  app,
  owner,
  requester,
  offered,
  call,
}: Pick<Awaited<ReturnType<typeof testSwap>>, 'app' | 'owner' | 'requester' | 'offered' | 'call'>) {
  const { db } = app
  const sent = await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Hello' })
  const message = sent.body.data.id as number
  const person = { person: requester.id }
  // A waiting member, of whom admins are notified.
  const newcomer = testAccount(app, { pendingSince: new Date() })
  db.insert(reports)
    .values({
      reporterId: owner.id,
      aboutId: newcomer.id,
      targetKind: 'item',
      targetId: 1,
      reason: 'spam',
      quote: '',
    })
    .run()
  const letter = { name: 'Nora', email: 'nora@example.test', phone: '', message: 'Hello' }
  const written = db.insert(contactMessages).values(letter).returning().get()
  const [gives, gets] = ['Guitar', 'Camera'].map((things) => ({ things, more: 1 }))
  const values = {
    ...{
      gives,
      gets,
      things: gives,
      others: gets,
      items: gives,
      by: person,
      other: person,
      about: { person: newcomer.id },
      who: { person: newcomer.id },
    },
    ...{
      asked: true,
      upheld: true,
      people: 3,
      detail: 'Guitar',
      day: 'Spring swap',
      item: 'Guitar',
      wish: 'guitar',
      name: { contact: written.id },
    },
    ...{ what: 'item', message: { message } },
  }
  return { values, about: { item: offered } }
}
