/** How people offer one thing for another. */
export const OFFER_MESSAGES = [
  'I have been looking for one of these since autumn. Would mine be of use to you?',
  'Hello neighbour! I think that these two should change places. I can come by any evening.',
  'My daughter saw it and has talked of nothing else. Have a look at what we offer.',
  'It is in better order than the picture shows. Happy to meet at Market Square.',
  'If mine is not quite what you want, tell me what is, I have more in the cellar.',
  'I live round the corner, so carrying will be easy. What do you think?',
  'Yours would go to a good home, and mine deserves one too.',
  'I could add a jar of honey to make it even.',
  'We met at the street party. I would love to swap before the weekend, but there is no hurry.',
  'Mine was a present that I never used. Yours I would use every day.',
] as const

/** Why a swap that was agreed on did not happen. */
export const REASONS = [
  'It does not fit through our door after all. I am sorry!',
  'My sister needs it herself now. I hope you understand.',
] as const

/** What is offered without being listed. */
export const BY_HAND = [
  {
    motif: 'yarn',
    category: 'Arts & Crafts',
    name: 'A jumper, knitted to your size',
    description: 'You choose the wool, I knit it. It takes about a month.',
    condition: 'New',
  },
  {
    motif: 'planter',
    category: 'Garden & Plants',
    name: 'Your window boxes, planted',
    description: 'Two boxes of whatever is in bloom, with soil, planted and watered in.',
    condition: 'New',
  },
] as const

interface State {
  status: 'pending' | 'accepted' | 'rejected'
  outcome: 'declined' | 'withdrawn' | 'called_off' | 'completed' | 'expired' | 'item_gone' | null
  /** Whether the owner has ever accepted it. */
  agreed: boolean
  /** Who has confirmed the swap. */
  done: readonly ('owner' | 'requester')[]
}

const open = { outcome: null, agreed: true, done: [] } as const
const over = { status: 'rejected', agreed: false, done: [] } as const

const STATES_BY_NAME = {
  pending: { ...open, status: 'pending', agreed: false },
  accepted: { ...open, status: 'accepted' },
  ownerDone: { ...open, status: 'accepted', done: ['owner'] },
  requesterDone: { ...open, status: 'accepted', done: ['requester'] },
  completed: { status: 'accepted', outcome: 'completed', agreed: true, done: ['owner', 'requester'] },
  declined: { ...over, outcome: 'declined' },
  withdrawn: { ...over, outcome: 'withdrawn' },
  calledOff: { ...over, outcome: 'called_off', agreed: true },
  expired: { ...over, outcome: 'expired', agreed: true, done: ['owner'] },
  itemGone: { ...over, outcome: 'item_gone' },
} as const satisfies Record<string, State>

export type StateName = keyof typeof STATES_BY_NAME

/** Every state that a request can be in. */
export const STATES: Record<StateName, State> = STATES_BY_NAME

/** What the first person has received and sent. */
export const FIRST_INCOMING: StateName[] = [
  ...(['pending', 'pending', 'pending', 'pending', 'accepted', 'requesterDone'] as const),
  ...(['completed', 'declined', 'calledOff'] as const),
]
export const FIRST_OUTGOING: StateName[] = [
  ...(['pending', 'pending', 'accepted', 'ownerDone', 'completed'] as const),
  ...(['declined', 'withdrawn', 'expired'] as const),
]
