import { z } from 'zod'
import { REALTIME } from '../limits.ts'

/** The Pusher Channels protocol, version 7. Clients reconnect immediately after 42xx, later after 41xx, never after 40xx. */
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

export const CLOSE = { goingAway: 1001, notText: 1003, serverError: 1011 } as const

/** Some clients send `data` as JSON text, others as an object. */
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

export function parseFrame(text: string): z.infer<typeof Frame> | null {
  try {
    return Frame.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Encodes an event; `data` is JSON within a string. */
export const encode = (event: string, data: object, channel?: string): string =>
  JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) })

/** Like `encode`, in two parts, so that the part shared by several channels is encoded once. */
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

export const channelOf = (accountId: number) => `private-chat.${accountId}`

export function ownerOfChannel(channel: string): number | undefined {
  const [, id] = /^private-chat\.([1-9]\d{0,14})$/.exec(channel) ?? []
  return id ? Number(id) : undefined
}
