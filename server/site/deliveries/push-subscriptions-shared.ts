import * as z from 'zod/mini'

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
  public_key: z.string(),
  browsers: z.int(),
})
export type PushView = z.output<typeof PushView>
