/** A part of a file: its first and its last byte, both sent. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a Range header asks for (RFC 9110, section 14).
 *
 * @param header the Range header.
 * @param size bytes of the file.
 * @param etag of the file as it is now.
 * @param ifRange the If-Range header: the etag of the file that the asker has a part of already.
 * @returns null where the whole file is to be sent: there is no such header, it makes no sense, asks for several parts or in
 * another unit than bytes, or the file is another one by now. `unsatisfiable` where the part begins behind the end: 416.
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
  if (start >= size) return 'unsatisfiable'
  return end < start ? null : { start, end }
}
