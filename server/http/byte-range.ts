/** A part of a file: its first and its last byte, both sent. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one part that a Range header asks for (RFC 9110, section 14): null where it asks for all, or for what is answered so: several
 * parts, another unit, or a part of a file that is another by now. `unsatisfiable` where it begins behind the end.
 *
 * @param size bytes of the file.
 * @param ifRange the If-Range header: a part is worth something only with the rest of the same file.
 */
export function byteRange(
  header: string | undefined,
  size: number,
  etag: string,
  ifRange?: string,
): ByteRange | null | 'unsatisfiable' {
  if (!header || (ifRange !== undefined && ifRange !== etag)) return null
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === undefined || (first === '' && last === '')) return null
  // "-500" are the last 500 bytes.
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable'
  return end < start ? null : { start, end }
}
