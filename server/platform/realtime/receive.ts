import type { Db } from '../../../db/open.ts'
import type { Attempts } from '../attempts.ts'
import * as m from '../catalogues/messages.ts'
import { REALTIME } from '../limits.ts'
import type { ChannelSignatures } from './channel-signatures.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import {
  CODE,
  channelOf,
  encode,
  ownerOfChannel,
  PONG,
  parseFrame,
  Subscription,
  Typing,
} from './protocol.ts'

export interface Site {
  db: Db
  hub: Hub
  signatures: ChannelSignatures
  typing: Attempts<number>
  /** True if `me` may currently write to `other`. */
  mayWrite(db: Db, me: number, other: number): boolean
}

type Data = Record<string, unknown> | undefined

function subscribe({ hub, signatures }: Site, connection: Connection, data: Data): void {
  const { channel, auth } = Subscription.safeParse(data).data ?? { channel: '', auth: '' }
  const accountId = ownerOfChannel(channel)
  const { session } = connection
  // A socket gets its session with the channel authorization. A socket without one would outlive the session, so it may not subscribe.
  if (!accountId || session?.accountId !== accountId || !signatures.verify(connection.id, channel, auth)) {
    connection.fault(CODE.unauthorised, m.common_channel_forbidden())
  } else if (hub.subscribe(connection, accountId)) {
    connection.send(encode('pusher_internal:subscription_succeeded', {}, channel))
  } else {
    connection.refuse(CODE.tooManySockets, m.common_too_many_windows())
  }
}

function unsubscribe(connection: Connection, data: Data): void {
  const { session } = connection
  if (session && data?.channel === channelOf(session.accountId)) connection.subscribed = false
}

/** Drops events over the rate limit silently, because other clients send one per key, and events between blocked users. */
function relayTyping(
  { db, hub, typing, mayWrite }: Site,
  connection: Connection,
  channel: string | undefined,
  data: Data,
): void {
  const told = Typing.safeParse(data).data
  const me = connection.subscribed ? connection.session?.accountId : undefined
  if (!told || !me || channel !== channelOf(me)) {
    connection.fault(CODE.clientEventRefused, m.common_client_event_refused())
    return
  }
  const { receiver_id: receiver } = told
  const { max, timeWindow } = REALTIME.typing
  if (typing.count(me, timeWindow).taken > max) return
  if (!hub.isConnected(receiver) || !mayWrite(db, me, receiver)) return
  hub.deliver({ to: [receiver], name: 'Typing', data: { sender_id: me } })
}

export function receive(site: Site, connection: Connection, text: string): void {
  const { event = '', channel, data } = parseFrame(text) ?? {}
  if (event === 'pusher:ping') connection.send(PONG)
  else if (event === 'pusher:subscribe') subscribe(site, connection, data)
  else if (event === 'pusher:unsubscribe') unsubscribe(connection, data)
  else if (event === 'client-typing') relayTyping(site, connection, channel, data)
  else if (event.startsWith('client-')) {
    connection.fault(CODE.clientEventRefused, m.common_client_event_refused())
  } else if (event !== 'pusher:pong') {
    connection.fault(CODE.notUnderstood, m.common_protocol_message_wrong())
  }
}
