import type { ReactNode } from 'react'

function EmptyShelf() {
  return (
    <svg className="drawing" viewBox="0 0 240 170" fill="none" aria-hidden="true">
      <ellipse cx="120" cy="158" rx="96" ry="8" fill="var(--sunk)" />
      <path d="M40 22v132M200 22v132" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <path d="M34 76h172M34 136h172" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M128 76c6-30 18-44 34-50-2 20-12 40-34 50zM128 76c-2-20-10-32-24-38 0 16 8 30 24 38z"
        fill="var(--leaf)"
      />
      <path d="M112 76h34l-4-20h-26z" fill="var(--marigold)" transform="translate(-2)" />
      <g stroke="var(--line-strong)" strokeWidth="3" strokeDasharray="2 8" strokeLinecap="round">
        <rect x="58" y="98" width="44" height="34" rx="6" />
        <rect x="124" y="104" width="58" height="28" rx="6" />
      </g>
    </svg>
  )
}

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <EmptyShelf />
      <p className="title">{title}</p>
      {children}
    </div>
  )
}
