import type { Db } from '../../db/open.ts'
import { notifications } from '../../db/schema/index.ts'

export interface NewNotification {
  accountId: number
  type: string
  title: string
  text: string
  /** A path on this site. */
  url: string
}

/** Tells a person something. Goes into the transaction of what it tells of, so neither is there alone. */
export function notify(db: Db, notification: NewNotification): void {
  db.insert(notifications).values(notification).run()
}
