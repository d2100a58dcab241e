import * as z from 'zod/mini'

export const Blocked = z.nullable(z.enum(['by_me', 'by_them']))
export type Blocked = z.output<typeof Blocked>

export const BlockedPerson = z
  .object({
    id: z.int(),
    name: z.string(),
    avatar: z.nullable(z.string()),
    blocked_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'BlockedPerson' })
export type BlockedPerson = z.output<typeof BlockedPerson>

declare module '../../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    BlockChanged: { person_id: number; blocked: Blocked }
  }
}
