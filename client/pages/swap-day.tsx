import * as m from '../../server/platform/catalogues/messages.ts'
import type { DayPage } from '../../server/trading/swap-days/day-pages-shared.ts'
import { Pager } from '../components/common/pager.tsx'
import { DayCards } from '../components/days/day-cards.tsx'
import { DayDeck } from '../components/days/day-deck.tsx'
import { DayFacts } from '../components/days/day-facts.tsx'
import { GuestYeses } from '../components/days/guest-yeses.tsx'
import { OwnDay } from '../components/days/own-day.tsx'
import { CallForm } from '../components/form/call-form.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<DayPage>

export const layout = PublicLayout
export const head = ({ day }: Props): Head => ({ title: day.title })

export default function SwapDayPage(props: Props) {
  const { day, cards, pagination, is_signed_in, is_moderator, own, deck, guest } = props
  const isOpen = day.state === 'announced' || day.state === 'check_in'
  const isOver = day.state === 'finished' || day.state === 'cancelled'
  const url = guest?.url ?? `/swap-days/${day.id}`
  return (
    <div
      className="wrap day-page"
      data-enhance={isOver ? undefined : 'live-day'}
      data-day={day.id}
      data-state={day.state}
      data-kept={guest || day.joined ? '' : undefined}
    >
      <div className="day-head">
        <h1>{day.title}</h1>
        <DayFacts day={day} />
        {day.text && (
          <p className="prose" dir="auto">
            {day.text}
          </p>
        )}
        <div className="row-acts">
          {isOpen && (
            <a className="button quiet" href={`/swap-days/${day.id}/day.ics`} download>
              {m.days_calendar_file()}
            </a>
          )}
          {is_moderator && (
            <a className="button quiet" href={`/admin/swap-days/${day.id}`}>
              {m.days_to_admin()}
            </a>
          )}
          {!is_signed_in && isOpen && (
            <a className="button" href={`/sign-in?redirect=/swap-days/${day.id}`}>
              {m.days_sign_in_to_join()}
            </a>
          )}
        </div>
      </div>
      {guest && !isOver && <p className="notice">{m.days_guest_card_text()}</p>}
      {is_signed_in && isOpen && guest === null && (
        <section className="panel form" aria-labelledby="bring">
          <h2 id="bring">{m.days_bring_heading()}</h2>
          <NeedsScript />
          <p>{m.days_bring_text()}</p>
          <CallForm
            call="POST /api/swap-days/:id/things"
            params={{ id: day.id }}
            label={m.days_join()}
            busy={m.days_busy()}
            look=""
          >
            <fieldset className="field choices">
              <legend>{m.days_your_items()}</legend>
              {own.map(({ id, name }) => (
                <label key={id} className="check">
                  <input type="checkbox" name="product_ids" value={id} />
                  <span>
                    <bdi>{name}</bdi>
                  </span>
                </label>
              ))}
            </fieldset>
            <label className="check">
              <input type="checkbox" name="leftover_as_gift" value="1" />
              <span>{m.days_leftover_label()}</span>
            </label>
          </CallForm>
        </section>
      )}
      <OwnDay {...props} />
      {(deck.length > 0 || props.yeses.length > 0) && (
        <div className="day-page" data-enhance="day-answers" data-code={guest?.code}>
          <p className="notice hint" role="status" data-unsent="" hidden />
          <DayDeck day={day} deck={deck} guest={guest} />
          <GuestYeses {...props} />
        </div>
      )}
      {/* The deck of a guest shows the same items. */}
      {!(guest && deck.length > 0) && (
        <section aria-labelledby="there">
          <h2 id="there">{m.days_there_heading()}</h2>
          <DayCards cards={cards} isGuest={guest !== null} />
          <Pager pagination={pagination} href={(page) => `${url}?page=${page}`} />
        </section>
      )}
    </div>
  )
}
