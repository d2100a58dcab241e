import * as m from '../../../server/platform/catalogues/messages.ts'
import { CHOICES, type CommunityRules } from '../../../server/site/community/community-shared.ts'
import { Field } from '../form/field.tsx'
import { ChoiceField } from './choice-field.tsx'

export function CommunityChoices({ join, read, invite, newcomers, gifts, gifts_per_person }: CommunityRules) {
  return (
    <>
      <ChoiceField
        legend={m.admin_who_may_join()}
        name="join"
        value={join}
        choices={[
          { value: 'open', label: CHOICES.join.open() },
          { value: 'invitation', label: CHOICES.join.invitation() },
          {
            value: 'approval',
            label: CHOICES.join.approval(),
            about: m.admin_join_approved_help(),
          },
          { value: 'invitation_and_approval', label: CHOICES.join.invitation_and_approval() },
        ]}
      />
      <ChoiceField
        legend={m.admin_who_may_read()}
        name="read"
        value={read}
        choices={[
          {
            value: 'everyone',
            label: CHOICES.read.everyone(),
            about: m.admin_search_engines_read(),
          },
          {
            value: 'members',
            label: CHOICES.read.members(),
            about: m.admin_read_members_help(),
          },
        ]}
      />
      <ChoiceField
        legend={m.admin_who_may_invite()}
        name="invite"
        value={invite}
        choices={[
          { value: 'members', label: CHOICES.invite.members() },
          {
            value: 'admins',
            label: CHOICES.invite.admins(),
            about: m.admin_member_invitations_end(),
          },
        ]}
      />
      <ChoiceField
        legend={m.admin_new_members()}
        name="newcomers"
        value={newcomers ? 'true' : 'false'}
        choices={[
          { value: 'false', label: CHOICES.newcomers.false() },
          {
            value: 'true',
            label: CHOICES.newcomers.true(),
            about: m.admin_begin_slowly_help(),
          },
        ]}
      />
      <ChoiceField
        legend={m.admin_gifts_title()}
        name="gifts"
        value={gifts ? 'true' : 'false'}
        choices={[
          { value: 'true', label: CHOICES.gifts.true(), about: m.admin_gifts_about() },
          { value: 'false', label: CHOICES.gifts.false(), about: m.admin_gifts_off_about() },
        ]}
      />
      <Field
        label={m.admin_gifts_per_person()}
        help={m.admin_gifts_per_person_help()}
        type="number"
        inputMode="numeric"
        name="gifts_per_person"
        min={0}
        max={50}
        defaultValue={gifts_per_person}
      />
    </>
  )
}
