import { MISSING } from '../../../../server/market/items/missing-shared.ts'
import type { ItemDraft } from '../../../stores/item-drafts.ts'

/** Missing fields of a draft; empty if it can be posted. */
export function missingIn(
  draft: ItemDraft,
): Partial<Record<'name' | 'category' | 'condition' | 'pictures', string>> {
  return {
    ...(draft.name.trim() ? {} : { name: MISSING.name() }),
    ...(draft.category ? {} : { category: MISSING.product_category_id() }),
    ...(draft.condition ? {} : { condition: MISSING.condition() }),
    ...(draft.pictures.length > 0 ? {} : { pictures: MISSING.images() }),
  }
}

export const isReady = (draft: ItemDraft): boolean => Object.keys(missingIn(draft)).length === 0
