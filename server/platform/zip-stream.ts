import { open } from 'node:fs/promises'
import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** Adds a file to a ZIP; `read` is called when the file is due. */
type Pack = (name: string, compress: boolean, read: () => Promise<Readable>) => void

/** A file as a stream; empty if it was deleted since it was listed. Once open, it can be read to the end even if it is deleted. */
export async function fileStream(path: string): Promise<Readable> {
  try {
    return (await open(path)).createReadStream()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Readable.from([])
    throw error
  }
}

/** Streams a ZIP while it is built, so that no whole file is in memory. An unreadable file ends the stream with an error. */
export function zipStream(fill: (pack: Pack) => void): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  /** The file in progress; yazl packs files one at a time. */
  let packing: Readable | undefined
  const mtime = new Date()
  // yazl ignores errors of streams, and an unhandled one ends the process.
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  output.on('error', () => {})
  // yazl leaves the current file open if the download is aborted, so it is closed here.
  output.once('close', () => packing?.destroy())
  fill((name, compress, read) => {
    zip.addReadStreamLazy(name, { mtime, compress }, (take) => {
      read().then((stream) => {
        packing = stream.on('error', fail)
        if (output.destroyed) stream.destroy()
        else take(null, stream)
      }, fail)
    })
  })
  zip.end()
  return output
}
