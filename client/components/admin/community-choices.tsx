import * as m from '../../../server/catalogues/messages.ts'
import type { CommunityRules } from '../../../server/community/community-shared.ts'
import { ChoiceField } from './choice-field.tsx'

/** The fields of what a community asks of those who come, and of those who are new. */
export function CommunityChoices({ join, read, invite, newcomers }: CommunityRules) {
  return (
    <>
      <ChoiceField
        legend={m.admin_who_may_join()}
        name="join"
        value={join}
        choices={[
          { value: 'open', label: m.admin_anybody() },
          { value: 'invitation', label: m.admin_who_has_an_invitation() },
          {
            value: 'approval',
            label: m.admin_who_was_let_in(),
            about: m.admin_anybody_may_sign_up_an_admin_or_a(),
          },
          { value: 'invitation_and_approval', label: m.admin_who_has_an_invitation_and_was_let_in() },
        ]}
      />
      <ChoiceField
        legend={m.admin_who_may_read()}
        name="read"
        value={read}
        choices={[
          {
            value: 'everyone',
            label: m.admin_everybody(),
            about: m.admin_search_engines_find_what_is_offered(),
          },
          {
            value: 'members',
            label: m.admin_members(),
            about: m.admin_who_is_not_signed_in_sees_your_texts(),
          },
        ]}
      />
      <ChoiceField
        legend={m.admin_who_may_invite()}
        name="invite"
        value={invite}
        choices={[
          { value: 'members', label: m.admin_every_member() },
          {
            value: 'admins',
            label: m.admin_admins_alone(),
            about: m.admin_invitations_that_members_have_made(),
          },
        ]}
      />
      <ChoiceField
        legend={m.admin_new_members()}
        name="newcomers"
        value={newcomers ? 'true' : 'false'}
        choices={[
          { value: 'false', label: m.admin_may_do_all_from_the_first_day() },
          {
            value: 'true',
            label: m.admin_begin_slowly(),
            about: m.admin_until_a_first_completed_swap_or_for_7(),
          },
        ]}
      />
    </>
  )
}
