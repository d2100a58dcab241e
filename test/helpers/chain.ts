import { accounts, items } from '../../db/schema/index.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { testNeighbours } from './neighbours.ts'
import { toldIn } from './told.ts'

/**
 * A market: Gus gives a pram away, Ada wants it and has a lamp, Ben wants the lamp and has a drill, and Cleo wants the drill. All are older
 * than the day of collecting gift requests. Nothing is proposed before `run`.
 */
export async function testChain(t: Parameters<typeof testNeighbours>[0], env: Record<string, string> = {}) {
  const world = await testNeighbours(t, env)
  const { app, person, item, call } = world
  const [gus, ada, ben, cleo] = [person('Gus'), person('Ada'), person('Ben'), person('Cleo')]
  const pram = item(gus, 'Pram', { is_gift: true })
  const [lamp, drill] = [item(ada, 'Lamp'), item(ben, 'Drill')]
  /** Makes all accounts and items older, as if they were there for some days. */
  const grow = () => {
    const createdAt = new Date(Date.now() - 40 * DAY)
    app.db.update(accounts).set({ createdAt }).run()
    app.db
      .update(items)
      .set({ createdAt: new Date(Date.now() - 2 * DAY) })
      .run()
  }
  grow()
  const want = (who: typeof gus, id: number, body: object = {}) =>
    call(who, 'POST', '/wants', { product_id: id, ...body })
  await want(ada, pram)
  await want(ben, lamp)
  await want(cleo, drill)
  const people = [gus, ada, ben, cleo]
  const chainsOf = async (who: typeof gus, state = 'proposed') =>
    (await call(who, 'GET', `/circles?shape=chain&state=${state}`)).data
  /** Has the run over the whole market propose the chain. @returns its id. */
  const propose = async (): Promise<number> => {
    await app.circles.run()
    return (await chainsOf(gus))[0]?.id
  }
  const answer = (who: typeof gus, id: number, word: 'acceptance' | 'refusal' = 'acceptance') =>
    call(who, 'POST', `/circles/${id}/${word}`, {})
  const agree = async (id: number, all: readonly (typeof gus)[] = people) => {
    for (const who of all) await answer(who, id)
  }
  const confirm = (who: typeof gus, id: number, leg: number) =>
    call(who, 'POST', `/circles/${id}/completion`, { leg })
  const callOff = (who: typeof gus, id: number, body: object = {}) =>
    call(who, 'POST', `/circles/${id}/cancellation`, { reason: 'No time', ...body })
  const view = async (who: typeof gus, id: number) => (await call(who, 'GET', `/circles/${id}`)).data
  const statusOf = (id: number) =>
    app.db.$client.prepare('SELECT status FROM items WHERE id = ?').pluck().get(id) as string
  const steps = { want, propose, answer, agree, confirm, callOff, view, chainsOf, grow, statusOf }
  return { ...world, ...steps, gus, ada, ben, cleo, people, pram, lamp, drill, told: toldIn(app) }
}
