import t from 'tap'
import { FairQueue } from '../../server/platform/queues/fair-queue.ts'

const [ADA, BOB, EVE] = [1, 2, 3]
const anyone = () => true

function drained(queue: FairQueue<string>) {
  const order: string[] = []
  for (let next = queue.take(anyone); next !== undefined; next = queue.take(anyone)) order.push(next)
  return order
}

t.test('users alternate, and the entries of each user remain in order', async (t) => {
  const queue = new FairQueue<string>(10)
  for (const entry of ['e1', 'e2', 'e3', 'e4']) queue.push(EVE, entry)
  queue.push(ADA, 'a1')
  queue.push(ADA, 'a2')
  queue.push(BOB, 'b1')
  t.equal(queue.size, 7)
  t.strictSame(drained(queue), ['e1', 'a1', 'b1', 'e2', 'a2', 'e3', 'e4'])
  t.equal(queue.size, 0)
})

t.test('whose turn may not be is passed by and keeps it', async (t) => {
  const queue = new FairQueue<string>(10)
  queue.push(EVE, 'e1')
  queue.push(ADA, 'a1')
  t.equal(
    queue.take((person) => person !== EVE),
    'a1',
  )
  t.equal(
    queue.take((person) => person !== EVE),
    undefined,
  )
  t.equal(queue.take(anyone), 'e1')
})

t.test('a full queue drops an entry of the user with the most, never of one with as few', async (t) => {
  const queue = new FairQueue<string>(3)
  for (const entry of ['e1', 'e2', 'e3']) t.equal(queue.push(EVE, entry), undefined)
  t.equal(queue.push(EVE, 'e4'), 'e4')
  t.equal(queue.push(ADA, 'a1'), 'e3')
  t.equal(queue.push(ADA, 'a2'), 'a2', 'with it she would have as many as Eve has left')
  t.equal(queue.push(BOB, 'b1'), 'e2')
  t.equal(queue.push(BOB, 'b2'), 'b2')
  t.equal(queue.size, 3)
  t.strictSame(queue.clear().sort(), ['a1', 'b1', 'e1'])
  t.strictSame(drained(queue), [])
})
