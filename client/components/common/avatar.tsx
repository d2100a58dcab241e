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

/** Avatar or initials; hidden from screen readers because the name is next to it. */
export function Avatar({ name, src, size = 40, onError }: Props) {
  const style = { '--size': `${size}px` } as React.CSSProperties
  return (
    // Drawn by CSS, so that the initials are not part of the label of a button.
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
