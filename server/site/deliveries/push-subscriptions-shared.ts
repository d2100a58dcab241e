import * as z from 'zod/mini'

/** `JSON.stringify` of a PushSubscription (Push API). */
export const PushSubscriptionBody = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({
    p256dh: z.string().check(z.maxLength(200)),
    auth: z.string().check(z.maxLength(100)),
  }),
})
export type PushSubscriptionBody = z.output<typeof PushSubscriptionBody>

export const EndPushBody = z.object({ endpoint: z.string().check(z.maxLength(1000)) })

export const PushView = z.object({
  /** What a browser subscribes with, base64url. */
  public_key: z.string(),
  /** Number of the user's subscribed browsers. */
  browsers: z.int(),
})
export type PushView = z.output<typeof PushView>
