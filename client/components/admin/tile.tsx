import type { ReactNode } from 'react'

/** One figure of an overview, with a word on it. */
export function Tile({
  title,
  value,
  href,
  warns = false,
  children,
}: {
  title: string
  value: ReactNode
  /** Where there is more about it. */
  href?: string
  warns?: boolean
  children?: ReactNode
}) {
  return (
    <li className={warns ? 'panel tile warns' : 'panel tile'}>
      <h2>
        {href ? (
          <a className="cover-link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      <p className="value">{value}</p>
      {children && <p className="note">{children}</p>}
    </li>
  )
}
