import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** It keeps the focus while it is idle, as a disabled button would not. A page is read from its beginning. */
function Step({ idle, onStep, children }: { idle: boolean; onStep: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={idle || undefined}
      onClick={({ currentTarget }) => {
        if (idle) return
        onStep()
        currentTarget.closest('section')?.scrollIntoView()
      }}
    >
      {children}
    </button>
  )
}

/** Prev, 'Page N', Next, for lists that change in place. `of` names the list, as a page may have several. */
export function PrevNext({
  of,
  page,
  lastPage,
  busy,
  onPage,
}: {
  of: string
  page: number
  lastPage: number
  busy: boolean
  onPage: (page: number) => void
}) {
  return (
    <nav className="pager" aria-label={m.common_pages_of({ of })}>
      <Step idle={busy || page <= 1} onStep={() => onPage(page - 1)}>
        {m.common_prev()}
      </Step>
      <span aria-live="polite">{m.common_page({ page })}</span>
      <Step idle={busy || page >= lastPage} onStep={() => onPage(page + 1)}>
        {m.common_next()}
      </Step>
    </nav>
  )
}
