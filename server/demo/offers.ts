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

export const COUNTER_MESSAGE = 'I like it, but mine is worth a little more. Would you add this one?'

export const REASONS = [
  'It does not fit through our door after all. I am sorry!',
  'My sister needs it herself now. I hope you understand.',
] as const

export const BY_HAND = [
  {
    category: 'Arts & Crafts',
    name: 'A jumper, knitted to your size',
    description: 'You choose the wool, I knit it. It takes about a month.',
    condition: 'New',
  },
  {
    category: 'Garden & Plants',
    name: 'Window boxes, planted for you',
    description: 'Two boxes of whatever is in bloom, with soil, planted and watered in.',
    condition: 'New',
  },
] as const

export type Move =
  | 'accept'
  | 'counter'
  | 'decline'
  | 'withdraw'
  | 'callOff'
  | 'ownerConfirms'
  | 'requesterConfirms'
  | 'expire'

type Way = readonly (readonly [move: Move, share: number])[]

const accept = ['accept', 0.7] as const

/**
 * Events of a request by its final state. The number is the share of the request's age after the event. Requests for traded items end
 * automatically.
 */
const WAYS = {
  pending: [],
  bundle: [],
  countered: [['counter', 0.5]],
  accepted: [accept],
  ownerDone: [accept, ['ownerConfirms', 0.4]],
  requesterDone: [accept, ['requesterConfirms', 0.4]],
  completed: [accept, ['requesterConfirms', 0.45], ['ownerConfirms', 0.4]],
  declined: [['decline', 0.7]],
  withdrawn: [['withdraw', 0.7]],
  calledOff: [accept, ['callOff', 0.4]],
  expired: [
    ['accept', 0.97],
    ['ownerConfirms', 0.96],
    ['expire', 0.1],
  ],
  itemGone: [],
} as const satisfies Record<string, Way>

export type StateName = keyof typeof WAYS

export const STEPS: Record<StateName, Way> = WAYS

export const FIRST_INCOMING: StateName[] = [
  ...(['pending', 'pending', 'bundle', 'pending', 'accepted', 'requesterDone'] as const),
  ...(['completed', 'declined', 'calledOff'] as const),
]
export const FIRST_OUTGOING: StateName[] = [
  ...(['countered', 'pending', 'accepted', 'ownerDone', 'completed'] as const),
  ...(['declined', 'withdrawn', 'expired'] as const),
]
