import { GIFTS_PER_PERSON } from '../../site/community/community-rules.ts'

// A separate file, so that the worker that reads the market loads only what it needs.

/** SQL: legs by which users receive something, in agreed and completed swaps. */
export const GOT = (
  whose: string,
) => `swap_parties AS party JOIN swap_legs AS got ON got.swap_id = party.swap_id AND got.to_id = party.account_id
    AND got.until_revision IS NULL
  JOIN swaps ON swaps.id = got.swap_id
  WHERE ${whose} AND swaps.agreed_at IS NOT NULL
    AND (got.outcome = 'traded' OR got.outcome IS NULL AND got.swap_state = 'agreed')`

/** SQL: moves of swap days by which users receive something. */
export const GOT_ON_DAYS = (whose: string) =>
  `swap_day_moves AS got WHERE ${whose} AND agreed_at IS NOT NULL AND state <> 'returned'`

/** SQL conditions that limit `GOT` and `GOT_ON_DAYS` to one user. */
export const OF_PARTY = 'party.account_id = :accountId'
export const OF_RECEIVER = 'got.to_id = :accountId'

/** SQL: items received since a time by users who gave nothing in the same swap. An ended leg of a broken chain does not count as given. */
export const RECEIVED = (whose: string) => `${GOT(whose)} AND swaps.agreed_at > :since
  AND NOT EXISTS (SELECT 1 FROM swap_legs AS given WHERE given.swap_id = got.swap_id
    AND given.from_id = party.account_id AND given.until_revision IS NULL AND given.outcome IS NOT 'returned')`

/** SQL: like `RECEIVED`, for swap days. */
export const RECEIVED_ON_DAYS = (whose: string) => `${GOT_ON_DAYS(whose)} AND agreed_at > :since AND is_gift
  AND NOT EXISTS (SELECT 1 FROM swap_day_moves AS given WHERE given.day_id = got.day_id
    AND given.loop = got.loop AND given.from_id = got.to_id)`

/** SQL: ids of users who have reached the site's gift limit since a time. */
export const HAVE_HAD_ENOUGH = `SELECT id FROM (SELECT party.account_id AS id FROM ${RECEIVED('true')}
    UNION ALL SELECT got.to_id FROM ${RECEIVED_ON_DAYS('true')})
  GROUP BY id HAVING ${GIFTS_PER_PERSON} BETWEEN 1 AND count(*)`
