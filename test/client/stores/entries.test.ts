import t from 'tap'
import { type Feed, feedOf, mergeFeeds, reaches } from '../../../client/stores/entries.ts'

interface Entry {
  id: number
  read_at: string | null
}

const READ = '2026-11-20T10:00:00.000Z'
const entry = (id: number, read_at: string | null = null): Entry => ({ id, read_at })
const ids = ({ entries }: Feed<Entry>) => entries.map(({ id }) => id)
const newestFirst = (...all: number[]) => all.map((id) => entry(id))

t.test('fetched and pushed entries form one feed in any order', async (t) => {
  const fetched = feedOf(newestFirst(9, 8, 7), 7)
  const pushed = { ...fetched, entries: newestFirst(12) }
  const older = feedOf(newestFirst(6, 5), null)
  t.strictSame(ids(mergeFeeds(fetched, pushed)), [7, 8, 9, 12])
  t.strictSame(ids(mergeFeeds(pushed, fetched)), [7, 8, 9, 12])
  t.strictSame(mergeFeeds(fetched, fetched), fetched, 'each entry once')
  t.strictSame(
    [mergeFeeds(fetched, older), mergeFeeds(older, fetched)].map((feed) => [
      ids(feed),
      feed.next_before,
      feed.whole_to,
    ]),
    Array(2).fill([[5, 6, 7, 8, 9], null, 9]),
    'older entries are asked for below the oldest that is known',
  )
  t.strictSame(mergeFeeds(fetched, feedOf([], null)), fetched, 'an empty page changes nothing')
})

t.test('read entries remain read, and the newer version has the rest', async (t) => {
  const [read, unread] = [feedOf([entry(1, READ)], null), feedOf([entry(1)], null)]
  for (const merged of [mergeFeeds(read, unread), mergeFeeds(unread, read)])
    t.strictSame(merged.entries, [entry(1, READ)])
})

t.test('pages are fetched until no entry can be missing above what is known', async (t) => {
  const known = mergeFeeds(feedOf(newestFirst(3, 2), 2), {
    entries: newestFirst(9),
    next_before: 2,
    whole_to: 3,
  })
  t.equal(reaches(feedOf(newestFirst(9, 8), 8), known), false, 'a pushed entry hides no gap below it')
  t.equal(reaches(feedOf(newestFirst(4), 4), known), false)
  t.equal(reaches(feedOf(newestFirst(5, 4, 3), 3), known), true)
  t.equal(reaches(feedOf(newestFirst(5, 4), null), known), true, 'there are no older ones')
  t.equal(reaches(feedOf(newestFirst(5, 4), 4), undefined), true)
  t.equal(mergeFeeds(known, feedOf(newestFirst(9, 8, 7, 6, 5, 4, 3), 3)).whole_to, 9)
})
