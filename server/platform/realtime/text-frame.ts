const FIN_AND_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/**
 * A text as one unmasked WebSocket frame (RFC 6455, section 5.2) in one buffer. The library would build it per receiver and write header
 * and payload separately, which doubles the cost.
 * @param text in UTF-8.
 * @param end ASCII suffix that differs by channel.
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
