import { useState } from 'react'
import { ProfileUpdateBody } from '../../server/members/accounts/accounts-shared.ts'
import type { UserView } from '../../server/members/accounts/user-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../server/platform/schemas/longest-shared.ts'
import type { NeighbourhoodView } from '../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { call } from '../api.ts'
import { AvatarField } from '../components/form/avatar-field.tsx'
import { bySchema } from '../components/form/by-schema.ts'
import { Field, SelectField, TextAreaField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { NeighbourhoodField } from '../components/form/neighbourhood-field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { onlyTouched } from '../components/form/touched.ts'
import { useForm } from '../components/form/use-form.ts'
import { useVersion } from '../components/form/use-version.ts'
import { ContactChoice } from '../components/people/contact-choice.tsx'
import { storeUser } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'
import { upload } from '../upload.ts'

export default function ProfileForm({
  user,
  neighbourhoods,
  languages,
}: {
  user: UserView
  neighbourhoods: NeighbourhoodView[]
  /** Languages of the site. */
  languages: { code: string; name: string }[]
}) {
  const [avatar, setAvatar] = useState<File | null>(null)
  const [avatarError, setAvatarError] = useState<string>()
  const saveVersion = useVersion(user.version, async () => (await call('GET /api/profile')).data.version)
  const form = useForm({
    read: (typed) => bySchema(ProfileUpdateBody, typed),
    failed: m.form_something_wrong(),
    async send(values) {
      const { data, message } = await saveVersion((version) =>
        upload('POST /api/dashboard/profile/update', {
          body: { ...onlyTouched(values, form.touched()), version },
          files: avatar ? { avatar } : {},
        }),
      )
      storeUser(data)
      toast.successAfterMove(message)
      await goTo('/dashboard')
    },
  })
  return (
    <form className="form" {...form.props}>
      <AvatarField
        name={user.name}
        src={user.avatar}
        error={avatarError ?? form.errorOf('avatar')}
        onPick={(file, error) => {
          setAvatar(file)
          setAvatarError(error)
          form.clear('avatar')
        }}
      />
      <Field
        label={m.accounts_full_name()}
        autoComplete="name"
        defaultValue={user.name}
        {...form.field('name')}
      />
      <Field
        label={m.accounts_phone_number()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={user.phone_number}
        {...form.field('phone_number')}
      />
      <Field
        label={m.accounts_address()}
        autoComplete="address-level2"
        help={m.people_address_help()}
        defaultValue={user.address}
        {...form.field('address')}
      />
      <NeighbourhoodField
        neighbourhoods={neighbourhoods}
        defaultValue={user.neighbourhood_id ?? ''}
        {...form.field('neighbourhood_id')}
      />
      {languages.length > 1 && (
        <SelectField
          label={m.place_my_language()}
          help={m.place_my_language_help()}
          defaultValue={user.language ?? ''}
          {...form.field('language')}
        >
          <option value="">{m.place_my_language_none()}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={m.people_about()}
        rows={4}
        maxLength={LONGEST.about}
        defaultValue={user.about}
        help={m.people_about_help()}
        {...form.field('about')}
      />
      <ContactChoice
        label={m.people_contact_choice()}
        defaultValue={user.contact_visibility}
        {...form.field('contact_visibility')}
      />
      <SubmitButton {...form.button} label={m.form_save()} busyLabel={m.form_saving()} />
    </form>
  )
}
