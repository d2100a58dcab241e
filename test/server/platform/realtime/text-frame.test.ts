import { once } from 'node:events'
import t from 'tap'
import { liveEvents } from '../../../../server/platform/realtime/live-events.ts'
import { textFrame } from '../../../../server/platform/realtime/text-frame.ts'
import { testLive } from '../../../helpers/live.ts'

t.test('the header has the length in one, three or nine bytes, as in RFC 6455', async (t) => {
  for (const [length, head] of [
    [0, '8100'],
    [125, '817d'],
    [126, '817e007e'],
    [65_535, '817effff'],
    [65_536, '817f0000000000010000'],
  ] as const) {
    const frame = textFrame(Buffer.from('x'.repeat(length)))
    t.equal(frame.toString('hex', 0, head.length / 2), head)
    t.equal(frame.length, head.length / 2 + length)
  }
  const text = Buffer.from('ä€😀')
  t.equal(textFrame(text).toString('hex'), '8109c3a4e282acf09f9880', 'bytes count, not characters')
  t.equal(textFrame(text, '!"').toString('hex'), '810bc3a4e282acf09f98802122', 'what follows counts as well')
})

const message = {
  id: 1,
  client_id: null,
  sender_id: 1,
  receiver_id: 2,
  attachments: [],
  created_at: '2026-01-02T03:04:05.000Z',
  read_at: null,
}

t.test('events of every size arrive whole, in order, between answers to pings', async (t) => {
  const { app, ada, window } = await testLive(t)
  const socket = await window(ada)
  const texts = [0, 40, 200, 66_000, 3].map((length) => '€'.repeat(length))
  const pongs: Promise<unknown>[] = []
  for (const text of texts) {
    pongs.push(once(socket.socket, 'pong'))
    socket.socket.ping('?')
    liveEvents(app.db).emit('event', {
      to: [ada.id],
      name: 'MessageSent',
      data: { message: { ...message, text } },
    })
  }
  for (const text of texts)
    t.strictSame((await socket.next('MessageSent')).data, { message: { ...message, text } })
  await Promise.all(pongs)
  await socket.settled()
})
