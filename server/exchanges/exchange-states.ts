import type { exchangeRequests } from '../../db/schema/index.ts'
import { conflict, forbidden } from '../errors.ts'

type Row = typeof exchangeRequests.$inferSelect

/** Where a request stands: its outcome where it has one, else its status. */
export type ExchangeState = Exclude<Row['status'], 'rejected'> | NonNullable<Row['outcome']>

export type Side = 'owner' | 'requester'

/** Who may take a step: one of the two, both (each marks, the second mark takes it), or the site by itself. */
type Actor = Side | 'either' | 'both' | 'site'

interface Transition {
  from: ExchangeState
  to: ExchangeState
  by: Actor
}

/**
 * Every legal step of a request (specification, section 4; decisions, section 4). Nothing else changes a state.
 * What each does to the items stands in exchange-steps-service.ts and, for
 * what the site does by itself, in exchange-endings-service.ts.
 */
export const TRANSITIONS = {
  accept: { from: 'pending', to: 'accepted', by: 'owner' },
  decline: { from: 'pending', to: 'declined', by: 'owner' },
  withdraw: { from: 'pending', to: 'withdrawn', by: 'requester' },
  lose_item: { from: 'pending', to: 'item_gone', by: 'site' },
  complete: { from: 'accepted', to: 'completed', by: 'both' },
  call_off: { from: 'accepted', to: 'called_off', by: 'either' },
  expire: { from: 'accepted', to: 'expired', by: 'site' },
} as const satisfies Record<string, Transition>

export type Step = keyof typeof TRANSITIONS

export const stateOf = ({ status, outcome }: Pick<Row, 'status' | 'outcome'>): ExchangeState =>
  outcome ?? (status as 'pending' | 'accepted')

/** How a state is stored: what was agreed on lists under accepted, what came to nothing under rejected. */
export function stored(state: ExchangeState): Pick<Row, 'status' | 'outcome'> {
  if (state === 'pending' || state === 'accepted') return { status: state, outcome: null }
  return { status: state === 'completed' ? 'accepted' : 'rejected', outcome: state }
}

/** What has become of a request, for whoever comes too late to change it. */
const STATE_TEXTS: Record<ExchangeState, string> = {
  pending: 'This request has not been accepted yet.',
  accepted: 'This request has been accepted already.',
  declined: 'This request has been declined already.',
  withdrawn: 'This request has been withdrawn.',
  item_gone: 'This request has ended because an item of it is gone.',
  completed: 'This swap is completed already.',
  called_off: 'This swap has been called off.',
  expired: 'This swap has ended because it was not confirmed by both in time.',
}

/**
 * Checks a step against the one table of transitions.
 *
 * @throws AppError 403 for the other side's part, 409 with what has happened where it is too late or too early.
 */
export function checkStep(step: Step, request: Pick<Row, 'status' | 'outcome'>, side: Side): void {
  const { from, by } = TRANSITIONS[step]
  if ((by === 'owner' || by === 'requester') && by !== side) {
    throw forbidden('That is for the other side of this request to do.')
  }
  const state = stateOf(request)
  if (state !== from) throw conflict(STATE_TEXTS[state])
}
