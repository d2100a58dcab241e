const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')

/** A person's picture, or their initials. Their name stands beside it, so it is silent for screen readers. */
export function Avatar({ name, src, size = 40 }: { name: string; src: string | null; size?: number }) {
  const style = { '--size': `${size}px` } as React.CSSProperties
  return (
    <span className="avatar" style={style} aria-hidden="true">
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" /> : initials(name)}
    </span>
  )
}
