import * as m from '../../../server/platform/catalogues/messages.ts'
import { listHref } from './narrow-form.tsx'

interface Props {
  path: string
  /** Filters. */
  query?: Record<string, string>
  isOlder: boolean
  nextBefore: number | null
}

/** Links to older entries and back to the newest. */
export function Older({ path, query = {}, isOlder, nextBefore }: Props) {
  if (!isOlder && nextBefore === null) return null
  return (
    <nav className="pager" aria-label={m.common_pages()}>
      {isOlder && (
        <a className="button quiet" href={listHref(path, query)}>
          {m.admin_newest()}
        </a>
      )}
      {nextBefore !== null && (
        <a
          className="button quiet"
          rel="next"
          href={listHref(path, { ...query, before: String(nextBefore) })}
        >
          {m.admin_older()}
        </a>
      )}
    </nav>
  )
}
