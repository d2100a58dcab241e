import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'

/** "Guitar for two lamps", or only the gift. */
export const termsName = ({
  item_offered: offered,
  item_wanted: wanted,
}: Pick<ExchangeRowView, 'item_offered' | 'item_wanted'>): string =>
  offered === null ? m.gifts_name({ item: wanted }) : m.swaps_first_for_second({ offered, wanted })
