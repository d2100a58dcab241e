/** Why one of its people calls an agreed swap off; `no_show` is of the other. */
export const CALL_OFF_KINDS = ['changed_mind', 'no_show', 'not_as_described', 'other'] as const
export type CallOffKind = (typeof CALL_OFF_KINDS)[number]

/** Those that are about one of the others. */
export const ABOUT_OTHERS: readonly CallOffKind[] = ['no_show', 'not_as_described']
