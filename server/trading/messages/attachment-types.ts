import { extname } from 'node:path'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex

/** True for a compound file (MS-CFB) that contains this stream. */
const isCompound = (bytes: Buffer, stream: string) =>
  startsWith(bytes, 'd0cf11e0a1b11ae1') && bytes.includes(Buffer.from(stream, 'utf16le'))

/** A ZIP with parts of a Word document (ECMA-376, part 2). The main part's name varies, and some writers use backslashes. */
const isZipOfWord = (bytes: Buffer) =>
  startsWith(bytes, '504b0304') &&
  bytes.includes('[Content_Types].xml') &&
  /word[\\/][\w.-]+\.xml/i.test(bytes.toString('latin1'))

/** DOCX; with a password it is wrapped in a compound file (MS-OFFCRYPTO, section 2.3.4). */
const isDocx = (bytes: Buffer) => isZipOfWord(bytes) || isCompound(bytes, 'EncryptedPackage')

/** RTF files, which Word and others also save as .doc. */
const isRtf = (bytes: Buffer) => /^\s*\{\\rtf/.test(headOf(bytes))

const isDoc = (bytes: Buffer) => isCompound(bytes, 'WordDocument') || isRtf(bytes) || isZipOfWord(bytes)

/** Readers search the PDF header in this many bytes (ISO 32000-1, annex H.3, note 13). */
const HEAD_BYTES = 1024

const headOf = (bytes: Buffer) => bytes.toString('latin1', 0, HEAD_BYTES).replace(/^\xef\xbb\xbf/, '')

/** The header may follow a BOM, blank lines or a job header of scanners and mail programs. */
const isPdf = (bytes: Buffer) => /^%PDF-/m.test(headOf(bytes))

const CTRL_Z = 26

/** Control characters except tab, line breaks (11 is Word's soft one), form feed and escape. */
const isControl = (code: number) => code < 32 && ![9, 10, 11, 12, 13, 27].includes(code)

/** Ignores trailing Ctrl-Z, the end-of-file mark of DOS and CP/M. */
function isReadable(text: string): boolean {
  let end = text.length
  while (text.charCodeAt(end - 1) === CTRL_Z) end--
  for (let at = 0; at < end; at++) if (isControl(text.charCodeAt(at))) return false
  return end > 0
}

/** UTF-16 without a BOM: assigned characters including ASCII or a line break. */
function isBareUtf16(bytes: Buffer, encoding: string): boolean {
  const text = new TextDecoder(encoding).decode(bytes)
  return isReadable(text) && /[\n -~]/.test(text) && !/[\p{Cn}\p{Co}\ufffd]/u.test(text)
}

/** True for readable text in an 8-bit encoding or UTF-16. */
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

/** Document type by extension; undefined for images and unsupported files. */
export const documentType = (name: string): DocumentType | undefined => DOCUMENTS[endingOf(name)]

const LONGEST_NAME = 120

/**
 * Removes folders, control characters and direction overrides, with which "gpj.exe" reads "exe.jpg" (Unicode, UAX 9). Decodes %22, %0A and
 * %0D from forms (HTML, section 4.10.21.8).
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
