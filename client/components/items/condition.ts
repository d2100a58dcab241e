import type { Condition } from '../../../server/items/condition-shared.ts'

/** Conditions as people read them (decisions, section 3). */
export const CONDITION_LABELS: Record<Condition, string> = { New: 'New', LikeNew: 'Like New', Old: 'Old' }
