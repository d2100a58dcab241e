import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { isOneOf } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import {
  accounts,
  attachments,
  blocks,
  categories,
  chainRefusals,
  circleMeetingAnswers,
  circleMeetings,
  circleMessages,
  contactMessages,
  conversations as conversationsTable,
  favourites,
  giftRequests,
  handovers,
  images,
  invitations,
  itemImages,
  itemImports,
  items,
  messages as messagesTable,
  neighbourhoods,
  notificationSettings,
  notifications,
  pairAnswers,
  postponedItems,
  reports,
  reviews as reviewsTable,
  sessions,
  swapDayMoves,
  swapDayPeople,
  swapDays,
  swapDayThings,
  swapLegImages,
  swapLegs,
  swapParties,
  swapRevisions,
  swaps as swapsTable,
  wantItems,
  wantSets,
  wants,
  wishes,
  wishItems,
} from '../../../db/schema/index.ts'
import { reviewsOver, shownAbout } from '../../market/reviews/reviews-queries.ts'
import { heardReason } from '../../members/blocks/heard-reason.ts'
import { wordsOf } from '../../site/notifications/wording.ts'

const { placeholder } = sql
const me = placeholder('me')

/** Rows per query: better-sqlite3 blocks other queries during iteration, so requests are served between pages. */
const PAGE = 500

type Row = Record<string, unknown>

