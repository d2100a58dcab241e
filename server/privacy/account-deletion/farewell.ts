/**
 * Account deletion by table and column with an account id:
 * - `goes`: the row and its dependents are deleted;
 * - `stays`: the row remains for other users with only the id; its texts belong to others, such as messages, or are emptied in
 * leaving-service.ts;
 * - `forgets`: the row remains without the id.
 * Classify new columns here (test/server/privacy/account-deletion/farewell.test.ts finds missing ones). Remaining texts about the user are
 * emptied in leaving-service.ts.
 */
export const FAREWELL = {
  accounts: { invited_by_id: 'stays' },
  attachments: { holder_id: 'goes' },
  audit_log: { admin_id: 'stays', person_id: 'stays' },
  blocks: { blocker_id: 'goes', blocked_id: 'goes' },
  chain_refusals: { account_id: 'goes', by_id: 'goes' },
  circle_messages: { sender_id: 'stays' },
  circle_meetings: { by_id: 'goes' },
  circle_meeting_answers: { account_id: 'goes' },
  circle_people: { account_id: 'goes' },
  completed_pairs: { account_id: 'stays', other_id: 'stays' },
  contact_messages: { account_id: 'goes' },
  conversations: { low_account_id: 'stays', high_account_id: 'stays' },
  deck_draws: { account_id: 'goes' },
  deliveries: { account_id: 'goes' },
  deleted_items: { owner_id: 'goes' },
  favourites: { account_id: 'goes' },
  // Meeting places may be home addresses.
  gift_requests: { account_id: 'goes' },
  handovers: { first_id: 'goes', second_id: 'goes', by_id: 'goes' },
  handover_steps: { first_id: 'goes', second_id: 'goes', by_id: 'goes' },
  images: { holder_id: 'forgets' },
  invitation_uses: { account_id: 'goes' },
  invitations: { inviter_id: 'goes' },
  item_imports: { account_id: 'goes', by_id: 'goes' },
  items: { owner_id: 'goes' },
  messages: { sender_id: 'stays', receiver_id: 'stays' },
  notification_settings: { account_id: 'goes' },
  notifications: { account_id: 'goes' },
  outbox: { account_id: 'goes' },
  postponed_items: { account_id: 'goes' },
  proofs: { account_id: 'goes' },
  push_subscriptions: { account_id: 'goes' },
  reports: { reporter_id: 'goes', about_id: 'goes', handled_by_id: 'forgets' },
  reset_codes: { account_id: 'goes' },
  reset_failures: { account_id: 'goes' },
  reviews: { by_id: 'goes', about_id: 'goes' },
  sessions: { account_id: 'goes' },
  swap_day_guests: { account_id: 'stays' },
  swap_day_moves: { from_id: 'stays', to_id: 'stays' },
  swap_day_people: { account_id: 'goes' },
  swap_legs: { from_id: 'stays', to_id: 'stays' },
  swap_parties: { account_id: 'stays' },
  swap_revisions: { by_id: 'stays' },
  unsubscribe_tokens: { account_id: 'goes' },
  want_sets: { account_id: 'goes' },
  want_days: { account_id: 'goes' },
  want_items: { account_id: 'goes' },
  wants: { account_id: 'goes' },
  wish_tellings: { account_id: 'goes', owner_id: 'goes' },
  wishes: { account_id: 'goes' },
} as const satisfies Record<string, Record<string, 'goes' | 'stays' | 'forgets'>>
