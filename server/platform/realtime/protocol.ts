import { z } from 'zod'
import { REALTIME } from '../limits.ts'

/**
 * The public Pusher Channels protocol, version 7: names of events and codes of errors are its own. A client comes
 * back at once after 42xx, later after 41xx and never by itself after 40xx.
 */
export const PROTOCOLS = ['5', '6', '7']

export const CODE = {
  noSuchKey: 4001,
  tooManySockets: 4004,
  unknownProtocol: 4007,
  noProtocol: 4008,
  unauthorised: 4009,
  overloaded: 4100,
  notUnderstood: 4200,
  noPong: 4201,
  clientEventRefused: 4301,
} as const

/** Close codes of the WebSocket protocol itself (RFC 6455, section 7.4.1). */
export const CLOSE = { goingAway: 1001, notText: 1003, serverError: 1011 } as const

/** `data` comes as JSON text or, from some clients, as it is. */
const Data = z.preprocess((data) => {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}, z.record(z.string(), z.unknown()).optional())

const Frame = z.object({ event: z.string(), channel: z.string().optional(), data: Data })
export const Subscription = z.object({ channel: z.string(), auth: z.string() })
export const Typing = z.object({ receiver_id: z.int().positive() })

/** What a client sends; null for what is no frame of the protocol. */
export function parseFrame(text: string): z.infer<typeof Frame> | null {
  try {
    return Frame.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** An event as it goes over the wire: `data` is JSON in a string. */
export const encode = (event: string, data: object, channel?: string): string =>
  JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) })

/** As `encode`, in two parts, for one event that goes to several channels: what is the same for all, and the end. */
export const encodeStart = (event: string, data: object) => `${encode(event, data).slice(0, -1)},"channel":"`
export const encodeEnd = (channel: string) => `${channel}"}`

export const PING = encode('pusher:ping', {})
export const PONG = encode('pusher:pong', {})

export const encodeError = (code: number, message: string) => encode('pusher:error', { code, message })

export const encodeEstablished = (socketId: string) =>
  encode('pusher:connection_established', {
    socket_id: socketId,
    activity_timeout: REALTIME.activityTimeout / 1000,
  })

/** The one channel of a person. */
export const channelOf = (accountId: number) => `private-chat.${accountId}`

/** Whose channel that is; undefined for what is no such channel. */
export function ownerOfChannel(channel: string): number | undefined {
  const [, id] = /^private-chat\.([1-9]\d{0,14})$/.exec(channel) ?? []
  return id ? Number(id) : undefined
}
