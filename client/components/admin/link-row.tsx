import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { isComposing } from '../../dom/composing.ts'
import { Field } from '../form/field.tsx'

/** Completes a typed URL: `example.org` is a site, `me@example.org` an email address. */
function wholeAddress(written: string): string {
  const address = written.trim()
  if (/^(?:https?:|mailto:|\/)/i.test(address)) return address
  return address.includes('@') ? `mailto:${address}` : `https://${address}`
}

/** A link with text and complete URL. */
export interface AddedLink {
  text: string
  href: string
}

/** Inputs for a link. `onClose` receives the link, or null. */
export function LinkRow({
  text: selected,
  onClose,
}: {
  text: string
  onClose: (link: AddedLink | null) => void
}) {
  const [text, setText] = useState(selected)
  const [address, setAddress] = useState('')
  const where = useRef<HTMLInputElement>(null)
  useEffect(() => where.current?.focus(), [])

  function add() {
    if (!address.trim()) return
    onClose({ text: text.trim() || address.trim(), href: wholeAddress(address) })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') onClose(null)
    if (event.key !== 'Enter') return
    // Prevents that Enter submits the surrounding form.
    event.preventDefault()
    add()
  }

  return (
    <fieldset className="link-row" onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{m.admin_link()}</legend>
      <Field label={m.admin_words()} value={text} onChange={(event) => setText(event.target.value)} />
      <Field
        label={m.admin_leads_to()}
        value={address}
        inputMode="url"
        help={m.admin_leads_to_help()}
        ref={where}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div className="actions">
        <button type="button" className="button" onClick={add}>
          {m.admin_add_link()}
        </button>
        <button type="button" className="button quiet" onClick={() => onClose(null)}>
          {m.admin_cancel()}
        </button>
      </div>
    </fieldset>
  )
}
