import * as m from '../../../server/platform/catalogues/messages.ts'

export function NeedsScript() {
  return (
    <noscript>
      <p className="notice hint">{m.form_javascript_needed()}</p>
    </noscript>
  )
}
