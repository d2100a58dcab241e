import { Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../server/platform/schemas/longest-shared.ts'
import type { PageFormView } from '../../server/site/content/admin-pages-shared.ts'
import { call, messageOf } from '../api.ts'
import { PreviewDialog } from '../components/admin/preview-dialog.tsx'
import { RichText } from '../components/admin/rich-text.tsx'
import { SavedFormFrame } from '../components/admin/saved-form.tsx'
import { useSavedForm } from '../components/admin/use-saved-form.ts'
import { ConfirmDialog } from '../components/common/confirm-dialog.tsx'
import { Field } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { toast } from '../stores/toasts.ts'

export default function AdminPageForm({ first }: { first: PageFormView }) {
  const { slug, is_linked } = first
  const params = { slug }
  const form = useSavedForm(first, {
    read: () => call('GET /api/admin/pages/:slug', { params }),
    save: (body) => call('POST /api/admin/pages/:slug', { params, body }),
  })
  const { value, change, errors, filled } = form
  const [previewed, setPreviewed] = useState(false)
  const [deleting, setDeleting] = useState(false)

  async function remove() {
    try {
      const { message } = await call('DELETE /api/admin/pages/:slug', { params })
      toast.successAfterMove(message)
      await goTo('/admin/pages')
    } catch (error) {
      toast.error(messageOf(error, m.admin_delete_failed()))
    }
  }

  return (
    <SavedFormFrame
      form={form}
      href={`/page/${slug}`}
      actions={
        <>
          <button type="button" className="button quiet" onClick={() => setPreviewed(true)}>
            <Eye size={18} aria-hidden="true" />
            {m.admin_preview()}
          </button>
          {!is_linked && (
            <button type="button" className="button quiet" onClick={() => setDeleting(true)}>
              <Trash2 size={18} aria-hidden="true" />
              {m.admin_delete()}
            </button>
          )}
        </>
      }
    >
      <section className="panel form">
        <Field
          label={m.admin_title()}
          maxLength={LONGEST.pageTitle}
          value={value.title}
          error={errors.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <RichText
          key={filled}
          label={m.admin_text()}
          tall
          html={value.body}
          error={errors.body}
          onChange={(body) => change({ body })}
        />
      </section>
      {previewed && (
        <PreviewDialog title={value.title} html={value.body} onClose={() => setPreviewed(false)} />
      )}
      {deleting && (
        <ConfirmDialog
          title={m.admin_delete_page_question({ title: value.title })}
          action={m.admin_delete()}
          onClose={() => setDeleting(false)}
          onConfirm={remove}
        >
          <p>{m.admin_page_links_break()}</p>
        </ConfirmDialog>
      )}
    </SavedFormFrame>
  )
}
