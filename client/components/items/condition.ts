import { CONDITIONS, type Condition } from '../../../server/market/items/condition-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** Localized conditions (decisions, section 3). */
export const CONDITION_LABELS: Record<Condition, () => string> = {
  New: m.items_new,
  LikeNew: m.items_like_new,
  Old: m.items_old,
}

/** Descriptions of conditions. */
export const CONDITION_MEANINGS: Record<Condition, () => string> = {
  New: m.items_never_used,
  LikeNew: m.items_condition_like_new_help,
  Old: m.items_condition_used_help,
}

/** All descriptions. */
export const conditionsExplained = (): string =>
  CONDITIONS.map((condition) =>
    m.items_condition_explained({
      condition: CONDITION_LABELS[condition](),
      meaning: CONDITION_MEANINGS[condition](),
    }),
  ).join(' ')
