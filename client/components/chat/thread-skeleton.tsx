import * as m from '../../../server/platform/catalogues/messages.ts'

const WIDTHS = [62, 40, 54, 70, 36]

/** Loading placeholder. */
export function ThreadSkeleton() {
  return (
    <div className="thread-frame" role="status" aria-label={m.messages_loading()}>
      <ul className="thread-skeleton" aria-hidden="true">
        {WIDTHS.map((width, at) => (
          <li
            key={width}
            className="skeleton"
            data-own={at % 2 === 1 || undefined}
            style={{ width: `${width}%` }}
          />
        ))}
      </ul>
    </div>
  )
}
