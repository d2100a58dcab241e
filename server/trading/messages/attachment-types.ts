import { extname } from 'node:path'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex

/** A compound file (MS-CFB) with a stream named WordDocument, as MS-DOC, section 2.1.1, demands. */
const isDoc = (bytes: Buffer) =>
  startsWith(bytes, 'd0cf11e0a1b11ae1') && bytes.includes(Buffer.from('WordDocument', 'utf16le'))

/** A ZIP file in which the main part of a Word document lies (ECMA-376, part 2). */
const isDocx = (bytes: Buffer) =>
  startsWith(bytes, '504b0304') &&
  bytes.includes('[Content_Types].xml') &&
  bytes.includes('word/document.xml')

/** Control characters that no text has. */
const isControl = (code: number) => code < 32 && ![9, 10, 12, 13, 27].includes(code)

/** Text in any 8-bit encoding, or in UTF-16 with its mark, as Windows saves it. */
function isText(bytes: Buffer): boolean {
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.subarray(0, 2).toString('hex')]
  if (!marked) return bytes.length > 0 && !bytes.some(isControl)
  const text = new TextDecoder(marked).decode(bytes)
  return !text.includes('\ufffd') && ![...text].some((character) => isControl(character.codePointAt(0)!))
}

interface DocumentType {
  mimeType: string
  /** Whether the content is what the ending promises. */
  fits(bytes: Buffer): boolean
}

const DOCUMENTS: Record<string, DocumentType> = {
  '.pdf': { mimeType: 'application/pdf', fits: (bytes) => startsWith(bytes, '255044462d') },
  '.doc': { mimeType: 'application/msword', fits: isDoc },
  '.docx': {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: isDocx,
  },
  '.txt': { mimeType: 'text/plain', fits: isText },
}

export const endingOf = (name: string) => extname(name).toLowerCase()

/** The kind of document that a file's name promises; undefined for a picture, or what is not taken at all. */
export const documentType = (name: string): DocumentType | undefined => DOCUMENTS[endingOf(name)]

const LONGEST_NAME = 120

/**
 * A name as it is shown and downloaded under: no folders, no control characters, and none of those by which
 * "gpj.exe" reads "exe.jpg" (Unicode, UAX 9). A form spells quotes and line breaks in a name as %22, %0A and %0D
 * (HTML, section 4.10.21.8).
 */
export function safeName(name: string): string {
  const clean = name
    .replaceAll('%22', '"')
    .replaceAll(/%0[AD]/g, '')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[\\/]/g, '_')
    .trim()
  const ending = extname(clean)
  const stem = clean.slice(0, clean.length - ending.length)
  return `${cutText(stem, Math.max(0, LONGEST_NAME - ending.length)) || 'file'}${ending}`
}
