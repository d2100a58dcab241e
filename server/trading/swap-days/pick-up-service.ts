import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { refreshItemStatus } from '../../swaps/item-status.ts'
import type { TicksBody } from './admin-days-routes.ts'
import { actedAt } from './check-in-service.ts'
import { moveOf, setMove, setThing, thingOf } from './day-things-queries.ts'
import { restoreDaySets } from './day-uses.ts'
import { announceDay, getDay } from './days-service.ts'
import type { TicksView } from './days-shared.ts'
import { announceConflict, noteAct } from './desk-service.ts'
import { tradeThing } from './hold-service.ts'

const nameOf = (db: Db, itemId: number) =>
  db.$client.prepare<[number], string>('SELECT name FROM items WHERE id = ?').pluck().get(itemId) ??
  `#${itemId}`

/** Ticks items off: they are traded. @throws AppError 404 unknown day; 409 not in pick-up. */
export function pickUp(
  site: AdminSite,
  me: ViewerView,
  id: number,
  { product_ids, at }: z.output<typeof TicksBody>,
) {
  const { db } = site
  return actAsModerator(site, me, () => {
    if (getDay(db, id).state !== 'pick_up') throw conflict(m.days_no_pick_up_now())
    const view: TicksView = { things: [], refused: [] }
    const when = actedAt(at)
    for (const itemId of new Set(product_ids)) {
      const move = moveOf(db).get({ id, itemId })
      const thing = thingOf(db).get({ id, itemId })
      const refuse = (reason: string) => view.refused.push({ product_id: itemId, reason })
      if (!move || !thing) refuse(m.days_not_in_plan({ name: nameOf(db, itemId) }))
      else if (move.state === 'returned') refuse(m.days_move_over({ name: thing.name }))
      else if (move.state === 'waiting' && (move.tickedAt ?? 0) > when) {
        // Another moderator undid the tick after this tick was made, possibly offline. The later act counts.
        refuse(m.days_conflict_undone({ name: thing.name }))
        announceConflict(site, id, itemId, 'undone')
      } else {
        if (move.state === 'waiting') {
          noteAct(site, { id, itemId, me: me.id, at, kept: 'done' })
          setMove(db).run({ id, itemId, state: 'picked_up', tickedAt: when })
          tradeThing(db, id, thing, true)
        } else if ((move.tickedAt ?? 0) < when) {
          setMove(db).run({ id, itemId, state: 'picked_up', tickedAt: when })
        }
        view.things.push({ product_id: itemId, number: thing.number, state: 'picked_up' })
      }
    }
    if (view.things.length > 0) announceDay(site, id)
    return view
  })
}

/** Undoes a tick, until the day is finished. @throws AppError 404 not in the plan; 409 not in pick-up. */
export function undoPickUp(
  site: AdminSite,
  me: ViewerView,
  id: number,
  itemId: number,
  at: Date | undefined,
): TicksView {
  const { db } = site
  return actAsModerator(site, me, () => {
    const day = getDay(db, id)
    const move = moveOf(db).get({ id, itemId })
    const thing = thingOf(db).get({ id, itemId })
    if (!move || !thing) throw notFound(m.days_no_such_item())
    if (day.state !== 'pick_up') throw conflict(m.days_no_pick_up_now())
    const when = actedAt(at)
    if (move.state === 'picked_up') {
      if ((move.tickedAt ?? 0) > when) {
        announceConflict(site, id, itemId, 'done')
        return {
          things: [],
          refused: [{ product_id: itemId, reason: m.days_conflict_redone({ name: thing.name }) }],
        }
      }
      noteAct(site, { id, itemId, me: me.id, at, kept: 'undone' })
      setMove(db).run({ id, itemId, state: 'waiting', tickedAt: when })
      setThing(db).run({ ...thing, id, state: 'checked_in', hold: 'reserved' })
      refreshItemStatus(db, itemId)
      restoreDaySets(db, id, itemId)
      announceDay(site, id)
    } else if (move.state === 'waiting') {
      // An earlier tick may arrive after this undo. The stored time prevents that it applies.
      setMove(db).run({ id, itemId, state: 'waiting', tickedAt: Math.max(when, move.tickedAt ?? 0) })
    }
    return { things: [{ product_id: itemId, number: thing.number, state: 'waiting' }], refused: [] }
  })
}
