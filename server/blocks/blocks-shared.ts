import * as z from 'zod/mini'

/** Who has blocked whom; `by_me` where both have. Null while both can write. */
export const Blocked = z.nullable(z.enum(['by_me', 'by_them']))
export type Blocked = z.output<typeof Blocked>

declare module '../realtime/live-events-shared.ts' {
  interface LiveEvents {
    BlockChanged: { person_id: number; blocked: Blocked }
  }
}