/** Paginates a query that takes `me`, `after` and `limit`, and selects and orders by `id`. */
function* paged<R extends Row>(
  query: { all: (values: Record<string, unknown>) => R[] },
  me: number,
): Generator<R> {
  for (let after = 0; ; ) {
    const rows = query.all({ me, after, limit: PAGE })
    yield* rows
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id as number
  }
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/** A time as ISO 8601 UTC. */
const time = (column: SQLiteColumn): SQL<string | null> => sql<string | null>`${column}`.mapWith(iso)
/** A flag or condition as 0 or 1. */
const bit = (value: SQLiteColumn | SQL): SQL<number> => sql<number>`${value}`
const list = (query: { getSQL(): SQL }): SQL<unknown[]> => sql<unknown[]>`${query}`.mapWith(JSON.parse)

const ROWID = sql<number>`rowid`

/**
 * Exporter for a user's rows of a table.
 * @param owner the account id of a row.
 */
function own(
  table: SQLiteTable,
  owner: (db: Db) => SQLiteColumn | SQL,
  columns: (db: Db) => Record<string, SQLiteColumn | SQL>,
) {
  const query = prepared((db) =>
    db
      .select({ id: ROWID, ...columns(db) })
      .from(table)
      .where(and(sql`${owner(db)} = ${me}`, sql`${ROWID} > ${placeholder('after')}`))
      .orderBy(ROWID)
      .limit(placeholder('limit'))
      .prepare(),
  )
  return (db: Db, me: number): Generator<Row> => paged<Row>(query(db), me)
}

const categoryOf = (db: Db, id: SQLiteColumn) =>
  sql`${db.select({ name: categories.name }).from(categories).where(eq(categories.id, id))}`

const neighbourhoodOf = (db: Db, id: SQLiteColumn) =>
  sql`${db.select({ name: neighbourhoods.name }).from(neighbourhoods).where(eq(neighbourhoods.id, id))}`

/** The column `for`: ids of offered items; null for any. */
const thingsFor = (db: Db, forAny: SQLiteColumn, item: SQLiteColumn, where: SQL | undefined) => {
  const offered = db
    .select({ ids: sql`json_group_array(${item})` })
    .from(item.table)
    .where(where)
  return sql<number[] | null>`iif(${forAny}, NULL, ${offered})`.mapWith(JSON.parse)
}

const swapPage = prepared((db) =>
  db
    .select({
      id: swapsTable.id,
      kind: swapsTable.kind,
      state: swapsTable.state,
      outcome: swapsTable.outcome,
      reason: swapsTable.reason,
      calledOffById: swapsTable.calledOffById,
      my_yes_at: time(swapParties.answeredAt),
      created_at: time(swapsTable.createdAt),
    })
    .from(swapParties)
    .innerJoin(swapsTable, eq(swapsTable.id, swapParties.swapId))
    .where(and(eq(swapParties.accountId, me), gt(swapsTable.id, placeholder('after'))))
    .orderBy(asc(swapsTable.id))
    .limit(placeholder('limit'))
    .prepare(),
)

const legsOf = prepared((db) =>
  db
    .select({
      name: swapLegs.name,
      description: swapLegs.description,
      condition: swapLegs.condition,
      from_id: swapLegs.fromId,
      to_id: swapLegs.toId,
      since_revision: swapLegs.sinceRevision,
      until_revision: swapLegs.untilRevision,
      outcome: swapLegs.outcome,
    })
    .from(swapLegs)
    .where(eq(swapLegs.swapId, placeholder('id')))
    .orderBy(asc(swapLegs.id))
    .prepare(),
)

const revisionsOf = prepared((db) =>
  db
    .select({
      revision: swapRevisions.revision,
      by_id: swapRevisions.byId,
      message: swapRevisions.message,
      created_at: time(swapRevisions.createdAt),
    })
    .from(swapRevisions)
    .where(eq(swapRevisions.swapId, placeholder('id')))
    .orderBy(asc(swapRevisions.revision))
    .prepare(),
)

const handoversOf = prepared((db) =>
  db
    .select({ place: handovers.place, starts_at: time(handovers.startsAt), note: handovers.note })
    .from(handovers)
    .where(
      and(eq(handovers.swapId, placeholder('id')), or(eq(handovers.firstId, me), eq(handovers.secondId, me))),
    )
    .prepare(),
)

const meetingOf = prepared((db) =>
  db
    .select({
      place: circleMeetings.place,
      starts_at: time(circleMeetings.startsAt),
      note: circleMeetings.note,
      proposed_by_me: bit(sql`${circleMeetings.byId} = ${me}`),
      my_times: sql<string | null>`${circleMeetingAnswers.times}`.mapWith(
        (times: string) => (JSON.parse(times) as number[]).map(iso).join(' ') || null,
      ),
    })
    .from(circleMeetings)
    .leftJoin(
      circleMeetingAnswers,
      and(eq(circleMeetingAnswers.swapId, circleMeetings.swapId), eq(circleMeetingAnswers.accountId, me)),
    )
    .where(eq(circleMeetings.swapId, placeholder('id')))
    .prepare(),
)

const circleMessagesOf = prepared((db) =>
  db
    .select({
      sender_id: circleMessages.senderId,
      from_name: accounts.name,
      text: circleMessages.text,
      created_at: time(circleMessages.createdAt),
    })
    .from(circleMessages)
    .innerJoin(accounts, eq(accounts.id, circleMessages.senderId))
    .where(eq(circleMessages.swapId, placeholder('id')))
    .orderBy(asc(circleMessages.id))
    .prepare(),
)

function* swaps(db: Db, me: number): Generator<Row> {
  for (const { calledOffById, ...row } of paged(swapPage(db), me)) {
    const { id } = row
    // Only the legs of the user: the swaps between other parties of a circle are private.
    const things = legsOf(db)
      .all({ id })
      .filter(({ from_id, to_id }) => from_id === me || to_id === me)
    const said = revisionsOf(db)
      .all({ id })
      .filter(({ by_id }) => row.kind === 'request' || by_id === me)
    const messages = circleMessagesOf(db).all({ id })
    yield {
      ...row,
      reason: heardReason(db, { reason: row.reason, calledOffById }, me),
      things: things.map(({ from_id, to_id: _, ...thing }) => ({ ...thing, given_by_me: from_id === me })),
      terms: said.map(({ by_id, ...one }) => ({ ...one, by_me: by_id === me })),
      handovers: handoversOf(db).all({ id, me }),
      meeting: meetingOf(db).get({ id, me }) ?? null,
      messages: messages.map(({ sender_id, ...one }) => ({ ...one, by_me: sender_id === me })),
    }
  }
}

const attachmentsOf = prepared((db) =>
  db
    .select({ id: attachments.id, name: attachments.name })
    .from(attachments)
    .where(eq(attachments.messageId, placeholder('id')))
    .orderBy(asc(attachments.position))
    .prepare(),
)

// Found by conversation, because a scan of a million messages would block the process.
const messageIds = prepared((db) => {
  const conversationsBy = (column: SQLiteColumn) =>
    db.select({ id: conversationsTable.id }).from(conversationsTable).where(eq(column, me))
  return db
    .select({ id: messagesTable.id })
    .from(messagesTable)
    .where(
      inArray(
        messagesTable.conversationId,
        conversationsBy(conversationsTable.lowAccountId).unionAll(
          conversationsBy(conversationsTable.highAccountId),
        ),
      ),
    )
    .orderBy(asc(messagesTable.id))
    .prepare()
})

const messagesAt = prepared((db) =>
  db
    .select({
      id: messagesTable.id,
      by_me: sql<boolean>`${messagesTable.senderId} = ${me}`.mapWith(Boolean),
      with_name: accounts.name,
      text: messagesTable.text,
      created_at: time(messagesTable.createdAt),
    })
    .from(messagesTable)
    .innerJoin(
      accounts,
      sql`${accounts.id} = iif(${messagesTable.senderId} = ${me}, ${messagesTable.receiverId}, ${messagesTable.senderId})`,
    )
    .where(isOneOf(messagesTable.id, 'ids'))
    .orderBy(asc(messagesTable.id))
    .prepare(),
)

function* messages(db: Db, me: number): Generator<Row> {
  const ids = messageIds(db)
    .all({ me })
    .map(({ id }) => id)
  for (let at = 0; at < ids.length; at += PAGE) {
    for (const row of messagesAt(db).all({ me, ids: JSON.stringify(ids.slice(at, at + PAGE)) })) {
      const files = attachmentsOf(db).all({ id: row.id })
      yield { ...row, attachments: files.map(({ id, name }) => (row.by_me ? `${id}-${name}` : name)) }
    }
  }
}

const ownReviews = own(
  reviewsTable,
  () => reviewsTable.byId,
  (db) => ({
    kind: sql`'mine'`,
    swap_id: reviewsTable.swapId,
    about: sql`${db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, reviewsTable.aboutId))}`,
    would_swap_again: bit(reviewsTable.wouldSwapAgain),
    text: reviewsTable.text,
    answer: reviewsTable.answer,
    created_at: time(reviewsTable.createdAt),
  }),
)

function* reviews(db: Db, me: number): Generator<Row> {
  yield* ownReviews(db, me)
  for (let offset = 0; ; offset += PAGE) {
    const rows = shownAbout.page(db).all({ aboutId: me, over: reviewsOver(Date.now()), limit: PAGE, offset })
    for (const { swapId, name, wouldSwapAgain, text, answer, createdAt } of rows) {
      const created_at = createdAt.toISOString()
      yield {
        kind: 'about me',
        swap_id: swapId,
        by: name,
        would_swap_again: wouldSwapAgain ? 1 : 0,
        text,
        answer,
        created_at,
      }
    }
    if (rows.length < PAGE) return
  }
}

const ownNotifications = own(
  notifications,
  () => notifications.accountId,
  () => ({
    type: notifications.type,
    kind: notifications.kind,
    details: notifications.details,
    title: notifications.title,
    text: notifications.text,
    created_at: time(notifications.createdAt),
    read_at: time(notifications.readAt),
  }),
)

function* told(db: Db, me: number): Generator<Row> {
  for (const { kind, details, title, text, ...row } of ownNotifications(db, me)) {
    const words = kind === null ? { title, text } : wordsOf(db, me, kind as string, details as string)
    yield { ...row, title: words.title, text: words.text }
  }
}

const pairAnswerId = sql<number>`${pairAnswers}.rowid`

/** Joined by item, because the table has no account id and a scan would be slow. */
const ownPairAnswers = prepared((db) =>
  db
    .select({
      id: pairAnswerId,
      given_id: pairAnswers.givenId,
      got_id: pairAnswers.gotId,
      answer: pairAnswers.answer,
      created_at: time(pairAnswers.createdAt),
    })
    .from(items)
    .crossJoin(pairAnswers)
    .where(
      and(
        eq(pairAnswers.givenId, items.id),
        eq(items.ownerId, me),
        sql`${pairAnswerId} > ${placeholder('after')}`,
      ),
    )
    .orderBy(pairAnswerId)
    .limit(placeholder('limit'))
    .prepare(),
)

const profileOf = prepared((db) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      phone_number: accounts.phoneNumber,
      address: accounts.address,
      neighbourhood: neighbourhoods.name,
      about: accounts.about,
      introduction: accounts.introduction,
      language: accounts.language,
      contact_visibility: accounts.contactVisibility,
      created_at: time(accounts.createdAt),
    })
    .from(accounts)
    .leftJoin(neighbourhoods, eq(neighbourhoods.id, accounts.neighbourhoodId))
    .where(eq(accounts.id, me))
    .prepare(),
)

