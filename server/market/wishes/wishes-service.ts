import type { z } from 'zod'
import { type Db, immediate } from '../../../db/open.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { WISH } from '../limits.ts'
import { fulfilIfFound } from './fulfilled-wishes.ts'
import { findMatches } from './wish-matches-service.ts'
import { wishText } from './wish-text-shared.ts'
import {
  addWishItem,
  areOwn,
  availableOf,
  categoryName,
  deleteWish,
  dropFinalUses,
  insertWish,
  openWishesOf,
  removeWishItem,
  setFulfilled,
  setLimit,
  usesOfWish,
  type WishRow,
  wishById,
  wishCount,
  wishesForItems,
  wishesOf,
  wishInWords,
  wishItemIds,
  wordedWishesOfItem,
} from './wishes-queries.ts'
import type { WishBody } from './wishes-routes.ts'
import type { OwnWishView, WishView } from './wishes-shared.ts'

type ShownWish = Pick<WishRow, 'id' | 'text' | 'categoryId' | 'categoryName'>

const categoryOf = ({ categoryId, categoryName }: ShownWish) =>
  categoryId === null ? null : { id: categoryId, name: shown(categoryName ?? '') }

const viewOf = (row: ShownWish): WishView => ({
  id: row.id,
  text: row.text || null,
  category: categoryOf(row),
})

const ownViewOf = (db: Db, row: WishRow): OwnWishView => ({
  ...viewOf(row),
  product_category_id: row.categoryId,
  for: row.forAny ? null : wishItemIds(db, row.id),
  created_at: row.createdAt.toISOString(),
  limit: row.most,
  used: row.used,
  state: row.fulfilledAt === null ? 'open' : 'fulfilled',
  fulfilled_at: row.fulfilledAt?.toISOString() ?? null,
})

export const ownWishes = (db: Db, me: number, state: 'open' | 'fulfilled' = 'open'): OwnWishView[] =>
  wishesOf[state](db)
    .all({ accountId: me })
    .map((row) => ownViewOf(db, row))

/** Wishes with equal folded text are duplicates. */
const sameAs = (text: string) => folded(text.trim())

/** @throws AppError 409 WISH.perPerson reached */
function checkRoom(db: Db, me: number): void {
  if (wishCount(db).get({ accountId: me })!.total >= WISH.perPerson) {
    throw conflict(m.wishes_limit_reached({ perPerson: WISH.perPerson }))
  }
}

function addWish(
  db: Db,
  me: number,
  {
    text,
    categoryId,
    forAny,
    most,
  }: { text: string; categoryId: number | null; forAny: boolean; most: number | null },
): number {
  checkRoom(db, me)
  return insertWish(db).get({
    accountId: me,
    text,
    key: sameAs(text),
    categoryId,
    forAny,
    // A category-only wish covers no item.
    most: text === '' ? null : most,
  }).id
}

function twinOf(db: Db, me: number, wish: { text: string; categoryId: number | null; for: number[] | null }) {
  const things = JSON.stringify(wish.for && [...wish.for].sort((one, other) => one - other))
  return ownWishes(db, me).find(
    (other) =>
      sameAs(other.text ?? '') === sameAs(wish.text) &&
      other.product_category_id === wish.categoryId &&
      JSON.stringify(other.for) === things,
  )
}

/**
 * Creates a wish, or returns the identical one.
 * @throws AppError 422 no words and category, unknown category, or not own items; 409 WISH.perPerson reached; 401 suspended
 */
export function makeWish(db: Db, me: number, body: z.output<typeof WishBody>): OwnWishView {
  const { product_category_id: chosen, for: things } = body
  const [text, categoryId] = [body.text ?? '', chosen ?? null]
  if (text === '' && categoryId === null) {
    throw invalid({ text: [m.wishes_text_or_category_required()] })
  }
  return immediate(db, () => {
    checkActive(db, me)
    if (categoryId !== null && categoryName(db, categoryId) === undefined) {
      throw invalid({ product_category_id: [m.wishes_category_missing()] })
    }
    if (things && !areOwn(db, me, things)) throw invalid({ for: [m.wishes_not_own_items()] })
    const twin = twinOf(db, me, { text, categoryId, for: things ?? null })
    if (twin) return twin
    const id = addWish(db, me, {
      text,
      categoryId,
      forAny: !things,
      most: body.limit === undefined ? 1 : body.limit,
    })
    for (const itemId of things ?? []) addWishItem(db).run({ wishId: id, itemId })
    findMatches(db, id)
    announceItems(db, things ?? availableOf(db, me, WISH.announced))
    return ownViewOf(db, wishById(db).get({ id })!)
  })
}

