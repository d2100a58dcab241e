import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { ROOT } from '../../db/root.mjs'
import { conversations, messages } from '../../db/schema/index.ts'
import { HOUR } from '../platform/time-shared.ts'
import { type Random, randomFrom } from './demo-random.ts'
import type { DemoItem } from './items.ts'
import { PEOPLE } from './people.ts'
import type { DemoRequest } from './requests.ts'

interface Line {
  conversationId: number
  senderId: number
  receiverId: number
  text: string
  createdAt: Date
  readAt: Date | null
}

const OWN = 7
const OTHERS = 12

const SCRIPTS = readFileSync(join(ROOT, 'server/demo/chats.txt'), 'utf8')
  .split('\n\n')
  .map((script) => script.split('\n').filter(Boolean))

/** Pairs of asker and owner; the first user alternates between both roles. */
function pairs(): [asker: number, owner: number][] {
  const random = randomFrom('chats')
  const people = random.shuffled(PEOPLE.map((_, at) => at).slice(1))
  const own = people
    .slice(0, OWN)
    .map((other, at): [number, number] => (at % 3 === 2 ? [0, other] : [other, 0]))
  const rest = people.slice(OWN, OWN + OTHERS)
  return [...own, ...rest.map((asker, at): [number, number] => [asker, people.at(-1 - at)!])].filter(
    ([asker, owner]) => asker !== owner,
  )
}

/** Item of a conversation: that of a request between the two, else an unrequested item of the owner, which is still available. */
function itemBetween(
  [asker, owner]: [asker: number, owner: number],
  town: readonly DemoItem[],
  requests: readonly DemoRequest[],
  random: Random,
): DemoItem {
  const request = requests.find((one) => one.requester === asker && one.owner === owner)
  if (request) return town[request.wanted]!
  const taken = new Set(
    requests.flatMap(({ wanted, offered }) => [wanted, ...('items' in offered ? offered.items : [])]),
  )
  return random.pick(town.filter((item, at) => item.owner === owner && !taken.has(at)))
}

export function addChats(
  db: Db,
  town: readonly DemoItem[],
  requests: readonly DemoRequest[],
  people: readonly number[],
  now: number,
): void {
  const random = randomFrom('chat lines')
  const lines: Line[] = []
  for (const [at, [asker, owner]] of pairs().entries()) {
    const item = itemBetween([asker, owner], town, requests, random)
    const sides = { '>': people[asker]!, '<': people[owner]! }
    const [low, high] = [sides['>'], sides['<']].sort((a, b) => a - b) as [number, number]
    const script = SCRIPTS[at % SCRIPTS.length]!
    let age = Math.min(
      item.age * 0.9,
      (at < OWN ? at * at * 9 + 1.5 : random.between(5, 300)) * HOUR + 3 * HOUR,
    )
    const { id: conversationId } = db
      .insert(conversations)
      .values({ lowAccountId: low, highAccountId: high, createdAt: new Date(now - age) })
      .returning({ id: conversations.id })
      .get()
    const count = at < 2 && !script.at(-1)!.startsWith('>') ? script.length - 1 : script.length
    for (const [place, line] of script.slice(0, count).entries()) {
      const senderId = sides[line[0] as '<' | '>']
      const unread = at < 2 && place === count - 1
      lines.push({
        conversationId,
        senderId,
        receiverId: senderId === low ? high : low,
        text: line.slice(2).replace('{item}', item.name),
        createdAt: new Date(now - age),
        readAt: unread ? null : new Date(now - age * 0.97),
      })
      age *= random.between(0.6, 0.92)
    }
  }
  lines.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  for (const line of lines) {
    const { id } = db.insert(messages).values(line).returning({ id: messages.id }).get()
    db.update(conversations).set({ lastMessageId: id }).where(eq(conversations.id, line.conversationId)).run()
  }
}
