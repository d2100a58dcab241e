import { prepared } from '../../../db/open.ts'

interface Row {
  id: number
  code: string
  uses: number
  used: number
  note: string
  ends_at: number
  created_at: number
}

interface Live {
  code: string
  now: number
  /** Ids of allowed inviters as JSON; null for everyone. */
  inviters: string | null
}

const IS_LIVE = `code = :code AND used < uses AND ends_at > :now
  AND (:inviters IS NULL OR inviter_id IN (SELECT value FROM json_each(:inviters)))
  AND EXISTS (SELECT 1 FROM accounts WHERE accounts.id = inviter_id AND suspended_at IS NULL AND pending_since IS NULL)`

export const liveInvitation = prepared((db) =>
  db.$client.prepare<
    Live,
    { id: number; name: string; hash: string | null; widths: string | null }
  >(`SELECT invitations.id, accounts.name, images.hash, images.widths
     FROM invitations JOIN accounts ON accounts.id = inviter_id
     LEFT JOIN images ON images.id = accounts.avatar_image_id
     WHERE ${IS_LIVE}`),
)

/** Check and increment in one statement, so that concurrent uses cannot exceed the limit. */
export const takeUse = prepared((db) =>
  db.$client.prepare<Live, { id: number; inviter_id: number }>(
    `UPDATE invitations SET used = used + 1 WHERE ${IS_LIVE} RETURNING id, inviter_id`,
  ),
)

export const insertUse = prepared((db) =>
  db.$client.prepare<{ invitationId: number; accountId: number }>(
    'INSERT INTO invitation_uses (invitation_id, account_id) VALUES (:invitationId, :accountId)',
  ),
)

export const insertInvitation = prepared((db) =>
  db.$client.prepare<{ code: string; inviterId: number; uses: number; note: string; endsAt: number }, Row>(
    `INSERT INTO invitations (code, inviter_id, uses, note, ends_at)
     VALUES (:code, :inviterId, :uses, :note, :endsAt) RETURNING *`,
  ),
)

export const countLive = prepared((db) =>
  db.$client
    .prepare<{ inviterId: number; now: number }, number>(
      'SELECT count(*) FROM invitations WHERE inviter_id = :inviterId AND used < uses AND ends_at > :now',
    )
    .pluck(),
)

export const countInvitations = prepared((db) =>
  db.$client
    .prepare<{ inviterId: number }, number>('SELECT count(*) FROM invitations WHERE inviter_id = :inviterId')
    .pluck(),
)

export const invitationsOf = prepared((db) =>
  db.$client.prepare<{ inviterId: number; limit: number; offset: number }, Row>(
    `SELECT id, code, uses, used, note, ends_at, created_at FROM invitations
     WHERE inviter_id = :inviterId ORDER BY id DESC LIMIT :limit OFFSET :offset`,
  ),
)

/** Users of an invitation, oldest first, without suspended, deleted and waiting ones. */
export const whoCame = prepared((db) =>
  db.$client.prepare<
    { invitationId: number },
    { id: number; name: string; hash: string | null; widths: string | null }
  >(
    `SELECT accounts.id, accounts.name, images.hash, images.widths
     FROM invitation_uses JOIN accounts ON accounts.id = account_id AND suspended_at IS NULL AND left_at IS NULL AND pending_since IS NULL
     LEFT JOIN images ON images.id = accounts.avatar_image_id
     WHERE invitation_id = :invitationId ORDER BY accounts.id`,
  ),
)

export const deleteInvitation = prepared((db) =>
  db.$client.prepare<{ id: number; inviterId: number }>(
    'DELETE FROM invitations WHERE id = :id AND inviter_id = :inviterId',
  ),
)

/** The inviter remains in `invited_by_id` of the accounts. */
export const deleteEndedBefore = prepared((db) =>
  db.$client.prepare<{ before: number }>('DELETE FROM invitations WHERE ends_at < :before'),
)
