import * as m from '../../../server/platform/catalogues/messages.ts'
import type { UnsettledView } from '../../../server/swaps/admin-swaps-shared.ts'
import { Older } from '../../components/admin/older.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Leg = UnsettledView['legs'][number]

const PATH = '/admin/swaps'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_swaps_to_settle() })

const personLink =
  ({ id, name }: Leg['from']) =>
  () => (
    <a key={id} className="link" href={`/admin/people/${id}`}>
      <bdi>{name}</bdi>
    </a>
  )

function Entry({ leg }: { leg: Leg }) {
  const { swap_id, item_id, name, from, to, confirmed_by, confirmed_at, is_over } = leg
  const says = confirmed_by === 'giver' ? m.admin_only_the_giver_says : m.admin_only_the_receiver_says
  const settle = {
    call: 'POST /api/admin/swaps/:id/legs/:itemId',
    params: { id: swap_id, itemId: item_id },
    busy: m.admin_settling(),
    about: name,
  } as const
  return (
    <li className="panel reported">
      <h2>
        <bdi>{name}</bdi>
        <span className="badge quiet">
          {is_over ? m.admin_the_swap_is_over() : m.admin_the_swap_still_runs()}
        </span>
      </h2>
      <p>
        <Sentence of={m.admin_from_to({ giver: personLink(from), receiver: personLink(to) })} />
      </p>
      <p className="who">
        <Sentence of={says({ when: () => <RelativeTime key="when" at={confirmed_at} /> })} />
      </p>
      <details className="act-more">
        <summary className="button quiet">{m.admin_settle()}</summary>
        <div className="row-acts">
          <CallForm {...settle} label={m.admin_it_changed_hands()} fields={{ outcome: 'traded' }} />
          <CallForm {...settle} label={m.admin_stayed_with_owner()} fields={{ outcome: 'returned' }} />
        </div>
      </details>
    </li>
  )
}

export default function SwapsToSettlePage({ legs, is_older, next_before }: PageProps<UnsettledView>) {
  return (
    <>
      <h1>{m.admin_swaps_to_settle()}</h1>
      <p className="lead">{m.admin_swaps_to_settle_lead()}</p>
      <NeedsScript />
      {legs.length === 0 ? (
        <EmptyState title={is_older ? m.admin_nothing_older_than_that() : m.admin_nothing_to_settle()} />
      ) : (
        <ul className="reported-list">
          {legs.map((leg) => (
            <Entry key={leg.id} leg={leg} />
          ))}
        </ul>
      )}
      <Older path={PATH} isOlder={is_older} nextBefore={next_before} />
    </>
  )
}
