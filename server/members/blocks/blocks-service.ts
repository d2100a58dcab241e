import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { forbidden, invalid, notFound } from '../../platform/errors.ts'
import { smallImageOf } from '../../platform/images/image-view.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { push } from '../../platform/realtime/live-events.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { announceChange } from '../../swaps/market-news.ts'
import { setAside } from '../../swaps/set-aside-service.ts'
import { blockedCountOf, blockedPageOf, blocksBetween, deleteBlock, insertBlock } from './blocks-queries.ts'
import type { Blocked, BlockedPerson } from './blocks-shared.ts'
import { nameablePerson } from './nameable-person.ts'

/** `by_me` if both have blocked. */
export function blockBetween(db: Db, me: number, other: number): Blocked {
  const found = blocksBetween(db).all({ me, other })
  if (found.length === 0) return null
  return found.some(({ blockerId }) => blockerId === me) ? 'by_me' : 'by_them'
}

/** True if either has blocked the other. */
export const areBlocked = (db: Db, one: number, other: number): boolean =>
  blockBetween(db, one, other) !== null

/** @throws AppError 403 if either has blocked the other */
export function checkNotBlocked(db: Db, me: number, other: number): void {
  const block = blockBetween(db, me, other)
  if (block === 'by_me') throw forbidden(m.messages_you_blocked())
  if (block === 'by_them') throw forbidden(m.messages_blocked_you())
}

function showBlock(db: Db, me: number, other: number): void {
  for (const [one, person_id] of [
    [me, other],
    [other, me],
  ] as const) {
    push(db, {
      to: [one],
      name: 'BlockChanged',
      data: { person_id, blocked: blockBetween(db, one, person_id) },
    })
  }
}

/** Blocks a user. The block works in both directions and ends proposals between the two. @throws AppError 404 as `nameablePerson`; 422 oneself */
export function block(site: Pick<FastifyInstance, 'config' | 'db'>, me: number, other: number): void {
  const { db } = site
  if (me === other) throw invalid({ id: [m.messages_you_cannot_block_yourself()] })
  if (!nameablePerson(db, me, other)) throw notFound(m.messages_person_missing())
  immediate(db, () => {
    const isNew = insertBlock(db).run({ me, other }).changes === 1
    if (isNew) setAside(site, me, other)
    showBlock(db, me, other)
  })
}

export function unblock(db: Db, me: number, other: number): void {
  immediate(db, () => {
    if (deleteBlock(db).run({ me, other }).changes === 0) return
    announceChange(db)
    showBlock(db, me, other)
  })
}

export function blockedBy(
  db: Db,
  me: number,
  page: number,
): { people: BlockedPerson[]; pagination: Pagination } {
  const limit = PAGE_SIZE.blocks
  return {
    people: blockedPageOf(db)
      .all({ me, limit, offset: (page - 1) * limit })
      .map(({ id, name, createdAt, ...picture }) => ({
        id,
        name,
        avatar: smallImageOf(picture),
        blocked_at: createdAt.toISOString(),
      })),
    pagination: paginate(page, limit, blockedCountOf(db).get({ me })!.total),
  }
}
