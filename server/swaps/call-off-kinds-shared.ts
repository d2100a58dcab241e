/** Reasons to cancel an agreed swap; `no_show` means another party. Repeats db/schema/swaps.ts for the browser. */
export const CALL_OFF_KINDS = ['changed_mind', 'no_show', 'not_as_described', 'other'] as const
export type CallOffKind = (typeof CALL_OFF_KINDS)[number]

/** Kinds that name the party at fault. */
export const ABOUT_OTHERS: readonly CallOffKind[] = ['no_show', 'not_as_described']
