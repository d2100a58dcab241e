import t from 'tap'
import { once } from '../../server/platform/database/once.ts'

/** A store of one object; `writes` counts creations. */
function store() {
  const state = { made: undefined as string | undefined, writes: 0 }
  const write = () => {
    state.writes++
    state.made = `made ${state.writes}`
    return state.made
  }
  return { state, find: () => state.made, write }
}

t.test('what was made before is found again, and nothing is read for it', async (t) => {
  const { state, find, write } = store()
  t.equal(await once(find, async (unlessDone) => unlessDone(write)), 'made 1')
  const never = async () => t.fail('reads again')
  t.equal(await once(find, never as never), 'made 1')
  t.equal(state.writes, 1)
})

t.test('of twins that come at once, one writes', async (t) => {
  const { state, find, write } = store()
  const slowly = async (unlessDone: (write: () => string) => string) => {
    await new Promise((done) => setImmediate(done))
    return unlessDone(write)
  }
  t.strictSame(await Promise.all([once(find, slowly), once(find, slowly)]), ['made 1', 'made 1'])
  t.equal(state.writes, 1)
})

t.test('what fails was not done: the next tries again', async (t) => {
  const { find, write } = store()
  await t.rejects(
    once(find, () => Promise.reject(new Error('no'))),
    /no/,
  )
  t.equal(await once(find, async (unlessDone) => unlessDone(write)), 'made 1')
})
