import { channelOf, encode } from '../../server/platform/realtime/protocol.ts'
import type { MessageView } from '../../server/trading/messages/messages-shared.ts'

/** What a server is told to push. */
export interface Burst {
  /** How often each window gets it. */
  rounds: number
  /** Ids of those who get it, all of one length. */
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

/** Bytes that one window of such a person receives each time: the event and a head of 4 bytes (RFC 6455). */
export const bytesFor = (person: number): number =>
  Buffer.byteLength(encode(EVENT.name, EVENT.data, channelOf(person))) + 4

/** Does something so many times, and lets the sockets have their turn in between. */
export function atEveryTurn(times: number, work: () => void): void {
  if (times === 0) return
  work()
  setImmediate(() => atEveryTurn(times - 1, work))
}
