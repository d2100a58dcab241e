import { setTimeout as wait } from 'node:timers/promises'
import type { Test } from 'tap'
import { testAccount } from '../../helpers/accounts.ts'
import { testItem } from '../../helpers/items.ts'
import { pushService } from '../../helpers/push-service.ts'
import { smtpServer } from '../../helpers/smtp.ts'
import { buildTestSite, type Person } from '../people.ts'
import type { Row } from '../row.ts'
import { placesIn, Site, scratch } from '../site.ts'

/** Maximum milliseconds between a round's first arrival and the kill. */
const LONGEST_LIFE = 150
/** Maximum milliseconds without an arrival. */
const PATIENCE = 10_000
/** Messages, and offers, per round. */
const EACH = 4
/** Rounds per recipient: nobody may have more than DELIVERY.perPerson pending. */
const ROUNDS_EACH = 20

/** Number of occurrences per name. */
function counts<T>(names: readonly T[]): Map<T, number> {
  const found = new Map<T, number>()
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1)
  return found
}

/**
 * For each repeated arrival, the number of the process in which it arrived first. The kill at the end of that process has caused the
 * repeat.
 * @param names in order of arrival.
 * @param seen number of arrivals at the end of each life.
 */
function repeatedAfter(names: readonly string[], seen: readonly number[]): number[] {
  const lifeOf = (at: number) => seen.filter((count) => count <= at).length
  const last = new Map<string, number>()
  const found: number[] = []
  for (const [at, name] of names.entries()) {
    const before = last.get(name)
    if (before !== undefined) found.push(lifeOf(before) === lifeOf(at) ? -1 : lifeOf(before))
    last.set(name, at)
  }
  return found
}

export const deliveries: Row = {
  name: 'deliveries',
  title:
    'SIGKILL while mail and push go out: nothing lost, at most one repeat a kill, under the same Message-ID or tag',
  async run({ long, rounds = long ? 200 : 2 }, say) {
    const endings: (() => unknown)[] = []
    const t = { teardown: (end: () => unknown) => void endings.push(end) } as unknown as Test
    const smtp = await smtpServer(t)
    const push = await pushService(t)
    const places = placesIn(scratch())
    let asker: Person | undefined
    const owners: Person[] = []
    const wanted: number[] = []
    let offered = 0
    await buildTestSite(places, (app, first) => {
      asker = first
      offered = testItem(app, asker.id)
      for (let at = 0; at < rounds; at++) {
        if (at % ROUNDS_EACH === 0) owners.push(testAccount(app))
        for (let each = 0; each < EACH; each++)
          wanted.push(testItem(app, owners.at(-1)!.id, { name: `Thing ${at}` }))
      }
    })
    const start = () => new Site(places, [], { SMTP_URL: smtp.url, PUSH_HOSTS: push.host })
    let site = start()
    const ask = async (who: Person, path: string, body: object): Promise<{ data: { id: number } } | null> => {
      try {
        const response = await fetch(`${await site.origin}/api${path}`, {
          method: 'POST',
          headers: { ...who.bearer, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
          body: JSON.stringify(body),
        })
        return response.ok ? ((await response.json()) as { data: { id: number } }) : null
      } catch {
        return null
      }
    }
    const failures: string[] = []
    for (const owner of owners)
      if (!(await ask(owner, '/push-subscriptions', push.subscription()))) failures.push('no subscription')
    const messages: number[] = []
    const offers: number[] = []
    const [pushSeen, mailSeen]: [number[], number[]] = [[], []]
    for (let round = 1; round <= rounds && failures.length === 0; round++) {
      const kind = round % 2 === 0 ? smtp.received : push.received
      const before = kind.length
      const owner = owners[Math.floor((round - 1) / ROUNDS_EACH)]!
      for (let at = 0; at < EACH; at++) {
        const message = await ask(asker!, `/messages/${owner.id}`, { message: `${round} ${at}` })
        if (message) messages.push(message.data.id)
        const offer = await ask(asker!, '/exchange-request', {
          requested_product_id: wanted.shift(),
          offered_product_ids: [offered],
          message: 'Shall we?',
        })
        if (offer) offers.push(offer.data.id)
      }
      // Kills while deliveries are being sent, on a machine of any speed.
      for (let waited = 0; kind.length === before && waited < PATIENCE; waited += 5) await wait(5)
      await wait(Math.random() * LONGEST_LIFE)
      await site.end('SIGKILL')
      site = start()
      // Waits until the output of the killed process is read; the new one is not running yet.
      await wait(50)
      pushSeen.push(push.received.length)
      mailSeen.push(smtp.received.length)
      await site.origin
      if (round % 25 === 0)
        say(`${round} kills, ${push.received.length} pushes, ${smtp.received.length} mails`)
    }
    const tags = () => push.received.map(({ message }) => message.tag)
    const mails = () =>
      smtp.received.map(({ raw }) => ({
        id: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
        swap: Number(/^References: <swap-(\d+)@/im.exec(raw)?.[1]),
      }))
    const missing = () => {
      const [told, mailed] = [new Set(tags()), new Set(mails().map(({ swap }) => swap))]
      return [
        ...messages.filter((id) => !told.has(`message-${id}`)).map((id) => `message ${id} was not pushed`),
        ...offers.filter((id) => !mailed.has(id)).map((id) => `offer ${id} was not mailed`),
      ]
    }
    const arrived = () => smtp.received.length + push.received.length
    for (let quiet = 0, last = -1; quiet < 30_000 && missing().length > 0; quiet += 100) {
      if (arrived() !== last) quiet = 0
      last = arrived()
      await wait(100)
    }
    await site.end('SIGTERM')
    failures.push(...missing().slice(0, 5))
    const ids = mails().map(({ id }) => id)
    const repeats = [...repeatedAfter(tags(), pushSeen), ...repeatedAfter(ids, mailSeen)]
    for (const [life, count] of counts(repeats)) {
      if (life < 0) failures.push(`${count} came again without a kill`)
      else if (count > 1) failures.push(`kill ${life + 1} cost ${count} repeats`)
    }
    const threads = counts(
      [...new Set(mails().map(({ id, swap }) => `${id} ${swap}`))].map((one) => one.split(' ')[1]!),
    )
    // A long run also sends mails about unread messages, which have no swap thread.
    threads.delete('NaN')
    if ([...threads.values()].some((count) => count > 1))
      failures.push('a mail came again under another Message-ID')
    if (offers.length === 0 || messages.length === 0) failures.push('nothing was sent')
    for (const end of endings) await end()
    return {
      lines: [
        `${rounds} kills while ${messages.length} messages were pushed and ${offers.length} offers mailed`,
        `${repeats.length} repeats, at most one a kill, under the same Message-ID or tag`,
      ],
      failures,
    }
  },
}
