const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')

interface Props {
  name: string
  src: string | null
  /** CSS pixels. */
  size?: number
  onError?: () => void
}

/** A person's picture, or their initials. Their name stands beside it, so it is silent for screen readers. */
export function Avatar({ name, src, size = 40, onError }: Props) {
  const style = { '--size': `${size}px` } as React.CSSProperties
  return (
    // Drawn by CSS: as text the initials would be a visible name that the button around them does not have.
    <span
      className="avatar"
      style={style}
      data-initials={src ? undefined : initials(name)}
      aria-hidden="true"
    >
      {src && <img src={src} alt="" width={size} height={size} loading="lazy" onError={onError} />}
    </span>
  )
}
