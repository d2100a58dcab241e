import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import type { ImportResult, ImportView } from '../../server/market/imports/imports-shared.ts'
import { formPayload } from './form.ts'

export type Files = Record<string, Uint8Array | string>

/** A ZIP of these files. */
export function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return buffer(zip.outputStream)
}

interface Answer<T> {
  status: number
  body: { message: string; data: T; errors?: Record<string, string[]> }
}

type User = { bearer: object }

/** Calls that import items, as a client makes them. */
export function importCalls(app: FastifyInstance, user: User) {
  async function preview(
    bytes: Uint8Array | string,
    more: { name?: string; client_id?: string; who?: User; url?: string } = {},
  ): Promise<Answer<ImportView>> {
    const { name = 'items.csv', who = user, url = '/api/items/import', ...fields } = more
    const { headers, payload } = await formPayload({ ...fields, file: new File([bytes as BlobPart], name) })
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...who.bearer },
      payload,
    })
    return { status: response.statusCode, body: response.json() }
  }
  async function confirm(id: number, who: User = user): Promise<Answer<ImportResult>> {
    const url = `/api/items/import/${id}/confirmation`
    const response = await app.inject({ method: 'POST', url, headers: { ...who.bearer } })
    return { status: response.statusCode, body: response.json() }
  }
  async function remove(id: number, who: User = user): Promise<number> {
    const url = `/api/items/import/${id}`
    return (await app.inject({ method: 'DELETE', url, headers: { ...who.bearer } })).statusCode
  }
  const errors = (id: number, who: User = user) =>
    app.inject({ url: `/api/items/import/${id}/errors.csv`, headers: { ...who.bearer } })
  return { preview, confirm, remove, errors }
}
