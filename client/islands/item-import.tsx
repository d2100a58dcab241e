import { FileUp } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { useKeptFocus } from '../components/common/use-kept-focus.ts'
import { Field } from '../components/form/field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { ImportLines } from '../components/imports/import-lines.tsx'
import { useImport } from '../components/imports/use-import.ts'

type Import = ReturnType<typeof useImport>

function FileForm({ send }: Pick<Import, 'send'>) {
  const [sent, setSent] = useState(0)
  const form = useForm({
    read(typed) {
      const file = typed.get('file')
      return file instanceof File && file.size > 0
        ? { values: { file } }
        : { errors: { file: [m.imports_file_missing()] } }
    },
    failed: m.common_action_failed(),
    send({ file }) {
      setSent(0)
      return send(file, setSent)
    },
  })
  return (
    <form className="form" {...form.props}>
      <Field
        {...form.field('file')}
        label={m.imports_file_label()}
        type="file"
        accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
      />
      {form.busy && sent < 1 && <progress aria-label={m.common_sent()} max={1} value={sent} />}
      <SubmitButton {...form.button} label={m.imports_preview_button()} busyLabel={m.common_checking()} />
    </form>
  )
}

const ErrorsLink = ({ id }: { id: number }) => (
  <a className="button quiet" href={`/api/items/import/${id}/errors.csv`} download>
    {m.imports_errors_link()}
  </a>
)

function Preview({ preview, isPosting, post, leave }: Import) {
  const { id, lines, counts } = preview!
  return (
    <>
      <ul>
        <li>{m.imports_count_post({ count: counts.post })}</li>
        {counts.skip > 0 && <li>{m.imports_count_skip({ count: counts.skip })}</li>}
        {counts.error > 0 && <li>{m.imports_count_error({ count: counts.error })}</li>}
      </ul>
      <p className="state" aria-live="polite">
        {isPosting && m.imports_posting_state()}
      </p>
      <div className="actions">
        {counts.post > 0 && (
          // Not disabled, to keep the focus.
          <button type="button" className="button" aria-disabled={isPosting || undefined} onClick={post}>
            {isPosting ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <FileUp size={20} aria-hidden="true" />
            )}
            {m.imports_post_button({ count: counts.post })}
          </button>
        )}
        {counts.error > 0 && <ErrorsLink id={id} />}
        {!isPosting && (
          <button type="button" className="button quiet" onClick={leave}>
            {m.imports_other_file_button()}
          </button>
        )}
      </div>
      <ImportLines lines={lines} />
    </>
  )
}

function Result({ preview, result, leave, seeItems }: Import & { seeItems: string }) {
  const { posted, failed } = result!
  const names = new Map(preview!.lines.map(({ line, name }) => [line, name]))
  return (
    <>
      {failed.length > 0 && <p>{m.imports_failed_count({ count: failed.length })}</p>}
      <div className="actions">
        {posted.length > 0 && (
          <a className="button" href={seeItems}>
            {m.imports_see_items_link()}
          </a>
        )}
        {failed.length + preview!.counts.error > 0 && <ErrorsLink id={preview!.id} />}
        <button type="button" className="button quiet" onClick={leave}>
          {m.imports_other_file_button()}
        </button>
      </div>
      <ImportLines
        lines={failed.map(({ line, reason }) => ({
          line,
          reason,
          name: names.get(line) ?? '',
          action: 'error',
        }))}
      />
    </>
  )
}

/** Import of items with a preview. */
export default function ItemImport({ memberId }: { memberId: number | null }) {
  const items = useImport(memberId)
  const { preview, result } = items
  const focus = useKeptFocus(result ? 'result' : preview ? 'preview' : 'file')
  const seeItems = memberId === null ? '/dashboard' : `/admin/items?owner=${memberId}`
  const heading = result
    ? m.imports_posted_count({ count: result.posted.length })
    : preview
      ? m.imports_preview_heading()
      : m.imports_file_heading()
  return (
    <section className="panel import" aria-labelledby="import-heading" {...focus.place}>
      <h2 id="import-heading" {...focus.heading}>
        {heading}
      </h2>
      {result ? (
        <Result {...items} seeItems={seeItems} />
      ) : preview ? (
        <Preview {...items} />
      ) : (
        <FileForm send={items.send} />
      )}
    </section>
  )
}
