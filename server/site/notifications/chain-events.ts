import * as m from '../../platform/catalogues/messages.ts'
import type { CircleValues, EventKind } from './event-kind.ts'
import type { Said } from './event-values.ts'

// Events of a chain. The first user only gives and the last one only receives, so the sentences differ by role.

type ChainSaid = Said<CircleValues>

const told = (kind: EventKind<CircleValues>): EventKind<CircleValues> => kind

const EVERYWHERE = ['page', 'push', 'mail'] as const
const NO_MAIL = ['page', 'push'] as const
const CHAIN = { setting: 'matches', quietHours: 'wait', button: () => m.told_see_swap() } as const
const CONFIRM = () => m.told_confirm()

const roleOf = ({ gives, gets }: ChainSaid) => (!gets ? 'giver' : gives ? 'both' : 'receiver')
const termsOf = (said: ChainSaid) =>
  m.told_chain_terms({ role: roleOf(said), gives: said.gives, gets: said.gets })
const itemOf = ({ gives, gets }: ChainSaid) => gets || gives
const byRole =
  (text: (values: { role: string; gives: string; gets: string }) => string) => (said: ChainSaid) =>
    text({ role: roleOf(said), gives: said.gives, gets: said.gets })
const TITLE = () => m.told_chain_title()

const OVER = {
  ...CHAIN,
  type: 'circle_ended',
  by: ['page'],
  title: TITLE,
  text: (said: ChainSaid) => m.told_chain_over_text({ item: itemOf(said) }),
} as const

const REMINDER = {
  ...CHAIN,
  type: 'circle_reminder',
  by: EVERYWHERE,
  while: ['agreed'],
  whileUnconfirmed: true,
  title: () => m.told_gift_confirmed_title(),
  text: byRole(m.told_chain_handover_reminder_text),
  button: CONFIRM,
} as const

export const CHAIN_EVENTS = {
  chain_proposed: told({
    ...CHAIN,
    type: 'circle_found',
    to: 'all users of a chain that the site has found',
    by: EVERYWHERE,
    while: ['proposed'],
    title: TITLE,
    text: (said) => `${termsOf(said)} ${m.told_chain_proposed_text({ people: said.people })}`,
  }),
  chain_edited: told({
    ...CHAIN,
    type: 'circle_changed',
    to: 'all users of a chain that names the item',
    by: NO_MAIL,
    while: ['proposed'],
    title: () => m.told_circle_edited_title(),
    text: (said) => `${m.told_chain_edited_text({ detail: said.detail })} ${termsOf(said)}`,
  }),
  chain_answer_reminder: told({
    ...CHAIN,
    type: 'circle_reminder',
    to: 'those who have not answered',
    by: EVERYWHERE,
    while: ['proposed'],
    title: () => m.told_circle_answer_reminder_title(),
    text: (said) => `${termsOf(said)} ${m.told_chain_answer_reminder_text()}`,
  }),
  chain_declined: told({ ...OVER, to: 'the others, not who has said no' }),
  chain_withdrawn: told({ ...OVER, to: 'the others, not why' }),
  chain_over: told({ ...OVER, to: 'the others, not why' }),
  chain_item_gone: told({
    ...OVER,
    to: 'all of it',
    text: (said) => m.told_chain_item_gone_text({ item: itemOf(said) }),
  }),
  chain_lapsed: told({
    ...OVER,
    to: 'all of it',
    text: (said) => m.told_chain_lapsed_text({ item: itemOf(said) }),
  }),
  chain_agreed: told({
    ...CHAIN,
    type: 'circle_agreed',
    to: 'the others, once one has said the last yes',
    by: EVERYWHERE,
    while: ['agreed'],
    title: () => m.told_circle_agreed_title(),
    text: (said) => `${termsOf(said)} ${m.told_chain_agreed_text()}`,
  }),
  chain_in_doubt: told({
    ...CHAIN,
    type: 'circle_in_doubt',
    to: 'the others of an agreed chain',
    by: EVERYWHERE,
    while: ['agreed'],
    whileInDoubt: true,
    title: () => m.told_circle_in_doubt_title(),
    text: ({ by }) => m.told_chain_in_doubt_text({ by }),
  }),
  chain_next_leg: told({
    ...CHAIN,
    type: 'circle_reminder',
    to: 'the two of the leg that is next, once the one before it is done',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_chain_next_title(),
    text: byRole(m.told_chain_next_text),
  }),
  chain_confirmed: told({
    ...CHAIN,
    type: 'circle_confirmed',
    to: 'the other of the leg that one has confirmed',
    by: EVERYWHERE,
    while: ['agreed'],
    whileUnconfirmed: true,
    title: () => m.told_circle_confirmed_title(),
    text: ({ by, detail }) => m.told_circle_confirmed_text({ by, detail }),
    button: CONFIRM,
  }),
  chain_handover_reminder: told({ ...REMINDER, to: 'the two of the leg that is next' }),
  chain_confirmation_reminder: told({
    ...REMINDER,
    to: 'the one of the leg that is next who has not confirmed',
  }),
  chain_completed: told({
    ...CHAIN,
    type: 'circle_completed',
    to: 'the others whose legs are done',
    by: NO_MAIL,
    title: () => m.told_circle_completed_title(),
    text: byRole(m.told_chain_completed_text),
  }),
  chain_settled: told({ ...OVER, to: 'the others, once an admin has settled the last leg' }),
  chain_broken: told({
    ...CHAIN,
    type: 'circle_called_off',
    to: 'all users of the legs that end, but the one who has ended them',
    by: EVERYWHERE,
    title: () => m.told_chain_broken_title(),
    text: byRole(m.told_chain_broken_text),
  }),
}
