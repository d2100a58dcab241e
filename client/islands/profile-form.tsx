import { useState } from 'react'
import { ProfileUpdateBody } from '../../server/accounts/accounts-shared.ts'
import type { UserView } from '../../server/accounts/user-shared.ts'
import * as m from '../../server/catalogues/messages.ts'
import { LONGEST } from '../../server/longest-shared.ts'
import type { NeighbourhoodView } from '../../server/neighbourhoods/neighbourhoods-shared.ts'
import { fieldError } from '../api.ts'
import { AvatarField } from '../components/form/avatar-field.tsx'
import { Field, SelectField, TextAreaField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { NeighbourhoodField } from '../components/form/neighbourhood-field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
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
  /** Those that the site offers. */
  languages: { code: string; name: string }[]
}) {
  const form = useSchemaForm(ProfileUpdateBody)
  const [avatar, setAvatar] = useState<File | null>(null)
  const [avatarError, setAvatarError] = useState<string>()
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    try {
      const { data, message } = await upload('POST /api/dashboard/profile/update', {
        body: values,
        files: avatar ? { avatar } : {},
      })
      storeUser(data)
      toast.successAfterMove(message)
      await goTo('/dashboard')
    } catch (error) {
      const wrong = fieldError(error, 'avatar')
      setAvatarError(wrong)
      if (!wrong) showFailure(form, error, m.form_something_wrong())
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <AvatarField
        name={user.name}
        src={user.avatar}
        error={avatarError}
        onPick={(file, error) => {
          setAvatar(file)
          setAvatarError(error)
        }}
      />
      <Field
        label={m.accounts_full_name()}
        autoComplete="name"
        defaultValue={user.name}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Field
        label={m.accounts_phone_number()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={user.phone_number}
        error={errors.phone_number?.message}
        {...form.register('phone_number')}
      />
      <Field
        label={m.accounts_address()}
        autoComplete="address-level2"
        help={m.people_address_help()}
        defaultValue={user.address}
        error={errors.address?.message}
        {...form.register('address')}
      />
      <NeighbourhoodField
        neighbourhoods={neighbourhoods}
        defaultValue={user.neighbourhood_id ?? ''}
        error={errors.neighbourhood_id?.message}
        {...form.register('neighbourhood_id')}
      />
      {languages.length > 1 && (
        <SelectField
          label={m.place_my_language()}
          help={m.place_my_language_help()}
          defaultValue={user.language ?? ''}
          error={errors.language?.message}
          {...form.register('language')}
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
        error={errors.about?.message}
        {...form.register('about')}
      />
      <ContactChoice
        label={m.people_contact_choice()}
        defaultValue={user.contact_visibility}
        error={errors.contact_visibility?.message}
        {...form.register('contact_visibility')}
      />
      <SubmitButton
        busy={isSubmitting}
        label={m.form_save()}
        busyLabel={m.form_saving()}
        signInFirst={errors.root?.message}
      />
    </form>
  )
}
