import * as m from '../../../server/platform/catalogues/messages.ts'
import type { GiftRequestListView } from '../../../server/trading/gifts/gifts-shared.ts'
import { DOT } from '../../components/common/dot.ts'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { Pager } from '../../components/common/pager.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { DrawNote } from '../../components/gifts/draw-note.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.gifts_title() })

export default function GiftsPage({ requests, pagination }: PageProps<GiftRequestListView>) {
  return (
    <>
      <h1>{m.gifts_title()}</h1>
      {requests.length === 0 ? (
        <EmptyState title={m.gifts_no_requests()}>
          <a className="button quiet" href="/browse?gifts=1">
            {m.gifts_see_free_items()}
          </a>
        </EmptyState>
      ) : (
        <ul className="acts">
          {requests.map(({ id, item, message, asked_at, state, swap_id, draw }) => (
            <li key={id} className="panel">
              <div>
                <p>
                  {item.id === undefined ? (
                    item.name
                  ) : (
                    <a className="link" href={`/productdetails/${item.id}`}>
                      {item.name}
                    </a>
                  )}
                </p>
                <p className="who">
                  {m.gifts_state({ state })}
                  {DOT}
                  <RelativeTime at={asked_at} />
                </p>
                {message && <p>{message}</p>}
                {draw && <DrawNote draw={draw} />}
              </div>
              {state === 'chosen' && swap_id !== null && (
                <a className="button" href={`/dashboard/exchange-product-details?id=${swap_id}`}>
                  {m.items_see_the_swap()}
                </a>
              )}
              {state === 'waiting' && item.id !== undefined && (
                <CallForm
                  call="DELETE /api/gifts/:id/request"
                  params={{ id: item.id }}
                  label={m.gifts_withdraw()}
                  busy={m.gifts_withdrawing()}
                  about={item.name}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Pager pagination={pagination} href={(page) => `/dashboard/gifts?page=${page}`} />
    </>
  )
}
