import { Mail, Phone } from 'lucide-react'
import { dated } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { NextMeetingsView } from '../../../server/trading/handovers/next-meetings-shared.ts'
import { LocalTime } from '../../components/handovers/local-time.tsx'
import { Qr } from '../../components/handovers/qr.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.handovers_meetings() })

type Met = NextMeetingsView['meetings'][number]['people'][number]

const hourOf = (at: string, timeZone: string) =>
  dated(at, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

function Person({ person: { name, email, phone, gives, gets, code }, zone }: { person: Met; zone: string }) {
  return (
    <section>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <ul>
        {gives.map((item) => (
          <li key={item}>{m.handovers_checklist_give({ item, name })}</li>
        ))}
        {gets.map((item) => (
          <li key={item}>{m.handovers_checklist_get({ item, name })}</li>
        ))}
      </ul>
      <ul className="owner-contact">
        {phone && (
          <li>
            <a href={`tel:${phone}`}>
              <Phone aria-hidden="true" /> <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Mail aria-hidden="true" /> <span>{email}</span>
            </a>
          </li>
        )}
      </ul>
      {code && (
        <div className="swap-code">
          <p className="digits">
            <span className="visually-hidden">
              {m.handovers_your_code_is({ code: [...code.code].join(' ') })}
            </span>
            <span aria-hidden="true">{code.code}</span>
          </p>
          <Qr path={code.qr} label={m.handovers_qr_label()} />
          <p className="help">{m.handovers_code_until({ time: hourOf(code.expires_at, zone) })}</p>
        </div>
      )}
    </section>
  )
}

/** The next agreed meetings. The service worker serves the page offline, so everything on it works without script. */
export default function MeetingPage({ meetings, zone, as_of }: PageProps<NextMeetingsView>) {
  return (
    <div className="request-page">
      <h1>{m.handovers_meetings()}</h1>
      <p className="notice hint">{m.handovers_meetings_kept({ time: hourOf(as_of, zone) })}</p>
      {meetings.map(({ swap_url, place, note, starts_at, people }) => (
        <article key={swap_url + starts_at} className="panel handover">
          <h2>
            <LocalTime at={starts_at} zone={zone} />
          </h2>
          <div className="meeting-plan">
            <p>
              <b>{place}</b>
            </p>
            {note && <p className="note">{note}</p>}
          </div>
          {people.map((person) => (
            <Person key={person.id} person={person} zone={zone} />
          ))}
          <a className="link" href={swap_url}>
            {m.swaps_see_the_swap()}
          </a>
        </article>
      ))}
    </div>
  )
}