export function dropWish(db: Db, me: number, id: number): void {
  immediate(db, () => {
    getOwnWish(db, me, id)
    deleteWish(db).run({ id })
  })
}

/** @throws AppError 404 not found */
function getOwnWish(db: Db, me: number, id: number): WishRow {
  const wish = wishById(db).get({ id })
  if (wish?.accountId !== me) throw notFound(m.wishes_missing())
  return wish
}

/** A wish without words remains unlimited. @throws AppError 404 not found; 409 open proposals exceed the limit; 401 suspended */
export function limitWish(db: Db, me: number, id: number, limit: number | null): OwnWishView {
  return immediate(db, () => {
    checkActive(db, me)
    const wish = getOwnWish(db, me, id)
    const most = wish.text === '' ? null : limit
    const { open, total } = usesOfWish(db).get({ id })!
    if (most !== null && total > most && open > 0) throw conflict(m.wishes_limit_proposals_first({ open }))
    setLimit(db).run({ id, most })
    fulfilIfFound(db, id)
    announceItems(db, availableOf(db, me, WISH.announced))
    return ownViewOf(db, wishById(db).get({ id })!)
  })
}

/** Resets the uses of a fulfilled wish. @throws AppError 404 not found; 409 open, or as `checkRoom`; 401 suspended */
export function reopenWish(db: Db, me: number, id: number): OwnWishView {
  return immediate(db, () => {
    checkActive(db, me)
    if (getOwnWish(db, me, id).fulfilledAt === null) throw conflict(m.wishes_open_already())
    checkRoom(db, me)
    dropFinalUses(db, id)
    setFulfilled(db).run({ id, at: null })
    findMatches(db, id)
    announceItems(db, availableOf(db, me, WISH.announced))
    return ownViewOf(db, wishById(db).get({ id })!)
  })
}

/** Wishes for one item only. Call it in the transaction that writes the item. @throws AppError 409 WISH.perPerson reached */
export function setItemWishes(db: Db, ownerId: number, itemId: number, texts: string[]): void {
  const keys = new Set(texts.map(sameAs))
  const kept = new Set<string>()
  let isMore = false
  for (const { id, key } of wordedWishesOfItem(db).all({ itemId })) {
    if (keys.has(key)) {
      kept.add(key)
      continue
    }
    removeWishItem(db).run({ wishId: id, itemId })
    if (wishItemIds(db, id).length === 0) deleteWish(db).run({ id })
  }
  for (const text of texts) {
    const key = sameAs(text)
    if (kept.has(key)) continue
    kept.add(key)
    const standing = wishInWords(db).get({ accountId: ownerId, key })?.id
    const wishId = standing ?? addWish(db, ownerId, { text, categoryId: null, forAny: false, most: 1 })
    addWishItem(db).run({ wishId, itemId })
    if (standing === undefined) findMatches(db, wishId)
    isMore = true
  }
  if (isMore) announceItems(db, [itemId])
}

export const itemWishes = (db: Db, itemId: number): string[] =>
  wordedWishesOfItem(db)
    .all({ itemId })
    .map(({ text }) => text)

/** Wishes shown per item, at most WISH.shown, distinct by text. */
export function wishesWith(db: Db, itemIds: readonly number[]): Map<number, WishView[]> {
  const shown = new Map<number, Map<string, WishView>>()
  for (const row of wishesForItems(db).all({ ids: JSON.stringify(itemIds) })) {
    const wishes = shown.get(row.itemId) ?? new Map<string, WishView>()
    shown.set(row.itemId, wishes)
    const view = viewOf(row)
    const key = sameAs(wishText(view))
    if (wishes.size < WISH.shown && !wishes.has(key)) wishes.set(key, view)
  }
  return new Map([...shown].map(([id, wishes]) => [id, [...wishes.values()]]))
}

export function wishesOfPerson(db: Db, accountId: number): WishView[] {
  const rows = openWishesOf(db).all({ accountId })
  return [...new Map(rows.map((row) => [sameAs(wishText(viewOf(row))), viewOf(row)])).values()]
}

/** The owner's text, or else the wishes. */
export const preferencesOf = (written: string, wishes: readonly WishView[] = []): string =>
  written || wishes.map(wishText).join(', ')
