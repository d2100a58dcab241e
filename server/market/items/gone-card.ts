import { cardImageOf } from '../../platform/images/image-view.ts'
import type { CardView } from './items-shared.ts'

/** Card of a deleted item, from a stored copy. */
export function goneCard(
  copy: { name: string; condition?: CardView['condition'] | null } & Partial<
    Parameters<typeof cardImageOf>[0]
  >,
): Omit<CardView, 'id' | 'owner'> {
  const { name, condition, hash = null, width = 0, widths = '[]' } = copy
  return {
    name,
    ...cardImageOf({ hash, width, widths }),
    image_placeholder: '',
    condition: condition ?? 'Old',
    address: '',
    neighbourhood: null,
    created_at: new Date(0).toISOString(),
    is_favorite: false,
    badge: '',
    is_gift: false,
    status: 'hidden',
    trade_preferences: '',
    wishes: [],
    category: { id: 0, name: '' },
  }
}
