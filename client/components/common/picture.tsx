import * as m from '../../../server/platform/catalogues/messages.ts'

/** Loading priority: first image, above the fold, other. */
export type Priority = 'first' | 'early' | 'late'

interface Props {
  src: string | null
  srcset?: string
  /** Blurred preview as a data: URL. */
  placeholder?: string
  alt: string
  width?: number
  height?: number
  /** `sizes` attribute. */
  sizes?: string
  priority?: Priority
}

/** Placeholder for a missing file. */
function MissingPicture() {
  return (
    <svg
      className="missing"
      viewBox="0 0 64 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={m.common_no_picture()}
    >
      <path d="m8 18 24-10 24 10v24L32 52 8 42z" />
      <path d="m8 18 24 10 24-10M32 28v24M20 13l24 10v8" />
    </svg>
  )
}

/** Image in a `.picture` box with reserved space. */
export function Picture({
  src,
  srcset,
  placeholder,
  alt,
  width = 400,
  height = 340,
  sizes,
  priority = 'late',
}: Props) {
  if (!src) return <MissingPicture />
  return (
    <img
      src={src}
      srcSet={srcset || undefined}
      sizes={srcset ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority === 'late' ? 'lazy' : undefined}
      decoding="async"
      fetchPriority={priority === 'first' ? 'high' : undefined}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  )
}
