import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { liftSuspension, suspend } from '../../../../server/admin/moderation/admin-suspensions-service.ts'
import { removeItem, updateItem } from '../../../../server/market/items/own-items-service.ts'
import { dropSet, makeSet, ownSets } from '../../../../server/market/wants/want-sets-service.ts'
import { limitWish, ownWishes, reopenWish } from '../../../../server/market/wishes/wishes-service.ts'
import { block, unblock } from '../../../../server/members/blocks/blocks-service.ts'
import { AppError } from '../../../../server/platform/errors.ts'
import type { ViewerView } from '../../../../server/platform/sessions/viewer-shared.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { seededRandom } from '../../../../server/solver/seeded-random.ts'
import { keepDeadlines } from '../../../../server/swaps/swap-deadlines.ts'
import { openCircleWith } from '../../../../server/swaps/swaps-queries.ts'
import { MarketInTables } from '../../../../server/trading/circles/arcs-queries.ts'
import {
  acceptCircle,
  callOffCircle,
  completeLeg,
  refuseCircle,
} from '../../../../server/trading/circles/circles-service.ts'
import { chainHolds } from '../../../../server/trading/circles/possible-chains.ts'
import { isAllowed } from '../../../../server/trading/circles/possible-loops.ts'
import { proposeChain, proposeCircle } from '../../../../server/trading/circles/propose-circle.ts'
import type { ExchangeRequestBody } from '../../../../server/trading/exchanges/exchange-fields-shared.ts'
import { createRequest } from '../../../../server/trading/exchanges/exchange-offers-service.ts'
import {
  acceptRequest,
  callOffSwap,
  confirmSwap,
} from '../../../../server/trading/exchanges/exchange-steps-service.ts'
import { keepGiftDeadlines } from '../../../../server/trading/gifts/gift-rounds-service.ts'
import { chooseRecipient } from '../../../../server/trading/gifts/gift-swaps-service.ts'
import { askForGift, withdrawGiftRequest } from '../../../../server/trading/gifts/gifts-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testImage, testItem } from '../../../helpers/items.ts'

/** `HISTORY_SEED` and `HISTORY_STEPS` run another history, or a longer one. */
const SEED = Number(process.env.HISTORY_SEED ?? 20_261_129)
const STEPS = Number(process.env.HISTORY_STEPS ?? 10_000)
/** One of this many steps is killed, at one of this many of its writes. */
const KILLS = 3
const WRITES = 8
const WATCHED = [
  'swaps',
  'swap_legs',
  'swap_parties',
  'gift_requests',
  'gift_rounds',
  'items',
  'uses',
  'notifications',
]

const CHAIN_LEGS = `swap_legs AS leg JOIN circles ON circles.swap_id = leg.swap_id AND shape = 'chain'
  JOIN swap_legs AS before ON before.swap_id = leg.swap_id AND before.to_id = leg.from_id AND before.until_revision IS NULL
  WHERE leg.until_revision IS NULL`

