import encodeQR from 'qr'

/** Quiet zone around a QR code, in modules (ISO/IEC 18004). */
const MARGIN = 4

/**
 * A QR code as data of an SVG path. One unit is one module. The quiet zone is included: the image is as wide as the last module plus `MARGIN`.
 * @throws Error if the text is too long for a QR code.
 */
export function qrPath(text: string): string {
  const rows = encodeQR(text, 'raw', { border: MARGIN, ecc: 'medium' })
  const runs: string[] = []
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      let length = 1
      while (row[x + length]) length++
      runs.push(`M${x} ${y}h${length}v1h-${length}z`)
      x += length
    }
  }
  return runs.join('')
}