const things = alias(swapDayThings, 'things')
const people = alias(swapDayPeople, 'people')

const daysOf = prepared((db) => {
  const announced = db
    .select({ ids: sql`json_group_array(${things.itemId})` })
    .from(things)
    .innerJoin(items, eq(items.id, things.itemId))
    .where(and(eq(things.dayId, swapDays.id), eq(items.ownerId, me)))
  const received = db
    .select({ names: sql`json_group_array(${swapDayMoves.name})` })
    .from(swapDayMoves)
    .where(
      sql`${swapDayMoves.dayId} = ${swapDays.id} AND ${swapDayMoves.toId} = ${me}
        AND ${swapDayMoves.agreedAt} IS NOT NULL AND ${swapDayMoves.state} <> 'returned'`,
    )
  return db
    .select({
      id: swapDays.id,
      title: swapDays.title,
      place: swapDays.place,
      starts_at: time(swapDays.startsAt),
      state: swapDays.state,
      joined_at: time(people.createdAt),
      items: list(announced),
      received: list(received),
    })
    .from(people)
    .innerJoin(swapDays, eq(swapDays.id, people.dayId))
    .where(eq(people.accountId, me))
    .orderBy(asc(swapDays.id))
    .prepare()
})

/**
 * Data export: rows by file name without `.json`. Excluded: unpublished reviews of the user, who blocked or reported them, who wants their
 * items, and secrets.
 */
