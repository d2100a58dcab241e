import { prepared } from '../../../db/open.ts'
import { folded } from './folded-shared.ts'

/** Lets SQL call `folded`. SQLite's `lower` only handles ASCII. */
export const foldedInSql = prepared((db) =>
  db.$client.function('folded', { deterministic: true }, (text) => folded(String(text))),
)
