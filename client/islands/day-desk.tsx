import { useEffect } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { DeskView } from '../../server/trading/swap-days/days-shared.ts'
import { useOnline } from '../components/common/use-online.ts'
import { DeskCheckIn } from '../components/days/desk-check-in.tsx'
import { DeskPickUp } from '../components/days/desk-pick-up.tsx'
import { hasCamera, qrReader } from '../components/days/qr-reader.ts'
import { useDesk, withActs } from '../stores/desk.ts'
import { keepDayPage } from '../stores/keep-day-page.ts'

/** Check-in and pick-up of a swap day on a helper's phone. Both work offline. */
export default function DayDesk({ first, find }: { first: DeskView; find: string }) {
  const { desk, waiting, problems, isSignedOut, store } = useDesk(first)
  const isOnline = useOnline()
  useEffect(() => {
    // Caches the QR code reader with the page.
    const ready = hasCamera() ? qrReader() : Promise.resolve()
    void ready
      .catch(() => {})
      .then(keepDayPage)
      .catch(() => {})
  }, [])
  const shown = withActs(desk, waiting)
  const isWaiting = new Set(waiting.map(({ product_id }) => product_id))
  const { state } = desk
  return (
    <>
      <div role="status">
        {!isOnline && <p className="notice">{m.days_desk_offline()}</p>}
        {waiting.length > 0 && <p className="notice">{m.days_desk_waiting({ count: waiting.length })}</p>}
        {isSignedOut && <p className="notice error">{m.days_desk_signed_out()}</p>}
      </div>
      {problems.length > 0 && (
        <section className="panel" aria-labelledby="desk-problems">
          <h2 id="desk-problems">{m.days_desk_conflicts()}</h2>
          <ul className="acts" role="alert">
            {problems.map(({ key, text }) => (
              <li key={key}>
                <p>{text}</p>
                <button type="button" className="button quiet" onClick={() => store.dismiss(key)}>
                  {m.days_desk_seen()}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(state === 'check_in' || state === 'matched') && (
        <DeskCheckIn desk={shown} store={store} isWaiting={isWaiting} isOnline={isOnline} find={find} />
      )}
      {state === 'pick_up' && <DeskPickUp desk={shown} store={store} isWaiting={isWaiting} />}
    </>
  )
}
