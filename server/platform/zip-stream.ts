import { open } from 'node:fs/promises'
import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** Adds a file to a ZIP. `read` is called when its turn has come. */
type Pack = (name: string, compress: boolean, read: () => Promise<Readable>) => void

/** A file as a stream; nothing if it was deleted since it was listed. Once open, it is read to its end even if it is deleted. */
export async function fileStream(path: string): Promise<Readable> {
  try {
    return (await open(path)).createReadStream()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Readable.from([])
    throw error
  }
}

/** A ZIP that is made while it is sent, so that no whole file is in memory. A file that cannot be read ends the stream with an error. */
export function zipStream(fill: (pack: Pack) => void): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  /** The file that is being packed; yazl asks for one after the other. */
  let packing: Readable | undefined
  const mtime = new Date()
  // yazl listens to no stream, and an error without a listener ends the process; the sender may not listen yet.
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  output.on('error', () => {})
  // If the download breaks off, yazl leaves the file open.
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