/** Invariants. */
const NEVER = {
  'a receiver who gave before they received': `SELECT 1 FROM ${CHAIN_LEGS} AND before.outcome IS NOT 'traded'
    AND (leg.outcome = 'traded' OR leg.given_at IS NOT NULL OR leg.received_at IS NOT NULL)`,
  'a leg that goes on behind one that ended': `SELECT 1 FROM ${CHAIN_LEGS} AND before.outcome = 'returned' AND leg.outcome IS NULL
    AND leg.swap_state = 'agreed'`,
  'an agreed chain with nothing open': `SELECT 1 FROM swaps JOIN circles ON swap_id = id WHERE shape = 'chain' AND state = 'agreed'
    AND NOT EXISTS (SELECT 1 FROM swap_legs WHERE swap_id = swaps.id AND outcome IS NULL AND until_revision IS NULL)`,
  'a chain that ended otherwise than its legs': `SELECT 1 FROM swaps JOIN circles ON swap_id = id WHERE shape = 'chain' AND agreed_at IS NOT NULL
    AND state <> 'agreed' AND (state = 'completed') <> EXISTS (SELECT 1 FROM swap_legs WHERE swap_id = swaps.id AND outcome = 'traded')`,
  'an item in two agreed swaps': `SELECT 1 FROM swap_legs WHERE swap_state = 'agreed' AND until_revision IS NULL AND outcome IS NULL
    AND item_id IS NOT NULL GROUP BY item_id HAVING count(*) > 1`,
  'an item in two open circles': `SELECT 1 FROM swap_legs WHERE swap_state = 'proposed' AND swap_kind = 'circle' AND until_revision IS NULL
    GROUP BY item_id HAVING count(*) > 1`,
  'a reserved item that no swap holds, or a free one that one holds': `SELECT 1 FROM items WHERE (status = 'reserved') <>
    EXISTS (SELECT 1 FROM swap_legs WHERE item_id = items.id AND swap_state = 'agreed' AND outcome IS NULL AND until_revision IS NULL)`,
  'somebody in more than three open circles and chains': `SELECT 1 FROM swap_parties WHERE swap_kind = 'circle' AND swap_state = 'proposed'
    GROUP BY account_id HAVING count(*) > 3`,
  'a wish that the site has used beyond its limit': `SELECT 1 FROM uses JOIN wishes ON wishes.id = wish_id WHERE state <> 'ended' AND is_found
    GROUP BY wish_id HAVING count(DISTINCT swap_id) > most`,
  'a want set that the site has used beyond its limit': `SELECT 1 FROM uses JOIN want_sets ON want_sets.id = set_id WHERE state <> 'ended' AND is_found
    GROUP BY set_id HAVING count(DISTINCT swap_id) > most`,
  'a proposal beyond a limit that an exchange has used': `SELECT 1 FROM uses JOIN swaps ON swaps.id = swap_id
    LEFT JOIN wishes ON wishes.id = wish_id LEFT JOIN want_sets ON want_sets.id = set_id WHERE uses.state <> 'ended'
    GROUP BY wish_id, set_id HAVING count(DISTINCT swap_id) > coalesce(wishes.most, want_sets.most) AND max(swaps.state = 'proposed')`,
  'an open wish that was found, or a found one that is unlimited': `SELECT 1 FROM wishes WHERE most = 1 AND fulfilled_at IS NULL
    AND EXISTS (SELECT 1 FROM uses WHERE wish_id = wishes.id AND state = 'final')`,
  'a proposal with a user who is suspended or blocked': `SELECT 1 FROM swap_parties AS one JOIN swap_parties AS other ON other.swap_id = one.swap_id
    WHERE one.swap_state = 'proposed' AND (EXISTS (SELECT 1 FROM accounts WHERE id = one.account_id AND suspended_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM blocks WHERE blocker_id = one.account_id AND blocked_id = other.account_id))`,
  'a waiting request of a user who is suspended, or for their gift': `SELECT 1 FROM gift_requests JOIN items ON items.id = item_id
    JOIN accounts ON accounts.id IN (gift_requests.account_id, owner_id) WHERE gift_requests.state = 'waiting' AND suspended_at IS NOT NULL`,
  'a circle of which only a part was agreed': `SELECT 1 FROM circles JOIN swap_legs ON swap_legs.swap_id = circles.swap_id AND until_revision IS NULL
    JOIN items ON items.id = item_id WHERE shape = 'circle' AND swap_state = 'agreed' AND outcome IS NULL AND status <> 'reserved'`,
  'a request that waits for a gift that is promised': `SELECT 1 FROM gift_requests JOIN items ON items.id = item_id
    WHERE state = 'waiting' AND (status <> 'available' OR NOT is_gift)`,
  'a request that waits in no round': `SELECT 1 FROM gift_requests AS request WHERE state = 'waiting'
    AND NOT EXISTS (SELECT 1 FROM gift_rounds WHERE item_id = request.item_id AND ended_at IS NULL)`,
  'a request that is lost with the swap for which it was not chosen': `SELECT 1 FROM gift_requests JOIN swaps ON swaps.id = swap_id
    WHERE gift_requests.state = 'not_chosen' AND swaps.state = 'ended'
    AND NOT EXISTS (SELECT 1 FROM absent JOIN items ON items.id = item_id WHERE absent.id IN (account_id, owner_id))`,
  'a request that is chosen for a swap that came to nothing': `SELECT 1 FROM gift_requests JOIN swaps ON swaps.id = swap_id
    WHERE gift_requests.state = 'chosen' AND swaps.state = 'ended'`,
}

class Killed extends Error {}

