import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'

interface Props {
  text: string
  busy: boolean
  onSaveOver: () => void
}

/** Shows that another admin has saved first, with two options. Both keep the input. */
export function Conflict({ text, busy, onSaveOver }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = notice.current?.closest('form')
    // After saving, the notice and its focused button are removed.
    return () => {
      if (document.activeElement !== document.body) return
      form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    }
  }, [])
  return (
    <div ref={notice} className="notice error" role="alert">
      <TriangleAlert size={20} aria-hidden="true" />
      <div>
        <p>{text}</p>
        <div className="actions">
          {/* Opens a new tab, so that the input remains in this one. */}
          <button
            type="button"
            className="button quiet"
            onClick={() => open(location.href, '_blank', 'noopener')}
          >
            {m.admin_see_what_was_saved()}
          </button>
          {/* Not disabled while busy, because a disabled button would lose the focus. */}
          <button
            type="button"
            className="button danger"
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onSaveOver}
          >
            {m.admin_save_mine_over_it()}
          </button>
        </div>
      </div>
    </div>
  )
}
