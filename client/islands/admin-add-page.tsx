import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../server/platform/schemas/longest-shared.ts'
import { call } from '../api.ts'
import { slugOf } from '../components/admin/slug-of.ts'
import { Field } from '../components/form/field.tsx'
import { FormDialog } from '../components/form/form-dialog.tsx'
import { goTo } from '../components/form/go-to.ts'
import { useForm } from '../components/form/use-form.ts'

function AddPageDialog({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState<string>()
  const address = slug ?? slugOf(title)
  const form = useForm({
    read: (typed) => ({ values: { title: String(typed.get('title')), slug: String(typed.get('slug')) } }),
    failed: m.admin_saving_failed(),
    async send(body) {
      const { data } = await call('POST /api/admin/pages', { body })
      await goTo(`/admin/pages/${data.slug}`)
    },
  })
  return (
    <FormDialog title={m.admin_add_a_page()} form={form} onClose={onClose}>
      <Field
        label={m.admin_title()}
        maxLength={LONGEST.pageTitle}
        autoComplete="off"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        {...form.field('title')}
      />
      <Field
        label={m.admin_address()}
        maxLength={LONGEST.slug}
        autoComplete="off"
        value={address}
        help={m.admin_page_will_be_at({ address: address || '…' })}
        onChange={(event) => setSlug(event.target.value)}
        {...form.field('slug')}
      />
    </FormDialog>
  )
}

export default function AdminAddPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        {m.admin_add_a_page()}
      </button>
      {open && <AddPageDialog onClose={() => setOpen(false)} />}
    </>
  )
}
