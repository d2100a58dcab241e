import { and, asc, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { isOneOf } from '../../../db/is.ts'
import { prepared } from '../../../db/open.ts'
import { accounts, images, invitations, invitationUses } from '../../../db/schema/index.ts'

const { placeholder } = sql

const isUsable = and(
  sql`${invitations.used} < ${invitations.uses}`,
  gt(invitations.endsAt, placeholder('now')),
)

/** The parameter `inviters` is the ids of allowed inviters as JSON; null for everyone. */
const isLive = and(
  eq(invitations.code, placeholder('code')),
  isUsable,
  sql`(${placeholder('inviters')} IS NULL OR ${isOneOf(invitations.inviterId, 'inviters')})`,
  sql`EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.id} = ${invitations.inviterId}
    AND ${accounts.suspendedAt} IS NULL AND ${accounts.pendingSince} IS NULL)`,
)

export const liveInvitation = prepared((db) =>
  db
    .select({ id: invitations.id, name: accounts.name, hash: images.hash, widths: images.widths })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.inviterId))
    .leftJoin(images, eq(images.id, accounts.avatarImageId))
    .where(isLive)
    .prepare(),
)

/** Check and increment in one statement, so that concurrent uses cannot exceed the limit. */
export const takeUse = prepared((db) =>
  db
    .update(invitations)
    .set({ used: sql`${invitations.used} + 1` })
    .where(isLive)
    .returning({ id: invitations.id, inviterId: invitations.inviterId })
    .prepare(),
)

export const insertUse = prepared((db) =>
  db
    .insert(invitationUses)
    .values({ invitationId: placeholder('invitationId'), accountId: placeholder('accountId') })
    .prepare(),
)

export const insertInvitation = prepared((db) =>
  db
    .insert(invitations)
    .values({
      code: placeholder('code'),
      inviterId: placeholder('inviterId'),
      uses: placeholder('uses'),
      note: placeholder('note'),
      endsAt: placeholder('endsAt'),
    })
    .returning()
    .prepare(),
)

const isOf = eq(invitations.inviterId, placeholder('inviterId'))

export const countLive = prepared((db) =>
  db.select({ total: count() }).from(invitations).where(and(isOf, isUsable)).prepare(),
)

export const countInvitations = prepared((db) =>
  db.select({ total: count() }).from(invitations).where(isOf).prepare(),
)

export const invitationsOf = prepared((db) =>
  db
    .select()
    .from(invitations)
    .where(isOf)
    .orderBy(desc(invitations.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
)

/** Users of an invitation, oldest first, without suspended, deleted and waiting ones. */
export const whoCame = prepared((db) =>
  db
    .select({ id: accounts.id, name: accounts.name, hash: images.hash, widths: images.widths })
    .from(invitationUses)
    .innerJoin(
      accounts,
      and(
        eq(accounts.id, invitationUses.accountId),
        isNull(accounts.suspendedAt),
        isNull(accounts.leftAt),
        isNull(accounts.pendingSince),
      ),
    )
    .leftJoin(images, eq(images.id, accounts.avatarImageId))
    .where(eq(invitationUses.invitationId, placeholder('invitationId')))
    .orderBy(asc(accounts.id))
    .prepare(),
)

export const deleteInvitation = prepared((db) =>
  db
    .delete(invitations)
    .where(and(eq(invitations.id, placeholder('id')), isOf))
    .prepare(),
)

/** Deletes old invitations. The accounts still record the inviter in `invited_by_id`. */
export const deleteEndedBefore = prepared((db) =>
  db
    .delete(invitations)
    .where(lt(invitations.endsAt, placeholder('before')))
    .prepare(),
)
