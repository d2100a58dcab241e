import { CONDITIONS, type Condition } from '../../../server/items/condition-shared.ts'

/** Conditions as people read them (decisions, section 3). */
export const CONDITION_LABELS: Record<Condition, string> = { New: 'New', LikeNew: 'Like New', Old: 'Old' }

/** What each condition means, said where one is chosen. */
export const CONDITION_MEANINGS: Record<Condition, string> = {
  New: 'never used',
  LikeNew: 'used a little, and hard to tell',
  Old: 'used, with signs of wear',
}

/** All of them in one sentence. */
export const CONDITIONS_EXPLAINED = `${CONDITIONS.map((condition) => `${CONDITION_LABELS[condition]}: ${CONDITION_MEANINGS[condition]}`).join('. ')}.`
