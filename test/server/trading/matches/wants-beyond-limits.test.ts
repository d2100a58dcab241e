import t from 'tap'
import { matchesView } from '../../../../server/trading/matches/matches-service.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'
import { until } from '../../../helpers/until.ts'

type When = 'never' | 'before the wish' | 'before newer items' | 'after newer items' | 'after deletions'

/** The view of an owner of 5 kayaks on a public wish: lookers of each item, and the deck after deletions of the newest. */
async function seenByOwner(t: Parameters<typeof testNeighbours>[0], when: When) {
  const { app, person, item, call } = await testNeighbours(t)
  const { $client } = app.db
  const compared = () => until(() => $client.prepare('SELECT count(*) FROM wish_checks').pluck().get() === 0)
  const [ada, bob, cleo] = [person('Ada'), person('Bob'), person('Cleo')]
  item(bob, 'Lamp')
  item(cleo, 'Vase')
  const kayaks = [item(ada, 'Kayak 1')]
  const want = async (now: When) => {
    if (now === when)
      t.match(await call(bob, 'POST', '/wants', { product_id: kayaks[0] }), { status: /^20/ }, when)
  }
  await want('before the wish')
  await call(bob, 'POST', '/wishes', { text: 'kayak' })
  await call(cleo, 'POST', '/wishes', { text: 'kayak' })
  await want('before newer items')
  for (let at = 2; at <= 5; at++) kayaks.push(item(ada, `Kayak ${at}`))
  await compared()
  await want('after newer items')
  const look = () =>
    kayaks.map((id) => {
      const { deck, about } = matchesView(app.db, ada.id, { item: id }, () => '')
      return {
        lookers: about?.lookers.map(({ person }) => person.name),
        deck: deck
          .filter(({ why }) => why === 'wishes_yours')
          .map(({ card, mine }) => [card.name, mine.map(({ name }) => name)]),
      }
    })
  const full = look()
  for (const id of kayaks.slice(-3)) $client.prepare('DELETE FROM items WHERE id = ?').run(id)
  await want('after deletions')
  const few = look()
  $client.prepare("UPDATE items SET name = name || ' again' WHERE id = ?").run(kayaks[0])
  $client
    .prepare('INSERT INTO wish_checks (item_id, is_new) VALUES (?, 0) ON CONFLICT DO NOTHING')
    .run(kayaks[0])
  await compared()
  return { full, few, edited: look() }
}

t.test('a want changes neither the lookers nor the deck of an owner with many matching items', async (t) => {
  const without = await seenByOwner(t, 'never')
  t.match(without.full.at(-1), { lookers: ['Bob', 'Cleo'] })
  t.match(without.full[0], { lookers: [] }, 'only the newest 3 are matched')
  t.match(without.edited[0], { lookers: ['Bob', 'Cleo'] }, 'a changed item is matched if there is room')
  for (const when of [
    'before the wish',
    'before newer items',
    'after newer items',
    'after deletions',
  ] as const)
    t.strictSame(await seenByOwner(t, when), without, when)
})
