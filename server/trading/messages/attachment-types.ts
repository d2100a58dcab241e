import { extname } from 'node:path'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex

/** A compound file (MS-CFB) that has a stream of this name. */
const isCompound = (bytes: Buffer, stream: string) =>
  startsWith(bytes, 'd0cf11e0a1b11ae1') && bytes.includes(Buffer.from(stream, 'utf16le'))

/**
 * A ZIP file with the parts of a Word document (ECMA-376, part 2). Word Online calls the main part `word/document2.xml`, and its name
 * is free; some writers separate folders by a backslash.
 */
const isZipOfWord = (bytes: Buffer) =>
  startsWith(bytes, '504b0304') &&
  bytes.includes('[Content_Types].xml') &&
  /word[\\/][\w.-]+\.xml/i.test(bytes.toString('latin1'))

/** A Word document as a ZIP file; with a password, Word wraps it in a compound file (MS-OFFCRYPTO, section 2.3.4). */
const isDocx = (bytes: Buffer) => isZipOfWord(bytes) || isCompound(bytes, 'EncryptedPackage')

/** RTF, which Word and other programs save under .doc too. */
const isRtf = (bytes: Buffer) => /^\s*\{\\rtf/.test(headOf(bytes))

/** A Word document (MS-DOC, section 2.1.1), or what Word opens under the same ending: RTF, or the newer format. */
const isDoc = (bytes: Buffer) => isCompound(bytes, 'WordDocument') || isRtf(bytes) || isZipOfWord(bytes)

/** Bytes from the start in which readers look for the header of a PDF (ISO 32000-1, annex H.3, note 13). */
const HEAD_BYTES = 1024

/** The start of a file, without the mark of its encoding. */
const headOf = (bytes: Buffer) => bytes.toString('latin1', 0, HEAD_BYTES).replace(/^\xef\xbb\xbf/, '')

/** A PDF whose header begins one of the first lines: scanners and mail programs put a mark, line breaks or a job header before it. */
const isPdf = (bytes: Buffer) => /^%PDF-/m.test(headOf(bytes))

const CTRL_Z = 26

/** Control characters that no text has. Tab, line breaks (Word's soft one is 11), form feed and escape are part of texts. */
const isControl = (code: number) => code < 32 && ![9, 10, 11, 12, 13, 27].includes(code)

/** Whether characters are a text. DOS and CP/M end one by Ctrl-Z, which editors still leave there. */
function isReadable(text: string): boolean {
  let end = text.length
  while (text.charCodeAt(end - 1) === CTRL_Z) end--
  for (let at = 0; at < end; at++) if (isControl(text.charCodeAt(at))) return false
  return end > 0
}

/** Whether bytes are UTF-16 without its mark: characters in use, some of them ASCII, as spaces and line breaks are. */
function isBareUtf16(bytes: Buffer, encoding: string): boolean {
  const text = new TextDecoder(encoding).decode(bytes)
  return isReadable(text) && /[ -~]/.test(text) && !/[\p{Cn}\p{Co}\ufffd]/u.test(text)
}

/** Text in any 8-bit encoding, or in UTF-16. */
function isText(bytes: Buffer): boolean {
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.subarray(0, 2).toString('hex')]
  if (marked) {
    const text = new TextDecoder(marked).decode(bytes)
    return isReadable(text) && !text.includes('\ufffd')
  }
  if (!bytes.includes(0)) return isReadable(bytes.toString('latin1'))
  return bytes.length % 2 === 0 && (isBareUtf16(bytes, 'utf-16le') || isBareUtf16(bytes, 'utf-16be'))
}

interface DocumentType {
  mimeType: string
  /** Whether the content is what the ending promises. */
  fits(bytes: Buffer): boolean
}

const DOCUMENTS: Record<string, DocumentType> = {
  '.pdf': { mimeType: 'application/pdf', fits: isPdf },
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
