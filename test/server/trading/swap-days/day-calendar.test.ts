import ICAL from 'ical.js'
import t from 'tap'
import { HOUR } from '../../../../server/platform/time-shared.ts'
import { testApp } from '../../../helpers/app.ts'
import { testSwapDay } from '../../../helpers/swap-day.ts'

function eventOf(file: string) {
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!
  const { summary, location, sequence } = new ICAL.Event(component)
  return {
    summary,
    location,
    sequence,
    status: component.getFirstPropertyValue('status'),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
  }
}

t.test('a calendar that has a day follows its edits and its cancellation', async (t) => {
  const app = await testApp(t)
  const { id, turn, act } = await testSwapDay(app)
  const event = async (language = 'en') => {
    const url = `/swap-days/${id}/day.ics?lang=${language}`
    return eventOf((await app.inject(url)).body)
  }
  const ago = () =>
    app.db.$client.prepare(
      'UPDATE swap_days SET created_at = created_at - :by, updated_at = updated_at - :by',
    )
  ago().run({ by: 2 * HOUR })
  const first = await event()
  t.match(first, { summary: 'Spring swap', sequence: 0, status: 'CONFIRMED' })

  t.equal((await act('POST', '', { place: 'Town hall' })).status, 200)
  const edited = await event()
  t.equal(edited.location, 'Town hall')
  t.ok(edited.sequence > first.sequence, 'an edit is newer')
  t.ok(edited.stamp > first.stamp, 'of the moment of the edit')

  ago().run({ by: HOUR })
  const aged = await event()
  await turn('cancelled')
  const over = await event()
  t.match(over, { summary: 'Cancelled: Spring swap', status: 'CANCELLED' })
  t.ok(over.sequence > edited.sequence, 'the newest of all')
  t.ok(over.stamp > aged.stamp)
  t.equal((await event('de')).summary, 'Abgesagt: Spring swap')
})
