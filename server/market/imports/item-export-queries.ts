import { prepared } from '../../../db/open.ts'

export const itemIdsAfter = prepared((db) =>
  db.$client
    .prepare<{ ownerId: number; after: number; limit: number }, number>(
      'SELECT id FROM items WHERE owner_id = :ownerId AND id > :after ORDER BY id LIMIT :limit',
    )
    .pluck(),
)
