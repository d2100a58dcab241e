/** Why a person calls an agreed swap off; `no_show` is somebody else's. The same as in db/schema/swaps.ts, which imports no room. */
export const CALL_OFF_KINDS = ['changed_mind', 'no_show', 'not_as_described', 'other'] as const
export type CallOffKind = (typeof CALL_OFF_KINDS)[number]

/** Kinds of which the swap notes whom they blame. */
export const ABOUT_OTHERS: readonly CallOffKind[] = ['no_show', 'not_as_described']
