import t from 'tap'
import { DAY, HOUR } from '../../../server/platform/time-shared.ts'
import {
  answerPhase,
  countedFrom,
  nextDue,
  phaseOf,
  stoodAllTheTime,
  waitsAnewSince,
} from '../../../server/swaps/swap-waits.ts'
import type { Swap } from '../../../server/swaps/swaps-queries.ts'

/** A circle of three with the fields relevant to its deadlines. */
const circle = (values: Partial<Swap> = {}) =>
  ({
    kind: 'circle',
    state: 'proposed',
    parties: [{}, {}, {}],
    legs: [{ givenAt: null, receivedAt: null }],
    createdAt: 0,
    waitingSince: 0,
    revisedAt: 0,
    handoverAt: null,
    ...values,
  }) as unknown as Swap

t.test('a circle has 72 hours to answer and is reminded once, a circle of two has 48', async (t) => {
  t.strictSame(
    [answerPhase('circle', 4), answerPhase('circle', 3), answerPhase('circle', 2)],
    ['circle', 'circle', 'match'],
  )
  t.equal(phaseOf(circle()), 'circle')
  const hours = (phase: 'circle' | 'match') =>
    [0, 1, 2].map((reminders) => nextDue(phase, new Date(0), reminders).getTime() / HOUR)
  t.strictSame(hours('circle'), [48, 72, 72])
  t.strictSame(hours('match'), [24, 48, 48])
})

t.test(
  'in a circle the days to confirm are counted from the last meeting, in a request of two from the first word',
  async (t) => {
    const met = { waitingSince: 2 * DAY, handoverAt: 9 * DAY }
    const agreed = circle({ state: 'agreed', ...met })
    t.equal(phaseOf(agreed), 'handover')
    t.equal(phaseOf({ ...agreed, legs: [{ ...agreed.legs[0]!, givenAt: 1 }] }), 'confirmation')
    t.equal(countedFrom(agreed, 'handover').getTime(), 9 * DAY)
    t.equal(countedFrom(agreed, 'confirmation').getTime(), 9 * DAY)
    t.equal(countedFrom({ ...agreed, waitingSince: 10 * DAY }, 'confirmation').getTime(), 10 * DAY)
    t.equal(countedFrom({ ...agreed, handoverAt: null }, 'confirmation').getTime(), 2 * DAY)
    t.equal(countedFrom({ ...agreed, kind: 'request' }, 'confirmation').getTime(), 2 * DAY)
    t.equal(countedFrom(circle(met), 'circle').getTime(), 2 * DAY, 'answers wait for no meeting')
  },
)

t.test('edits give a circle its whole time again for a week', async (t) => {
  t.equal(waitsAnewSince(circle(), 7 * DAY), 7 * DAY)
  t.equal(waitsAnewSince(circle(), 8 * DAY), 7 * DAY)
  t.equal(waitsAnewSince(circle({ kind: 'request' }), 8 * DAY), 8 * DAY)
})

t.test('terms changed after the start were not valid for the whole period', async (t) => {
  t.equal(stoodAllTheTime(circle({ waitingSince: 5 * DAY, revisedAt: 5 * DAY })), true)
  t.equal(stoodAllTheTime(circle({ waitingSince: 7 * DAY, revisedAt: 8 * DAY })), false)
})
