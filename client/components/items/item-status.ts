import type { CardView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** What a badge says of an item that cannot be asked for; one that is available wears none. */
export const STATUS_BADGES: Record<CardView['status'], (() => string) | null> = {
  available: null,
  reserved: m.items_reserved,
  traded: m.items_traded,
  hidden: m.items_taken_down,
}
