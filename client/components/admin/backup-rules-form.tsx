import type { SettingsView } from '../../../server/admin/console/admin-settings-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { MOST_BACKUPS } from '../../../server/site/backups/backups-shared.ts'
import { CallForm } from '../form/call-form.tsx'
import { Field } from '../form/field.tsx'

export function BackupRulesForm({ rules }: { rules: SettingsView['backups'] }) {
  const number = { type: 'number', inputMode: 'numeric', max: MOST_BACKUPS } as const
  return (
    <>
      <p className="lead">{m.place_backups_lead()}</p>
      {rules.by_environment !== null && (
        <p className="notice hint">
          {m.place_backup_by_environment()} {m.place_backup_folder_is({ folder: rules.by_environment })}
        </p>
      )}
      <CallForm call="POST /api/admin/backup-rules" label={m.form_save()} busy={m.form_saving()} look="">
        {rules.by_environment === null && (
          <Field
            label={m.place_backup_folder()}
            name="folder"
            defaultValue={rules.folder}
            help={m.place_backup_folder_help()}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <div className="row">
          <Field
            {...number}
            min={1}
            label={m.place_backup_every()}
            name="every_days"
            defaultValue={rules.every_days}
          />
          <Field {...number} min={1} label={m.place_backup_full()} name="full" defaultValue={rules.full} />
        </div>
        <div className="row">
          <Field
            {...number}
            min={1}
            label={m.place_backup_daily()}
            name="daily"
            defaultValue={rules.daily}
            help={m.place_backup_daily_help()}
          />
          <Field
            {...number}
            min={0}
            label={m.place_backup_weekly()}
            name="weekly"
            defaultValue={rules.weekly}
            help={m.place_backup_weekly_help()}
          />
        </div>
      </CallForm>
    </>
  )
}
