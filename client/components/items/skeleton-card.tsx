function SkeletonCard() {
  return (
    <div className="card" aria-hidden="true">
      <span className="picture skeleton" />
      <div className="about">
        <span className="skeleton line title" style={{ width: '85%' }} />
        <span className="skeleton line" style={{ width: '60%' }} />
        <span className="skeleton line" style={{ width: '72%' }} />
      </div>
    </div>
  )
}

/** Placeholders for 12 cards (specification, section 9). */
export function SkeletonCards({ count = 12 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => <SkeletonCard key={index.toString()} />)
}
