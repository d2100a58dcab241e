import type { WantWatcher } from '../wants/want-watcher.ts'
import { circlesOfWant } from './find-circles.ts'

/** What follows from wants, in the transaction that changes them: see server/wants/want-watcher.ts. */
export const circlesOfWants: WantWatcher = {
  stands: ({ db }, { itemId }) => circlesOfWant(db, itemId),
  ends: () => {},
}
