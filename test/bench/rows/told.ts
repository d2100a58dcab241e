import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Db, immediate, openDatabase } from '../../../db/open.ts'
import { DELIVERY } from '../../../server/site/limits.ts'
import { pushBrowser } from '../../helpers/push-service.ts'
import { measure } from '../load.ts'
import { pinned } from '../pinned.ts'
import type { Options, Result, Row } from '../row.ts'
import { ITEMS_PER_ACCOUNT, seededDatabase } from '../seed.ts'
import { ServerProcess, startSite } from '../server-process.ts'
import { signIn } from '../sign-in.ts'
import { median, percentile } from '../statistics.ts'
import type { Catch } from '../told-catcher.ts'
import { Uploader } from '../uploader.ts'

/** Maximum ratio of page p99 during deliveries to idle. */
const GOAL = 2
/** Maximum milliseconds from the response of an offer until push and mail are sent. */
const SOON = 2000
/** Recipients of the news. */
const PEOPLE = 1000
/** Recipients from the existing market, who request pages and send offers. */
const ACTIVE = 50
const FIRST = 10_000
/** Images of the newest items, shown in all news. */
const PICTURES = 6
/** Maximum milliseconds for outstanding deliveries, beyond the interval of two news. */
const LATEST = 60_000

/** Adds recipients that are not due automatically; existing people can get mail too. */
function addPeople(db: Db): void {
  const account = db.$client.prepare(
    `INSERT INTO accounts (id, name, email, phone_number, address, password_hash, terms_accepted_at, mail_proved_at)
     VALUES (?, 'Ada Example', ?, '+12025550100', 'Springfield', '', 0, 1)`,
  )
  const settings = db.$client.prepare(
    `INSERT INTO notification_settings (account_id, offers, messages, handover, matches, news, time_zone, news_at)
     VALUES (?, 'now', 'now', 'now', 'now', 'weekly', 'UTC', ?)`,
  )
  immediate(db, () => {
    db.$client.prepare('UPDATE accounts SET mail_proved_at = 1').run()
    // The seeded file may be old, but only new items are news.
    db.$client.prepare('UPDATE items SET created_at = ?').run(Date.now())
    for (let at = 0; at < PEOPLE; at++) {
      account.run(FIRST + at, `told${at}@bench.test`)
      settings.run(FIRST + at, Date.now())
    }
  })
}

/** Assigns the new images to the newest items in turn. */
function sharePictures(db: Db): void {
  db.$client
    .prepare(
      `UPDATE item_images SET image_id = (SELECT max(id) FROM images) - item_id % ${PICTURES}
       WHERE item_id IN (SELECT id FROM items ORDER BY id DESC LIMIT 300)`,
    )
    .run()
}

/** Writes the weekly job's deliveries, for several people at once. */
function planNews(db: Db, from: number, count: number): void {
  const insert = db.$client.prepare(
    `INSERT INTO deliveries (account_id, channel, kind, details, url, topic, batch, next_attempt_at)
     VALUES (?, 'mail', 'news', '{"values":{},"about":{}}', '/browse?category=all', 'news', 'weekly', ?)`,
  )
  immediate(db, () => {
    for (let at = from; at < from + count; at++) insert.run(FIRST + at, Date.now())
  })
}

async function asked(url: string, token: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
  await response.text()
}

const caught = async (catcher: ServerProcess) => (await (await fetch(catcher.origin)).json()) as Catch

async function waitFor<T>(look: () => Promise<T | undefined>, latest = LATEST): Promise<T> {
  const until = performance.now() + latest
  while (performance.now() < until) {
    const found = await look()
    if (found !== undefined) return found
    await pause(20)
  }
  throw new Error('not everything arrived')
}

