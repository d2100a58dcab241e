import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** Button that stays focusable while idle, unlike a disabled one. Scrolls to the top of the list. */
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

/** Pager for lists that change in place. `of` names the list. */
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
