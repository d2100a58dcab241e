import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import { LONGEST } from '../../server/longest-shared.ts'
import { ApiError, call, type FieldErrors, messageOf } from '../api.ts'
import { FormDialog } from '../components/admin/form-dialog.tsx'
import { Field } from '../components/form/field.tsx'

/** An address for a title: `Our rules` is at `our-rules`. */
const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST.slug)
    .replace(/^-|-$/g, '')

/** Adds a page and goes on to its text. */
export default function AdminAddPage() {
  const [open, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState<string>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const address = slug ?? slugOf(title)

  async function add() {
    setBusy(true)
    try {
      const { data } = await call('POST /api/admin/pages', { body: { title, slug: address } })
      location.assign(`/admin/pages/${data.slug}`)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      setProblem(
        Object.keys(fields).length > 0 ? undefined : messageOf(error, m.admin_it_could_not_be_saved()),
      )
      setBusy(false)
    }
  }

  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        {m.admin_add_a_page()}
      </button>
      {open && (
        <FormDialog
          title={m.admin_add_a_page()}
          busy={busy}
          problem={problem}
          onClose={() => setOpen(false)}
          onSave={add}
        >
          <Field
            label={m.admin_title()}
            maxLength={LONGEST.pageTitle}
            autoComplete="off"
            value={title}
            error={errors.title?.[0]}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Field
            label={m.admin_address()}
            maxLength={LONGEST.slug}
            autoComplete="off"
            value={address}
            error={errors.slug?.[0]}
            help={m.admin_page_will_be_at({ address: address || '…' })}
            onChange={(event) => setSlug(event.target.value)}
          />
        </FormDialog>
      )}
    </>
  )
}