async function run({ slice, rounds, sizes }: Options): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
  const database = join(folder, 'site.sqlite')
  const newest = sizes[0]!
  copyFileSync(seededDatabase(newest), database)
  const tokens = await signIn(database, ACTIVE, (at) => newest - at)
  const db = openDatabase(database)
  addPeople(db)
  const catcher = await ServerProcess.start('test/bench/told-catcher.ts')
  const { smtp } = await caught(catcher)
  const { host } = new URL(catcher.origin)
  const {
    server: site,
    apart,
    unpin,
  } = await pinned(() => startSite(database, { SMTP_URL: smtp, PUSH_HOSTS: host }))
  if (!apart) process.stderr.write('No taskset or no second core: what asks runs where the site runs.\n')
  const delays = { mail: [] as number[], push: [] as number[] }
  let asker = 0

  /** One offer: its recipient gets a push and a mail. */
  async function offer(): Promise<void> {
    const [from, to] = [asker, asker + 1]
    asker += 2
    const thing = (person: number) => person * ITEMS_PER_ACCOUNT + 1
    const path = `/push/${to}`
    const subscription = { endpoint: `${catcher.origin}${path}`, keys: pushBrowser().keys }
    await asked(`${site.origin}/api/push-subscriptions`, tokens[to]!, subscription)
    await asked(`${site.origin}/api/exchange-request`, tokens[from]!, {
      requested_product_id: thing(to),
      offered_product_ids: [thing(from)],
      message: 'Shall we?',
    })
    const committed = Date.now()
    const arrived = (kind: 'mails' | 'pushes', name: string) =>
      waitFor(async () => (await caught(catcher))[kind].find((one) => one.to === name)?.at)
    delays.push.push((await arrived('pushes', path)) - committed)
    delays.mail.push((await arrived('mails', `person${to + 1}@bench.test`)) - committed)
  }

  try {
    const uploader = await Uploader.open(site.origin)
    for (let at = 0; at < PICTURES; at++) await uploader.post()
    sharePictures(db)
    const headers = tokens.map((token) => ({ cookie: `swapyard_token=${token}` }))
    const paths = ['/', '/browse', '/dashboard', ...[1, 2, 3].map((at) => `/productdetails/${newest - at}`)]
    const LOADS = [1, 16]
    const share = PEOPLE / LOADS.length
    const each = Math.ceil(share / rounds)
    const lines: string[][] = []
    let met = true
    for (const [at, connections] of LOADS.entries()) {
      const load = { paths, headers, connections, duration: slice }
      await measure(site, load)
      const found: { idle: number[]; busy: number[]; perSecond: number }[] = []
      for (let from = at * share; from < (at + 1) * share; from += each) {
        const count = Math.min(each, (at + 1) * share - from)
        const idle = await measure(site, { ...load, duration: 2 * slice })
        const before = (await caught(catcher)).mails.filter(({ to }) => to.startsWith('told')).length
        planNews(db, from, count)
        const start = performance.now()
        // Also wakes the delivery job, which does not see rows written from outside.
        const offered = offer()
        const busy: number[] = []
        const all = waitFor(
          async () => {
            const { mails } = await caught(catcher)
            const news = mails.filter(({ to }) => to.startsWith('told')).length - before
            return news >= count ? performance.now() : undefined
          },
          LATEST + count * DELIVERY.batchEvery,
        )
        let over = false
        const ended = Promise.all([all, offered]).finally(() => {
          over = true
        })
        ended.catch(() => {})
        while (!over) busy.push(...(await measure(site, { ...load, duration: slice / 4 })).times)
        const [end] = await ended
        busy.sort((a, b) => a - b)
        const percentiles = (times: number[]) => [percentile(times, 0.5), percentile(times, 0.99)]
        found.push({
          idle: percentiles(idle.times),
          busy: percentiles(busy),
          perSecond: (count * 1000) / (end - start),
        })
      }
      const middle = (of: (one: (typeof found)[number]) => number) => median(found.map(of))
      const ratio = middle(({ idle, busy }) => busy[1]! / idle[1]!)
      met &&= ratio <= GOAL
      lines.push([
        connections === 1 ? 'one at a time' : `${connections} at once`,
        middle(({ perSecond }) => perSecond).toFixed(1),
        middle(({ idle }) => idle[0]!).toFixed(2),
        middle(({ busy }) => busy[0]!).toFixed(2),
        middle(({ idle }) => idle[1]!).toFixed(2),
        middle(({ busy }) => busy[1]!).toFixed(2),
        ratio.toFixed(2),
        Math.max(...delays.push.splice(0)).toFixed(0),
        Math.max(...delays.mail.splice(0)).toFixed(0),
      ])
    }
    met &&= lines.every((line) => line.slice(-2).every((delay) => Number(delay) <= SOON))
    return {
      columns: [
        'concurrent pages',
        'news/s',
        'p50 before',
        'p50 during',
        'p99 before',
        'p99 during',
        'p99, during to before',
        'push after ms',
        'mail after ms',
      ],
      lines,
      goal: {
        text: `p99 at most ${GOAL} times that before; a push and a mail of an offer leave within ${SOON} ms of its commit`,
        met,
      },
    }
  } finally {
    await site.stop()
    unpin()
    await catcher.stop()
    db.$client.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const told: Row = {
  name: 'told',
  title: 'A thousand people told of one thing, on one core',
  explanation: `${PEOPLE} people who want weekly news are mailed them, with ${DELIVERY.news} things and their pictures, while signed-in people look at home, browse, the dashboard and things: half of the news while one page at a time is asked for, half while 16 are. The news are due in as many parts as there are rounds, each part at one moment; the site has one begin every ${DELIVERY.batchEvery} ms. Milliseconds that half of the pages (p50) and all but one in a hundred (p99) take at most, before a part and until the last of its mails has arrived. In the midst of each part somebody offers a swap: the longest time from the answer to that offer until its push and its mail have arrived. The site has a core of its own; what asks, the mail server and the push service run on another.`,
  run,
}
