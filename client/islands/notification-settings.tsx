import * as m from '../../server/platform/catalogues/messages.ts'
import type {
  NotificationSettings,
  NotificationSettingsBody,
} from '../../server/site/notifications/notification-settings-shared.ts'
import { call } from '../api.ts'
import { Field, SelectField } from '../components/form/field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
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

/** Shown to admins and moderators only. */
const ADMIN_FIELD = { name: 'admin', label: m.told_admin_mails, choices: ['now', 'never'] } as const

export default function NotificationSettingsForm({ settings }: { settings: NotificationSettings }) {
  const fields = settings.admin === undefined ? FIELDS : [...FIELDS, ADMIN_FIELD]
  const form = useForm({
    read(typed) {
      const values = Object.fromEntries(typed) as Record<string, string>
      const body = {
        ...values,
        quiet_from: values.quiet_from || null,
        quiet_to: values.quiet_to || null,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }
      return { values: body as NotificationSettingsBody }
    },
    failed: m.told_not_saved(),
    async send(body) {
      const { message } = await call('POST /api/notification-settings', { body })
      toast.success(message)
    },
  })
  return (
    <>
      <form className="form" {...form.props}>
        {fields.map(({ name, label, choices }) => (
          <SelectField key={name} label={label()} defaultValue={settings[name]} {...form.field(name)}>
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
          <div className="row">
            <Field
              label={m.told_quiet_from()}
              type="time"
              defaultValue={settings.quiet_from ?? ''}
              {...form.field('quiet_from')}
            />
            <Field
              label={m.told_quiet_to()}
              type="time"
              defaultValue={settings.quiet_to ?? ''}
              {...form.field('quiet_to')}
            />
          </div>
        </fieldset>
        <SubmitButton {...form.button} label={m.form_save()} busyLabel={m.form_saving()} />
      </form>
      <PushSection />
    </>
  )
}
