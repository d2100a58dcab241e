import * as m from '../../../server/platform/catalogues/messages.ts'

/** Size limits of browser uploads, and the command without limit. */
export function LargeFile({ command }: { command: string }) {
  return (
    <details className="large-file">
      <summary>{m.backups_large_file()}</summary>
      <p>{m.backups_large_file_help()}</p>
      <pre dir="ltr">
        <code>{command}</code>
      </pre>
    </details>
  )
}
