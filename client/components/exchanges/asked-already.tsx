import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ItemRequest } from '../../../server/swaps/item-requests-shared.ts'

const standings = (): Record<Exclude<ItemRequest['standing'], 'offered'>, string> => ({
  waiting: m.swaps_asked_unanswered(),
  answered: m.swaps_countered_your_turn(),
  agreed: m.swaps_agreed_by_you(),
  blocked_by_me: m.people_blocked_owner(),
  blocked_by_them: m.people_blocked_by_owner(),
})

/** State of the viewer's request, with a link. */
export function AskedAlready({ request: { path, standing } }: { request: ItemRequest }) {
  if (standing === 'offered') {
    return (
      <p className="offered-already">
        <a className="link" href={path}>
          {m.swaps_already_in_an_offer()}
        </a>
      </p>
    )
  }
  if (standing === 'blocked_by_them') return <p className="product-unavailable">{standings()[standing]}</p>
  if (standing === 'blocked_by_me') {
    return (
      <div className="asked-already">
        <p>{standings()[standing]}</p>
        <a className="button quiet" href={path}>
          {m.people_unblock()}
        </a>
      </div>
    )
  }
  return (
    <div className="asked-already">
      <p>{standings()[standing]}</p>
      <a className="button" href={path}>
        {standing === 'agreed' ? m.swaps_see_the_swap() : m.swaps_see_your_request()}
      </a>
    </div>
  )
}
