import type { CommunityRules } from '../../../server/community/community-shared.ts'
import { ChoiceField } from './choice-field.tsx'

/** The fields of what a community asks of those who come. */
export function CommunityChoices({ join, read, invite }: Pick<CommunityRules, 'join' | 'read' | 'invite'>) {
  return (
    <>
      <ChoiceField
        legend="Who may join"
        name="join"
        value={join}
        choices={[
          { value: 'open', label: 'Anybody' },
          { value: 'invitation', label: 'Who has an invitation' },
          {
            value: 'approval',
            label: 'Who was let in',
            about: 'Anybody may sign up. An admin or a moderator looks at each, and lets them in.',
          },
          { value: 'invitation_and_approval', label: 'Who has an invitation, and was let in' },
        ]}
      />
      <ChoiceField
        legend="Who may read"
        name="read"
        value={read}
        choices={[
          { value: 'everyone', label: 'Everybody', about: 'Search engines find what is offered.' },
          {
            value: 'members',
            label: 'Members',
            about: 'Who is not signed in sees your texts and the way in, nothing else.',
          },
        ]}
      />
      <ChoiceField
        legend="Who may invite"
        name="invite"
        value={invite}
        choices={[
          { value: 'members', label: 'Every member' },
          {
            value: 'admins',
            label: 'Admins alone',
            about: 'Invitations that members have made work no more.',
          },
        ]}
      />
    </>
  )
}
