import ICAL from 'ical.js'
import t from 'tap'
import { handovers } from '../../../../db/schema/index.ts'
import { DAY, HOUR } from '../../../../server/platform/time-shared.ts'
import { inTime, testMeeting } from '../../../helpers/meeting.ts'

/** The single event of a file, parsed by a standard library. */
function eventOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent')
  if (events.length !== 1) throw new Error(`${events.length} events`)
  return { calendar, event: new ICAL.Event(events[0]!), component: events[0]! }
}

t.test('a plan is an event for calendars: tentative, then confirmed, then cancelled', async (t) => {
  const { app, owner, requester, id, propose, agree, call, calendar } = await testMeeting(t)
  t.equal((await calendar(owner)).statusCode, 404, 'until it is proposed')
  const starts_at = inTime(2 * DAY)
  await propose(requester, 0, { starts_at, note: 'By the fountain' })
  const file = await calendar(owner)
  t.match(file.headers, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="swap-${id}.ics"`,
    'cache-control': 'private, no-store',
  })
  const { calendar: whole, event, component } = eventOf(file.body)
  t.equal(whole.getFirstPropertyValue('version'), '2.0')
  t.ok(whole.getFirstPropertyValue('prodid'))
  t.equal(event.startDate.toJSDate().getTime(), Math.floor(Date.parse(starts_at) / 1000) * 1000)
  t.strictSame(
    [event.location, event.description, event.summary],
    ['Library', 'By the fountain', 'Proposed: Swap with Rita Requester'],
  )
  t.equal(component.getFirstPropertyValue('status'), 'TENTATIVE')
  t.match(
    component.getFirstPropertyValue('url'),
    new RegExp(`/dashboard/exchange-product-details\\?id=${id}$`),
  )
  await agree(owner)
  app.db.$client.prepare('UPDATE handovers SET updated_at = updated_at - ?').run(HOUR)
  const later = eventOf((await calendar(requester)).body)
  t.equal(later.component.getFirstPropertyValue('status'), 'CONFIRMED')
  t.equal(later.event.uid, event.uid, 'the same event')
  t.match(later.event.summary, /^Swap with /)
  t.ok(later.event.sequence > event.sequence, 'in a newer state')
  await call(owner, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Moved' })
  const over = eventOf((await calendar(requester)).body)
  t.equal(over.component.getFirstPropertyValue('status'), 'CANCELLED')
  t.ok(over.event.sequence > later.event.sequence, 'the newest state of all')
  t.match(over.event.summary, /^Cancelled: Swap with /)
  const stamp = (at: typeof over) => String(at.component.getFirstPropertyValue('dtstamp'))
  t.ok(stamp(over) > stamp(later), 'of the moment in which it ended')
})

t.test('the event speaks the language that its reader has chosen, else that of the request', async (t) => {
  const { app, owner, requester, id, propose } = await testMeeting(t)
  await propose(requester, 0)
  const summary = async (language: string | null) => {
    app.db.$client.prepare('UPDATE accounts SET language = ? WHERE id = ?').run(language, owner.id)
    const headers = { ...owner.bearer, 'accept-language': 'es' }
    const { body } = await app.inject({ url: `/api/swaps/${id}/handover.ics`, headers })
    return eventOf(body).event.summary
  }
  t.equal(await summary('de'), 'Vorgeschlagen: Tausch mit Rita Requester')
  t.match(await summary('ar'), 'مبادلة مع')
  t.equal(await summary(null), 'Propuesto: Intercambio con Rita Requester')
})

t.test('typed place and note round-trip through a calendar parser', async (t) => {
  const { owner, requester, propose, calendar } = await testMeeting(t)
  const family = '👨‍👩‍👧‍👦'
  const awkward = [
    ['Café; back room, 2nd floor \\ left', 'One, two; three\\n is no line break\nbut this is\n\nand these'],
    [family.repeat(18), `${family.repeat(11)} ${'é'.repeat(100)}`],
    ['مكتبة المدينة، المدخل الرئيسي', 'نلتقي عند الباب; שלום, "quoted"'],
    ['x'.repeat(200), 'END:VEVENT\nBEGIN:VEVENT\nSUMMARY:Not this'],
    [`a${'\u0301'.repeat(150)}`, '"^\'%20\t:'],
  ] as const
  for (const [revision, [place, note]] of awkward.entries()) {
    t.equal((await propose(requester, revision, { place, note })).status, 200)
    const { body, rawPayload } = await calendar(owner)
    const { event } = eventOf(body)
    t.strictSame([event.location, event.description], [place.normalize('NFC'), note.normalize('NFC')])
    t.equal(Buffer.from(body).compare(rawPayload), 0, 'no character is torn')
    const lines = body.split('\r\n')
    t.equal(lines.pop(), '', 'the last line ends, too')
    for (const line of lines) {
      t.ok(Buffer.byteLength(line) <= 75, `${Buffer.byteLength(line)} octets`)
      t.notMatch(line, /[\r\n]/)
    }
  }
})

t.test('a note is left out where there is none', async (t) => {
  const { owner, requester, propose, calendar } = await testMeeting(t)
  await propose(requester)
  t.notMatch((await calendar(owner)).body, 'DESCRIPTION')
})

t.test('the page’s link is authorised by the cookie; other calls are not', async (t) => {
  const { app, owner, requester, id, propose } = await testMeeting(t)
  await propose(requester)
  const cookies = { swapyard_token: owner.token }
  const url = `/api/swaps/${id}/handover.ics`
  t.equal((await app.inject({ url, cookies })).statusCode, 200)
  t.equal((await app.inject({ url })).statusCode, 401)
  t.equal((await app.inject({ url: `/api/exchange-request/${id}`, cookies })).statusCode, 401)
  const change = { method: 'POST', url: `/api/swaps/${id}/handover/agreement`, cookies } as const
  t.equal((await app.inject({ ...change, payload: { revision: 1 } })).statusCode, 401)
})

t.test('no line is folded inside an escape, and nothing invisible is in the file', async (t) => {
  const { app, owner, requester, propose, calendar } = await testMeeting(t)
  app.db.$client.prepare("UPDATE accounts SET language = 'ar' WHERE id = ?").run(owner.id)
  t.equal((await propose(requester)).status, 200)
  const place = 'Cafe\u200b \u2066the\u2069 red\u00ad door'
  for (let before = 0; before < 80; before++) {
    const note = `${'x'.repeat(before)}${'\n'.repeat(3)}a,b;c\\d,\u0301${'\n,;'.repeat(20)}`
    app.db.update(handovers).set({ note, place }).run()
    const { body } = await calendar(owner)
    t.notMatch(body, /(?<!\\)(?:\\\\)*\\\r\n /, `${before} letters before`)
    t.notMatch(body, /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u2028\u2029\u0085]/)
    t.ok(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75))
    const { event } = eventOf(body)
    t.equal(event.description, note)
    t.equal(event.location, 'Cafe the red door')
  }
})
