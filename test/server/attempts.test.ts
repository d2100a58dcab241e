import t from 'tap'
import { Attempts, SubjectLimit } from '../../server/platform/attempts.ts'

t.test('new keys evict one another, and not keys with many attempts', async (t) => {
  const attempts = new Attempts({ most: 100 })
  for (let at = 0; at < 40; at++)
    for (let times = 0; times < 5 + at; times++) attempts.count(`busy ${at}`, 60_000)
  let largest = 0
  for (let at = 0; at < 10_000; at++) {
    attempts.count(`new ${at}`, 60_000)
    largest = Math.max(largest, attempts.size)
  }
  t.equal(largest, 100)
  for (let at = 0; at < 40; at++) t.equal(attempts.window(`busy ${at}`, 60_000).taken, 5 + at)
  t.equal(attempts.window('new 9999', 60_000).taken, 1, 'the newest is counted too')
})

t.test('a window begins with the first attempt; expired windows are evicted first', async (t) => {
  let now = 1000
  t.intercept(performance, 'now', { value: () => now })
  const attempts = new Attempts({ most: 10 })
  for (let at = 0; at < 5; at++) for (let times = 0; times < 100; times++) attempts.count(`over ${at}`, 50)
  for (let at = 0; at < 5; at++) attempts.count(`${at}`, 500)
  now += 49
  t.equal(attempts.count('over 1', 50).taken, 101, 'a later attempt does not extend the window')
  now += 1
  attempts.count('one more', 500)
  t.equal(attempts.size, 6)
  for (let at = 0; at < 5; at++) t.equal(attempts.window(`${at}`, 500).taken, 1)
  t.equal(attempts.count('one more', 500).taken, 2)
  attempts.forget('one more')
  t.equal(attempts.window('one more', 500).taken, 0)
})

t.test('subjects count once, and after the last of them a whole window passes', async (t) => {
  let now = 1000
  t.intercept(performance, 'now', { value: () => now })
  const limit = new SubjectLimit<string>({ max: 2, timeWindow: 60_000 }, 10)
  t.ok(limit.take('reader', 1))
  now += 50_000
  t.ok(limit.take('reader', 1), 'the same again')
  t.ok(limit.take('reader', 2))
  t.notOk(limit.take('reader', 3))
  now += 59_999
  t.notOk(limit.take('reader', 3))
  t.ok(limit.take('another', 3))
  now += 1
  t.ok(limit.take('reader', 3))
})
