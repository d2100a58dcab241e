import t from 'tap'
import { relativeTime } from '../../../../client/components/common/relative-time-text.ts'
import { DAY, HOUR, MINUTE } from '../../../../server/platform/time-shared.ts'

const NOW = Date.parse('2026-03-14T12:00:00Z')
const ago = (milliseconds: number) => relativeTime(new Date(NOW - milliseconds).toISOString(), NOW)

t.test('relative times are natural', async (t) => {
  t.equal(ago(0), 'just now')
  t.equal(ago(MINUTE - 1), 'just now')
  t.equal(ago(MINUTE), '1 minute ago')
  t.equal(ago(59 * MINUTE), '59 minutes ago')
  t.equal(ago(3 * HOUR), '3 hours ago')
  t.equal(ago(DAY), '1 day ago')
  t.equal(ago(3 * DAY), '3 days ago')
  t.equal(ago(8 * DAY), '1 week ago')
  t.equal(ago(65 * DAY), '2 months ago')
  t.equal(ago(800 * DAY), '2 years ago')
})

t.test('a clock that runs ahead makes nothing lie in the future', async (t) => {
  t.equal(ago(-5 * MINUTE), 'just now')
})
