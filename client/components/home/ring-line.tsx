import * as m from '../../../server/platform/catalogues/messages.ts'

/** A line that explains circles of three. */
export function RingLine() {
  return (
    <p className="ring-line">
      <svg viewBox="0 0 96 96" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M66 22A32 32 0 0 1 80 50M74 45l6 6 5-7" />
          <path d="M62 77A32 32 0 0 1 34 77M41 73l-8 3 3 8" />
          <path d="M16 50A32 32 0 0 1 30 22M22 22l8-1 1 8" />
        </g>
        <circle cx="48" cy="16" r="13" fill="var(--marigold)" />
        <circle cx="78" cy="68" r="13" fill="var(--leaf)" />
        <circle cx="18" cy="68" r="13" fill="#e2593f" />
      </svg>
      <span>{m.home_ring_line()}</span>
    </p>
  )
}
