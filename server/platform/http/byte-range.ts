interface ByteRange {
  start: number
  end: number
}

/**
 * Parses a Range header (RFC 9110, section 14).
 * @param size of the file in bytes.
 * @param etag of the current file.
 * @param ifRange the If-Range header: the etag of the client's partial copy.
 * @returns inclusive offsets; null to send the whole file (no header, invalid, several ranges, unknown unit, or changed file);
 * `unsatisfiable` for 416.
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
  // "-500" means the last 500 bytes.
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return end < start ? null : { start, end }
}
