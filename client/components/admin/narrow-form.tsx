import { Search } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** URL of a filtered list; empty values are omitted. */
export function listHref(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return search ? `${path}?${search}` : path
}

interface Props {
  path: string
  /** Search text. */
  q: string
  placeholder: string
  show: string
  filters: Record<string, string>
  /** Other query parameters to keep. */
  keep?: Record<string, string>
}

export function NarrowForm({ path, q, placeholder, show, filters, keep = {} }: Props) {
  return (
    <div className="narrow">
      <search>
        <form className="search" action={path}>
          <input
            type="search"
            name="q"
            defaultValue={q}
            placeholder={placeholder}
            aria-label={placeholder}
            enterKeyHint="search"
          />
          {Object.entries({ ...keep, show }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="icon-button" aria-label={m.admin_search()}>
            <Search size={20} aria-hidden="true" />
          </button>
        </form>
      </search>
      <nav className="tabs" aria-label={m.admin_show()}>
        {Object.entries(filters).map(([value, label]) => (
          <a
            key={value}
            href={listHref(path, { ...keep, q, show: value })}
            aria-current={value === show ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
    </div>
  )
}
