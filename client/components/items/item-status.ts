import type { CardView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** Badges of unavailable items. */
export const STATUS_BADGES: Record<CardView['status'], (() => string) | null> = {
  available: null,
  reserved: m.items_reserved,
  traded: m.items_traded,
  hidden: m.items_taken_down,
}
