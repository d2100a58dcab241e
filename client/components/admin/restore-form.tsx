import { FileUp } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Field } from '../form/field.tsx'
import { useForm } from '../form/use-form.ts'

/** Upload form for restoring a backup. */
export function RestoreForm({
  isChecking,
  problem,
  onSend,
}: {
  /** The uploaded file is being verified. */
  isChecking: boolean
  /** Error of the restore. */
  problem: string | false
  /** Shows its own errors. `onProgress` receives 0 to 1. */
  onSend: (file: File, onProgress: (part: number) => void) => Promise<unknown>
}) {
  const [file, setFile] = useState<File>()
  const [sent, setSent] = useState(0)
  const form = useForm({
    read: () => (file && !isChecking ? { values: { file } } : { errors: {} }),
    failed: m.common_action_failed(),
    send(values) {
      setSent(0)
      return onSend(values.file, setSent)
    },
  })
  const busy = form.busy || isChecking
  return (
    <form className="form" {...form.props}>
      <Field
        label={m.common_backup_file()}
        type="file"
        accept=".sqlite,application/vnd.sqlite3"
        disabled={busy}
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
      />
      {problem && (
        <p className="notice error" role="alert">
          {problem}
        </p>
      )}
      {form.busy && sent < 1 && <progress aria-label={m.common_sent()} max={1} value={sent} />}
      <div className="actions">
        {/* Not disabled while busy, because a disabled button would lose the focus. */}
        <button type="submit" className="button quiet" disabled={!file} aria-disabled={busy || undefined}>
          {busy ? <span className="spinner" aria-hidden="true" /> : <FileUp size={20} aria-hidden="true" />}
          {busy ? m.common_checking() : m.common_check_and_restore()}
        </button>
      </div>
    </form>
  )
}
