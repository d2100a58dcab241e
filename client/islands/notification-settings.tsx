import { type FormEvent, useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import type {
  NotificationSettings,
  NotificationSettingsBody,
} from '../../server/notifications/notification-settings-shared.ts'
import { call, messageOf } from '../api.ts'
import { Field, SelectField } from '../components/form/field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { PushSection } from '../components/notifications/push-section.tsx'
import { toast } from '../stores/toasts.ts'

type Choice = 'now' | 'daily' | 'weekly' | 'never'

const CHOICES: Record<Choice, () => string> = {
  now: m.told_now,
  daily: m.told_daily,
  weekly: m.told_weekly,
  never: m.told_never,
}

const FIELDS = [
  { name: 'offers', label: m.told_offers, choices: ['now', 'never'] },
  { name: 'messages', label: m.told_messages, choices: ['now', 'never'] },
  { name: 'handover', label: m.told_handover, choices: ['now', 'never'] },
  { name: 'matches', label: m.told_matches, choices: ['now', 'daily', 'never'] },
  { name: 'news', label: m.told_news, choices: ['weekly', 'never'] },
] as const

/** For those who help to run the site. */
const ADMIN_FIELD = { name: 'admin', label: m.told_admin_mails, choices: ['now', 'never'] } as const

/** How one is told by mail, and in which hours nobody wants to be. */
export default function NotificationSettingsForm({ settings }: { settings: NotificationSettings }) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const fields = settings.admin === undefined ? FIELDS : [...FIELDS, ADMIN_FIELD]

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const body = {
      ...values,
      quiet_from: values.quiet_from || null,
      quiet_to: values.quiet_to || null,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    } as NotificationSettingsBody
    setBusy(true)
    setError(undefined)
    try {
      const { message } = await call('POST /api/notification-settings', { body })
      toast.success(message)
    } catch (failure) {
      setError(messageOf(failure, m.told_not_saved()))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <form className="form" method="dialog" onSubmit={save}>
        {fields.map(({ name, label, choices }) => (
          <SelectField key={name} label={label()} name={name} defaultValue={settings[name]}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {CHOICES[choice]()}
              </option>
            ))}
          </SelectField>
        ))}
        <fieldset className="field">
          <legend>{m.told_quiet_hours()}</legend>
          <p className="help">{m.told_quiet_help()}</p>
          <Field
            label={m.told_quiet_from()}
            type="time"
            name="quiet_from"
            defaultValue={settings.quiet_from ?? ''}
          />
          <Field
            label={m.told_quiet_to()}
            type="time"
            name="quiet_to"
            defaultValue={settings.quiet_to ?? ''}
          />
        </fieldset>
        {error && (
          <p className="notice error" role="alert">
            {error}
          </p>
        )}
        <SubmitButton busy={busy} label={m.form_save()} busyLabel={m.form_saving()} />
      </form>
      <PushSection />
    </>
  )
}
