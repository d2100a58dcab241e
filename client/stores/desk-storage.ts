import { createStore, del, get, set, type UseStore, values } from 'idb-keyval'
import type { DeskView } from '../../server/trading/swap-days/days-shared.ts'
import { DESK_DATABASE, storedUser } from './session.ts'

/** An unsent check-in, tick, or undo of one. */
export interface DeskAct {
  client_id: string
  day: number
  kind: 'check-in' | 'undo-check-in' | 'tick' | 'undo-tick'
  product_id: number
  name: string
  /** ISO 8601, by this phone's clock. */
  at: string
}
/** `by` is the id of the helper: several may use one phone. */
type Kept = DeskAct & { by: number }

let store: UseStore | undefined
const open = (): UseStore => {
  store ??= createStore(DESK_DATABASE, 'desk')
  return store
}
const by = () => storedUser()?.id ?? 0
const actKey = (clientId: string) => `act ${clientId}`
const deskKey = (day: number) => `desk ${by()} ${day}`

/** Stores an act until the server has it. Private windows may store nothing. */
export const keepAct = (act: DeskAct): Promise<void> =>
  set(actKey(act.client_id), { ...act, by: by() } satisfies Kept, open()).catch(() => {})

export const forgetAct = (clientId: string): Promise<void> => del(actKey(clientId), open()).catch(() => {})

/** Unsent acts of this helper's earlier pages for a day, oldest first. */
export const keptActs = (day: number): Promise<DeskAct[]> =>
  values<Partial<Kept>>(open()).then(
    (all) =>
      all
        .filter((one): one is Kept => one.client_id !== undefined && one.by === by() && one.day === day)
        .sort((a, b) => a.at.localeCompare(b.at)),
    () => [],
  )

const seenKey = (day: number) => `seen ${by()} ${day}`

/** Conflicts of a day that this helper has hidden. */
export const seenConflicts = (day: number): Promise<string[]> =>
  get<string[]>(seenKey(day), open()).then(
    (seen) => seen ?? [],
    () => [],
  )
export const keepSeen = (day: number, seen: string[]): Promise<void> =>
  set(seenKey(day), seen, open()).catch(() => {})

/** Stores the server's latest data of a day, for offline use. */
export const keepDesk = (desk: DeskView): Promise<void> => set(deskKey(desk.id), desk, open()).catch(() => {})
export const keptDesk = (day: number): Promise<DeskView | undefined> =>
  get<DeskView>(deskKey(day), open()).catch(() => undefined)
