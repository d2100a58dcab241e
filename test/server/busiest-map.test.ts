import t from 'tap'
import { BusiestMap } from '../../server/platform/queues/busiest-map.ts'

interface Count {
  taken: number
  over?: boolean
}

const counts = (most: number) =>
  new BusiestMap<string, Count>({ most, weight: ({ taken }) => taken, isOver: ({ over }) => over === true })

t.test('ever new keys push out one another, and never what was counted often', async (t) => {
  const map = counts(100)
  for (let at = 0; at < 40; at++) map.set(`busy ${at}`, { taken: 5 + at })
  let largest = 0
  for (let at = 0; at < 10_000; at++) {
    map.set(`new ${at}`, { taken: 1 })
    largest = Math.max(largest, map.size)
  }
  t.equal(largest, 100)
  for (let at = 0; at < 40; at++) t.same(map.get(`busy ${at}`), { taken: 5 + at })
  t.same(map.get('new 9999'), { taken: 1 }, 'the newest is counted too')
})

t.test('expired entries are ignored, and evicted first', async (t) => {
  const map = counts(10)
  for (let at = 0; at < 5; at++) map.set(`over ${at}`, { taken: 100, over: true })
  for (let at = 0; at < 5; at++) map.set(`${at}`, { taken: 1 })
  t.equal(map.get('over 1'), undefined)
  map.set('one more', { taken: 1 })
  t.equal(map.size, 6)
  for (let at = 0; at < 5; at++) t.ok(map.get(`${at}`))
  map.set('one more', { taken: 2 })
  t.same(map.get('one more'), { taken: 2 })
  map.delete('one more')
  t.equal(map.get('one more'), undefined)
})
