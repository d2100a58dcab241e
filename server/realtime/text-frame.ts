const FIN_AND_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/**
 * A text as one unmasked WebSocket frame, the head and the payload in one buffer (RFC 6455, section 5.2). The
 * library would frame anew for each receiver, and write the two apart, which costs as much again as the writing.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const extra = length < TWO_BYTES ? 0 : length < 2 ** 16 ? 2 : 8
  const frame = Buffer.allocUnsafe(2 + extra + length)
  frame[0] = FIN_AND_TEXT
  if (extra === 0) frame[1] = length
  else if (extra === 2) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, 2 + extra)
  return frame
}
