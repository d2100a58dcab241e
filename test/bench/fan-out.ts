import { channelOf, encode } from '../../server/platform/realtime/protocol.ts'
import type { MessageView } from '../../server/trading/messages/messages-shared.ts'

export interface Burst {
  /** Events per window. */
  rounds: number
  people: number[]
}

const message: MessageView = {
  id: 1,
  client_id: null,
  sender_id: 1,
  receiver_id: 2,
  text: 'Is the table still there? I could bring the lamp on Saturday, at the market place.',
  attachments: [],
  created_at: '2026-11-21T09:00:00.000Z',
  read_at: null,
}
export const EVENT = { name: 'MessageSent', data: { message } } as const

/** Bytes per event and window: the event and a frame header of 4 bytes (RFC 6455). */
export const bytesFor = (person: number): number =>
  Buffer.byteLength(encode(EVENT.name, EVENT.data, channelOf(person))) + 4

/** Repeats work, and yields to the event loop in between. */
export function atEveryTurn(times: number, work: () => void): void {
  if (times === 0) return
  work()
  setImmediate(() => atEveryTurn(times - 1, work))
}
