import * as z from 'zod/mini'

/** Why one of its people calls an agreed swap off; `no_show` is of the other. */
export const CALL_OFF_KINDS = ['changed_mind', 'no_show', 'not_as_described', 'other'] as const
export const CallOffKind = z.enum(CALL_OFF_KINDS, { error: 'Choose why' })
export type CallOffKind = z.output<typeof CallOffKind>
