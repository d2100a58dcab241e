const FIN_AND_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/**
 * A text as one unmasked WebSocket frame, the head and the payload in one buffer (RFC 6455, section 5.2). The
 * library would frame anew for each receiver, and write the two apart, which costs as much again as the writing.
 *
 * @param text in UTF-8.
 * @param end ASCII that follows it: what differs from one channel to the next.
 */
export function textFrame(text: Buffer, end = ''): Buffer {
  const length = text.length + end.length
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
  text.copy(frame, 2 + extra)
  frame.write(end, 2 + extra + text.length, 'latin1')
  return frame
}
