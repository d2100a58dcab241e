import { isolated, listed } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DeckCard as Card } from '../../../server/trading/matches/matches-shared.ts'

/** Reason of a card. */
export function whyText({ why, card, mine }: Card): string {
  if (why === 'for_you') return m.matches_why_for_you()
  if (why === 'new') return m.matches_why_new()
  const things = listed(mine.map(({ name }) => isolated(name)))
  if (why === 'your_wish')
    return mine.length > 0 ? m.matches_why_your_wish_for({ things }) : m.matches_why_your_wish()
  return m.matches_why_wishes_yours({ owner: isolated(card.owner.name), things })
}
