import { Search } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** The address of a list with what narrows it; what is empty stays out. */
export function listHref(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return search ? `${path}?${search}` : path
}

interface Props {
  path: string
  /** What is searched for. */
  q: string
  placeholder: string
  show: string
  filters: Record<string, string>
  /** What else stays in the address. */
  keep?: Record<string, string>
}

/** Search and filters of an admin's list: links and a form, all in the address. */
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