t.test('in random histories with kills nobody is worse off, and no request or item is lost', async (t) => {
  const app = await testApp(t)
  const { db } = app
  // Without syncing to disk: a killed step is only rolled back, and no process dies.
  db.$client.pragma('synchronous = OFF')
  const sql = db.$client
  const next = seededRandom(SEED)
  const random = (below: number) => Math.floor(next() * below)
  const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!
  let lives = Number.POSITIVE_INFINITY
  sql.function('write_or_die', { directOnly: false }, () => {
    if (--lives < 0) throw new Killed()
    return null
  })
  for (const table of WATCHED)
    for (const verb of ['INSERT', 'UPDATE'])
      sql.exec(
        `CREATE TEMP TRIGGER die_${table}_${verb} AFTER ${verb} ON main.${table} BEGIN SELECT write_or_die(); END`,
      )
  // Users who were suspended at some time: nobody waits for them again.
  sql.exec('CREATE TEMP TABLE absent (id INTEGER PRIMARY KEY)')
  const people = Array.from({ length: 7 }, () => testAccount(app).id)
  const image_ids = [testImage(app)]
  const list = (isGift: boolean) => testItem(app, oneOf(people), { name: 'Tent', is_gift: isGift, image_ids })
  for (let count = 0; count < 20; count++) list(count % 3 === 0)
  // Some users want at most one tent, from any source.
  for (const id of people.slice(0, 3))
    sql.prepare("INSERT INTO wishes (account_id, text, key, for_any) VALUES (?, 'tent', 'tent', 1)").run(id)
  const free = sql.prepare<[number], { id: number; owner: number }>(
    "SELECT id, owner_id AS owner FROM items WHERE status = 'available' AND is_gift = ? ORDER BY id DESC LIMIT 24",
  )
  const openIds = sql
    .prepare("SELECT id FROM swaps WHERE kind = 'circle' AND state IN ('proposed', 'agreed')")
    .pluck()
  const partiesOf = sql
    .prepare<[number], number>('SELECT account_id FROM swap_parties WHERE swap_id = ?')
    .pluck()
  const legsOf = sql
    .prepare<[number], number>('SELECT item_id FROM swap_legs WHERE swap_id = ? AND until_revision IS NULL')
    .pluck()
  const wanted = sql.prepare(
    `INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'yes', 1, 1, 1, NULL)
     ON CONFLICT DO NOTHING`,
  )
  const openRequests = sql
    .prepare("SELECT id FROM swaps WHERE kind = 'request' AND state IN ('proposed', 'agreed')")
    .pluck()
  const wantsOf = sql
    .prepare<[number], number>(
      "SELECT item_id FROM wants WHERE account_id = ? AND answer = 'yes' AND set_id IS NULL ORDER BY item_id DESC",
    )
    .pluck()
  const askersOf = sql
    .prepare<[number], number>("SELECT account_id FROM gift_requests WHERE item_id = ? AND state = 'waiting'")
    .pluck()
  const suspended = sql.prepare('SELECT id FROM accounts WHERE suspended_at IS NOT NULL').pluck()
  const account = testAccount(app, { role: 'admin' })
  const admin: ViewerView = {
    ...{ ...account, name: 'Ida', avatar: null, role: 'admin' },
    ...{ is_pending: false, awaits_proof: false, language: null },
  }
  const withChain = (act: (id: number, who: number) => void) => {
    const ids = openIds.all() as number[]
    if (ids.length === 0) return
    const id = oneOf(ids)
    act(id, random(12) === 0 ? oneOf(people) : oneOf(partiesOf.all(id)))
  }
  const withGift = (act: (gift: { id: number; owner: number }) => void) => {
    const gifts = free.all(1)
    if (gifts.length > 0) act(oneOf(gifts))
  }
  /** A waiting request, or one that was not made. */
  const withRequest = (act: (request: { id: number; owner: number; who: number }) => void) =>
    withGift(({ id, owner }) => {
      const asking = askersOf.all(id)
      act({ id, owner, who: asking.length > 0 && random(4) > 0 ? oneOf(asking) : oneOf(people) })
    })
  const steps: Record<string, () => void> = {
    propose: () =>
      withGift((gift) => {
        const others = free.all(0).filter(({ owner }) => owner !== gift.owner)
        const items = [gift]
        for (let tries = 0; tries < 6 && items.length < 2 + random(3); tries++) {
          const item = oneOf([...others, gift])
          if (!items.some(({ owner }) => owner === item.owner)) items.push(item)
        }
        const last = oneOf(people)
        if (items.length < 2 || items.some(({ owner }) => owner === last)) return
        const parties = [...items.map(({ owner }) => owner), last]
        for (const [at, { id }] of items.entries()) wanted.run(parties[at + 1], id)
        const chain = {
          items: items.map(({ id }) => id),
          people: parties,
          why: parties.map((_, at) => (at === 0 ? null : ('want' as const))),
        }
        immediate(db, () => {
          if (chainHolds(db, chain)) proposeChain(db, chain)
        })
      }),
    proposeCircle: () => {
      const items: { id: number; owner: number }[] = []
      for (let tries = 0; tries < 8 && items.length < 2 + random(2); tries++) {
        const item = oneOf(free.all(0))
        if (!items.some(({ owner }) => owner === item.owner)) items.push(item)
      }
      if (items.length < 2) return
      for (const [at, { owner }] of items.entries()) wanted.run(owner, items[(at + 1) % items.length]!.id)
      const people = items.map(({ owner }) => owner)
      const loop = { items: items.map(({ id }) => id), people, why: people.map(() => 'want' as const) }
      immediate(db, () => {
        const market = new MarketInTables(db)
        const isWanted = loop.items.every((id, at) => market.arc(id, loop.items.at(at + 1 - people.length)!))
        const isFree = loop.items.every((itemId) => !openCircleWith(db).get({ itemId }))
        if (isWanted && isFree && isAllowed(db, loop)) proposeCircle(db, loop)
      })
    },
    exchange: () => {
      const [mine, theirs] = [oneOf(free.all(0)), oneOf(free.all(0))]
      const body = {
        requested_product_ids: [theirs.id],
        offered_product_ids: [mine.id],
        message: 'Shall we?',
      }
      const id = createRequest(db, mine.owner, body as ExchangeRequestBody, [])
      if (random(4) > 0) acceptRequest(db, theirs.owner, id)
    },
    endExchange: () => {
      const ids = openRequests.all() as number[]
      if (ids.length === 0) return
      const id = oneOf(ids)
      const who = oneOf(partiesOf.all(id))
      if (random(3) > 0) for (const one of partiesOf.all(id)) confirmSwap(db, one, id)
      else callOffSwap(db, who, id, 'No time')
    },
    makeSet: () => {
      const me = oneOf(people)
      const ids = wantsOf.all(me).slice(0, 2 + random(4))
      if (ids.length > 1) makeSet(db, me, { product_ids: ids, limit: 1, name: '' })
    },
    dropSet: () => {
      const me = oneOf(people)
      const [set] = ownSets(db, me)
      if (set) dropSet(db, me, set.id)
    },
    limit: () => {
      const me = oneOf(people)
      const [wish] = ownWishes(db, me)
      if (wish) limitWish(db, me, wish.id, random(3) > 0 ? 1 : null)
    },
    reopen: () => {
      const me = oneOf(people)
      const [wish] = ownWishes(db, me, 'fulfilled')
      if (wish) reopenWish(db, me, wish.id)
    },
    block: () => block(app, oneOf(people), oneOf(people)),
    unblock: () => {
      for (const me of people) for (const other of people) unblock(db, me, other)
    },
    suspend: () => {
      const who = oneOf(people)
      suspend(app, admin, who, 'Rude')
      sql.prepare('INSERT OR IGNORE INTO absent VALUES (?)').run(who)
    },
    lift: () => {
      for (const id of suspended.all() as number[]) liftSuspension(app, admin, id)
    },
    remove: () => {
      const item = oneOf(free.all(random(2)))
      if (item) removeItem(app, item.owner, item.id)
    },
    accept: () => withChain((id, who) => acceptCircle(db, who, id)),
    refuse: () => withChain((id, who) => refuseCircle(db, who, id)),
    confirm: () => withChain((id, who) => completeLeg(db, who, id, oneOf(legsOf.all(id)))),
    callOff: () =>
      withChain((id, who) =>
        callOffCircle(db, who, id, 'No time', random(2) === 0 ? {} : { leg: oneOf(legsOf.all(id)) }),
      ),
    ask: () => withGift(({ id }) => askForGift(db, oneOf(people), id, { message: '' })),
    withdraw: () => withRequest(({ id, who }) => withdrawGiftRequest(db, who, id)),
    choose: () => withRequest(({ id, owner, who }) => chooseRecipient(db, owner, id, who)),
    becomeItem: () => withGift(({ id, owner }) => updateItem(db, owner, id, { is_gift: false })),
    becomeGift: () => {
      const plain = free.all(0)
      if (plain.length > 0) ((item) => updateItem(db, item.owner, item.id, { is_gift: true }))(oneOf(plain))
    },
    noChains: () => withGift(({ id, owner }) => updateItem(db, owner, id, { starts_chain: random(2) === 0 })),
    listItem: () => list(random(3) === 0),
    gifts: () => keepGiftDeadlines(db, Date.now() + random(3) * DAY),
    letTimePass: () => keepDeadlines(db, Date.now() + random(40) * DAY),
  }
  const often: Record<string, number> = {
    ...{ propose: 14, accept: 45, refuse: 1, confirm: 45, callOff: 3, ask: 10, withdraw: 1, choose: 2 },
    ...{ becomeItem: 1, becomeGift: 1, noChains: 1, listItem: 10, gifts: 1, letTimePass: 1 },
    ...{ proposeCircle: 6, exchange: 3, endExchange: 3, makeSet: 2, dropSet: 1, limit: 1, reopen: 1 },
    ...{ block: 1, unblock: 1, suspend: 1, lift: 3, remove: 1 },
  }
  const bag = Object.entries(often).flatMap(([name, times]) => Array.from({ length: times }, () => name))
  const never = Object.entries(NEVER).map(([what, query]) => [what, sql.prepare(query)] as const)
  let killed = 0
  const running = (column: string) =>
    sql.prepare(`SELECT 1 FROM uses WHERE state = 'running' AND is_found AND ${column} IS NOT NULL`)
  const usesOf = { wish_id: running('wish_id'), set_id: running('set_id') }
  const used = new Map<keyof typeof usesOf, number>([
    ['wish_id', 0],
    ['set_id', 0],
  ])
  for (let step = 0; step < STEPS; step++) {
    // Limits how often users are asked in vain.
    if (step % 20 === 0) {
      sql.exec(
        'UPDATE items SET created_at = created_at - 172800000; UPDATE gift_requests SET created_at = created_at - 172800000',
      )
      sql.exec(
        "DELETE FROM circle_people; DELETE FROM chain_refusals; DELETE FROM pair_answers WHERE answer = 'no'",
      )
      sql.exec("UPDATE wishes SET fulfilled_at = NULL; DELETE FROM uses WHERE state <> 'running'")
    }
    const name = oneOf(bag)
    lives = random(KILLS) === 0 ? random(WRITES) : Number.POSITIVE_INFINITY
    try {
      steps[name]!()
    } catch (error) {
      if (error instanceof Killed) killed++
      else if (!(error instanceof AppError)) throw error
    }
    lives = Number.POSITIVE_INFINITY
    if (step % 10 > 0) continue
    for (const column of used.keys()) if (usesOf[column].get()) used.set(column, used.get(column)! + 1)
    const wrong = never.flatMap(([what, query]) => (query.get() ? what : []))
    if (wrong.length > 0) return t.fail(`after step ${step}, ${name}: ${wrong.join('; ')}`)
  }
  t.ok(killed > 100, `${killed} kills`)
  const count = (query: string) => sql.prepare(query).pluck().get() as number
  const broken = `SELECT count(*) FROM swaps JOIN circles ON swap_id = id WHERE shape = 'chain' AND state = 'completed' AND EXISTS
    (SELECT 1 FROM swap_legs WHERE swap_id = swaps.id AND outcome = 'returned')`
  for (const [column, looks] of used) t.ok(looks > 20, `${column}: in use at ${looks} checks`)
  t.ok(count(broken) > 0, 'chains broke on their way')
  t.ok(
    count("SELECT count(*) FROM swaps WHERE kind = 'circle' AND state = 'completed'") > 10,
    'and others did not',
  )
  t.ok(count("SELECT count(*) FROM gift_requests WHERE state = 'chosen'") > 5, 'requests were chosen')
})
