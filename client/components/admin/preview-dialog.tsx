import { useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call, messageOf } from '../../api.ts'
import { Dialog } from '../common/dialog.tsx'
import { SafeHtml } from '../common/safe-html.tsx'

/** Sanitized preview of a page; nothing is saved. */
export function PreviewDialog({
  title,
  html,
  onClose,
}: {
  title: string
  html: string
  onClose: () => void
}) {
  const [clean, setClean] = useState<string>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    call('POST /api/admin/preview', { body: { html } }).then(
      ({ data }) => setClean(data.html),
      (error) => setProblem(messageOf(error, m.admin_something_went_wrong())),
    )
  }, [html])
  return (
    <Dialog title={m.admin_preview()} width="800px" height="90dvh" onClose={onClose} scrolls>
      {problem && (
        <p className="notice error" role="alert">
          {problem}
        </p>
      )}
      <article className="text-page preview">
        <h1>{title}</h1>
        {clean === undefined ? <p>{m.admin_loading()}</p> : <SafeHtml className="prose" html={clean} />}
      </article>
    </Dialog>
  )
}
