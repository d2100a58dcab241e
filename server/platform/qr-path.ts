import encodeQR from 'qr'

/** Light modules around a QR code (ISO/IEC 18004). */
const MARGIN = 4

/**
 * A QR code as data of an SVG path; a unit is a module, and the margin is left around it, so that the picture is as wide
 * as the farthest module and `MARGIN` more.
 *
 * @throws Error for a text that no QR code can hold.
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