export const EXPORTED: Record<string, (db: Db, me: number) => Iterable<Row>> = {
  profile: (db, me) => profileOf(db).all({ me }),
  items: own(
    items,
    () => items.ownerId,
    (db) => ({
      name: items.name,
      description: items.description,
      condition: items.condition,
      category: categoryOf(db, items.categoryId),
      status: items.status,
      message: items.message,
      trade_preferences: items.tradePreferences,
      phone: items.phone,
      location: items.location,
      neighbourhood: neighbourhoodOf(db, items.neighbourhoodId),
      video_links: items.videoLinks,
      pictures: list(
        db
          .select({ ids: sql`json_group_array(${itemImages.imageId} ORDER BY ${itemImages.position})` })
          .from(itemImages)
          .where(eq(itemImages.itemId, items.id)),
      ),
      created_at: time(items.createdAt),
    }),
  ),
  imports: own(
    itemImports,
    () => itemImports.accountId,
    () => ({
      posted: itemImports.posted,
      confirmed_at: time(itemImports.confirmedAt),
      expires_at: time(itemImports.expiresAt),
      created_at: time(itemImports.createdAt),
    }),
  ),
  wishes: own(
    wishes,
    () => wishes.accountId,
    (db) => ({
      text: wishes.text,
      category_id: wishes.categoryId,
      category: categoryOf(db, wishes.categoryId),
      for: thingsFor(db, wishes.forAny, wishItems.itemId, eq(wishItems.wishId, wishes.id)),
      limit: wishes.most,
      fulfilled_at: time(wishes.fulfilledAt),
      created_at: time(wishes.createdAt),
    }),
  ),
  wants: own(
    wants,
    () => wants.accountId,
    (db) => ({
      item_id: wants.itemId,
      answer: wants.answer,
      for: thingsFor(
        db,
        wants.forAny,
        wantItems.forItemId,
        and(eq(wantItems.accountId, wants.accountId), eq(wantItems.itemId, wants.itemId)),
      ),
      created_at: time(wants.createdAt),
    }),
  ),
  want_sets: own(
    wantSets,
    () => wantSets.accountId,
    (db) => ({
      name: wantSets.name,
      limit: wantSets.most,
      product_ids: list(
        db
          .select({ ids: sql`json_group_array(${wants.itemId})` })
          .from(wants)
          .where(eq(wants.setId, wantSets.id)),
      ),
      created_at: time(wantSets.createdAt),
    }),
  ),
  gift_requests: own(
    giftRequests,
    () => giftRequests.accountId,
    () => ({
      item_id: giftRequests.itemId,
      name: giftRequests.name,
      message: giftRequests.message,
      state: giftRequests.state,
      swap_id: giftRequests.swapId,
      created_at: time(giftRequests.createdAt),
    }),
  ),
  swap_days: (db, me) => daysOf(db).all({ me }),
  pair_answers: (db, me) => paged(ownPairAnswers(db), me),
  chain_refusals: own(
    chainRefusals,
    () => chainRefusals.byId,
    () => ({ item_id: chainRefusals.itemId, created_at: time(chainRefusals.createdAt) }),
  ),
  put_off: own(
    postponedItems,
    () => postponedItems.accountId,
    () => ({ item_id: postponedItems.itemId, created_at: time(postponedItems.createdAt) }),
  ),
  saved: own(
    favourites,
    () => favourites.accountId,
    () => ({ item_id: favourites.itemId, created_at: time(favourites.createdAt) }),
  ),
  swaps,
  messages,
  reviews,
  notifications: told,
  blocks: own(
    blocks,
    () => blocks.blockerId,
    () => ({ blocked_id: blocks.blockedId, created_at: time(blocks.createdAt) }),
  ),
  reports: own(
    reports,
    () => reports.reporterId,
    () => ({
      target_kind: reports.targetKind,
      target_id: reports.targetId,
      reason: reports.reason,
      text: reports.text,
      created_at: time(reports.createdAt),
    }),
  ),
  // Only messages sent after the email address was verified: earlier ones may be another person's.
  contact_messages: own(
    contactMessages,
    (db) =>
      sql`coalesce(${contactMessages.accountId}, ${db
        .select({ id: accounts.id })
        .from(accounts)
        .where(
          sql`${accounts.email} = lower(trim(${contactMessages.email})) AND ${contactMessages.createdAt} >= ${accounts.mailProvedAt}`,
        )})`,
    () => ({
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      message: contactMessages.message,
      created_at: time(contactMessages.createdAt),
    }),
  ),
  invitations: own(
    invitations,
    () => invitations.inviterId,
    () => ({
      uses: invitations.uses,
      used: invitations.used,
      note: invitations.note,
      ends_at: time(invitations.endsAt),
    }),
  ),
  sessions: own(
    sessions,
    () => sessions.accountId,
    () => ({ device: sessions.device, created_at: time(sessions.createdAt) }),
  ),
  notification_settings: own(
    notificationSettings,
    () => notificationSettings.accountId,
    () => ({
      offers: notificationSettings.offers,
      messages: notificationSettings.messages,
      handover: notificationSettings.handover,
      matches: notificationSettings.matches,
      news: notificationSettings.news,
      quiet_from: notificationSettings.quietFrom,
      quiet_to: notificationSettings.quietTo,
      time_zone: notificationSettings.timeZone,
    }),
  ),
}

