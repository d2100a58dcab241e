import type { ReactNode } from 'react'

/** A figure of the overview. */
export function Tile({
  title,
  value,
  href,
  warns = false,
  children,
}: {
  title: string
  value: ReactNode
  /** Link to details. */
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
