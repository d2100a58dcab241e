import type { ReactNode } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'

interface Place {
  current_page: number
  last_page: number
}

function Step({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  if (to === null) {
    return (
      <button type="button" className="button quiet" disabled>
        {children}
      </button>
    )
  }
  return (
    <a className="button quiet" rel={rel} href={to}>
      {children}
    </a>
  )
}

/** Numbers of the adjacent pages; null for none. Behind the last page, the previous one is the last. */
export function neighbours({ current_page, last_page }: Place) {
  return {
    previous: current_page > 1 ? Math.min(current_page - 1, last_page) : null,
    next: current_page < last_page ? current_page + 1 : null,
  }
}

/** `href` returns the URL of a page, `id` is of the text in the middle. */
export function Pager({
  pagination,
  href,
  id,
}: {
  pagination: Place
  href: (page: number) => string
  id?: string
}) {
  const { previous, next } = neighbours(pagination)
  return (
    <nav className="pager" aria-label={m.common_pages()}>
      <Step rel="prev" to={previous === null ? null : href(previous)}>
        {m.common_previous()}
      </Step>
      <span id={id}>
        {m.common_page_of({ currentPage: pagination.current_page, lastPage: pagination.last_page })}
      </span>
      <Step rel="next" to={next === null ? null : href(next)}>
        {m.common_next()}
      </Step>
    </nav>
  )
}