/** Avatar, and images of listed and offered items. */
export const picturesOf = prepared((db) => {
  const imageId = (column: SQLiteColumn) => sql<number | null>`${column}`
  const used = db
    .select({ id: imageId(accounts.avatarImageId) })
    .from(accounts)
    .where(eq(accounts.id, me))
    .union(
      db
        .select({ id: imageId(itemImages.imageId) })
        .from(itemImages)
        .innerJoin(items, eq(items.id, itemImages.itemId))
        .where(eq(items.ownerId, me)),
    )
    .union(
      db
        .select({ id: imageId(swapLegImages.imageId) })
        .from(swapLegImages)
        .innerJoin(swapLegs, eq(swapLegs.id, swapLegImages.legId))
        .where(eq(swapLegs.fromId, me)),
    )
  return db
    .select({ id: images.id, hash: images.hash, widths: images.widths })
    .from(images)
    .where(inArray(images.id, used))
    .orderBy(asc(images.id))
    .prepare()
})

/** Sent attachments by original name; `file` is the name on disk. */
export const filesOf = prepared((db) =>
  db
    .select({ id: attachments.id, name: attachments.name, file: attachments.file })
    .from(attachments)
    .innerJoin(messagesTable, eq(messagesTable.id, attachments.messageId))
    .where(eq(messagesTable.senderId, me))
    .orderBy(asc(attachments.id))
    .prepare(),
)
