import * as m from '../../../server/platform/catalogues/messages.ts'
import type { GiftAskersPage } from '../../../server/trading/gifts/gifts-shared.ts'
import { Avatar } from '../../components/common/avatar.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { DrawNote } from '../../components/gifts/draw-note.tsx'
import { LocalTime } from '../../components/handovers/local-time.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<GiftAskersPage>

export const layout = DashboardLayout
export const head = ({ name }: Props): Head => ({ title: m.gifts_who_asked({ name }) })

export default function GiftPage({ id, name, requests, suggests_at, ends_at, draw }: Props) {
  return (
    <>
      <h1>{m.gifts_who_asked({ name })}</h1>
      {requests.length === 0 && (
        <EmptyState title={m.gifts_no_askers()}>
          <a className="button quiet" href={`/productdetails/${id}`}>
            {m.items_see_it()}
          </a>
        </EmptyState>
      )}
      {requests.length > 0 && ends_at === null && suggests_at !== null && (
        <p className="lead">
          <Sentence of={m.gifts_suggests_at({ when: () => <LocalTime at={suggests_at} /> })} />
        </p>
      )}
      {requests.length > 0 && ends_at !== null && (
        <p className="lead">
          <Sentence of={m.gifts_ends_at({ when: () => <LocalTime at={ends_at} /> })} />
        </p>
      )}
      <ul className="acts">
        {requests.map(({ id: request, person, message, asked_at, suggested }) => (
          <li key={request} className="panel">
            <Avatar name={person.name} src={person.avatar} size={44} />
            <div>
              <p>
                <a className="link" href={`/people/${person.id}`}>
                  {person.name}
                </a>{' '}
                {suggested && <span className="badge">{m.gifts_suggested()}</span>}
              </p>
              <p className="who">
                <RelativeTime at={asked_at} />
              </p>
              {message && <p>{message}</p>}
              {!person.can_receive && <p className="who">{m.gifts_not_now()}</p>}
            </div>
            {person.can_receive && (
              <CallForm
                call="POST /api/gifts/:id/recipient"
                params={{ id }}
                fields={{ person: person.id }}
                label={m.gifts_choose_button()}
                busy={m.gifts_asking()}
                about={person.name}
                look={suggested ? '' : 'quiet'}
              />
            )}
          </li>
        ))}
      </ul>
      {draw && requests.length > 0 && <DrawNote draw={draw} />}
    </>
  )
}
