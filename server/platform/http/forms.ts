import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest, preValidationAsyncHookHandler, preValidationHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import * as m from '../catalogues/messages.ts'
import { requireDiskSpace } from '../disk.ts'
import { AppError, invalid, tooLarge } from '../errors.ts'
import { asideFolder } from '../images/image-files.ts'
import { Upload } from '../quota/quota-service.ts'
import { URL_ENCODED } from './api-route.ts'
import { BODY_BYTES, FORM, JSON_VALUES } from './http-limits.ts'

/** A file of a form, deleted after the response. Do not trust its name. */
export interface UploadedFile {
  /** Temporary path on this machine. */
  path: string
  /** The sent name; if missing, its number in the form. */
  name: string
  size: number
}

declare module 'fastify' {
  interface FastifyRequest {
    uploads: ReadonlyMap<string, readonly UploadedFile[]>
  }
}

export const filesOf = ({ uploads }: FastifyRequest, field: string): readonly UploadedFile[] =>
  uploads.get(field) ?? []

const NO_FILES: ReadonlyMap<string, readonly UploadedFile[]> = new Map()
const FOLDER = 'form-'
/** Prefixes of temporary files in `asideFolder`, which are deleted at the start. */
const LEFTOVERS = [FOLDER, 'image-', 'attachment-', 'download-', 'restore-', 'unpacked-']
const folders = new WeakMap<FastifyRequest, string>()
/** The quota reservation of each request. Visitors and calls without files have none. */
const uploadsOf = new WeakMap<FastifyRequest, Upload>()

/** Deletes a request's files and its reservation. Idempotent. */
async function removeFiles(request: FastifyRequest): Promise<void> {
  uploadsOf.get(request)?.end()
  const folder = folders.get(request)
  if (folder) await rm(folder, { recursive: true, force: true })
}

/** Deletes temporary files of a killed process. This is safe because only one process serves a database. */
async function removeLeftovers(uploads: string): Promise<void> {
  const aside = asideFolder(uploads)
  for (const name of await readdir(aside)) {
    if (LEFTOVERS.some((begin) => name.startsWith(begin)))
      await rm(join(aside, name), { recursive: true, force: true })
  }
}

/** True if JSON may contain more than JSON_VALUES values. */
function hasManyValues(json: string): boolean {
  if (json.length <= JSON_VALUES) return false
  let count = 0
  for (const _ of json.matchAll(/[,[{]/g)) if (++count > JSON_VALUES) return true
  return false
}

/** Content types of parts that are field values, unless they have a file name. */
const VALUE = /^(?:text\/|application\/json\b)/

/**
 * Without this, @fastify/busboy (@fastify/multipart 10.1.9) treats parts without a file name as text unless they are
 * application/octet-stream, so images that programs send without a name would be lost.
 */
const isPartAFile = (_field: string | undefined, type: string | undefined, name: string | undefined) =>
  name !== undefined || !VALUE.test(type ?? 'text/plain')

/** Browsers send an empty file input as a file without a name and content. */
async function isEmpty(file: Readable): Promise<boolean> {
  if (file.readableLength === 0 && !file.destroyed)
    await Promise.race(['readable', 'end', 'close'].map((event) => once(file, event)))
  return file.readableLength === 0
}

/**
 * Accepts multipart/form-data for every call with a body; routes that accept files use `readForm`. Empty JSON and URL-encoded bodies count
 * as missing, because many clients always send a Content-Type.
 */
export const forms = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else if (hasManyValues(body as string)) done(tooLarge(m.errors_too_many_parts()))
    else parseJson(request, body as string, done)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const {
      'content-type': type,
      'content-length': length = '0',
      'transfer-encoding': parts,
    } = request.headers
    // An empty URL-encoded body would get 415. A parser cannot prevent that, because some routes register their own.
    if (length === '0' && !parts && type?.startsWith(URL_ENCODED)) delete request.headers['content-type']
    done()
  })
  await app.register(fastifyMultipart, { throwFileSizeLimit: false, isPartAFile })
  app.decorateRequest('uploads', { getter: () => NO_FILES })
  // A missing body counts as an empty object, so that each missing field is reported.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.schema?.body) request.body ??= {}
    done()
  })
  // Calls that accept no files read their form here. An unread form would count as an empty body.
  const read = readForm()
  const readFields: preValidationHookHandler = (request, reply, done) => {
    if (request.isMultipart()) read.call(app, request, reply).then(() => done(), done)
    else done()
  }
  app.addHook('onRoute', (route) => {
    const hooks = [route.preValidation ?? []].flat()
    if (route.schema?.body && !hooks.some((hook) => 'files' in hook))
      route.preValidation = [readFields, ...hooks]
  })
  await removeLeftovers(app.config.uploadsDir)
  // Temporary files are deleted here, because onResponse is not called if the client disconnects. The response does not wait for it.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (folders.has(request) || uploadsOf.has(request))
      removeFiles(request).catch((error) => request.log.error({ err: error }, 'form stays'))
    done()
  })
})

function fileTooLarge(field: string, fileBytes: number): AppError {
  const text = m.errors_file_too_large({ fileBytes: fileBytes / 1024 / 1024 })
  return tooLarge(text, { [field]: [text] })
}

/** @param number position of the file in the form, used as its name on disk. @param fileBytes maximum of the file. @throws AppError as `readForm`. */
async function keep(
  request: FastifyRequest,
  { filename, file }: MultipartFile,
  field: string,
  number: number,
  fileBytes: number,
): Promise<UploadedFile> {
  // If the length is known, `beginUpload` has reserved all of it. A reservation of 0 only checks that uploads are allowed.
  await uploadsOf.get(request)?.keep(lengthOf(request) === undefined ? fileBytes : 0)
  let folder = folders.get(request)
  if (!folder) {
    if (request.viewer) await request.server.limitUploads(request)
    await requireDiskSpace(request.server.config)
    folder = await mkdtemp(join(asideFolder(request.server.config.uploadsDir), FOLDER))
    folders.set(request, folder)
  }
  const path = join(folder, String(number))
  await pipeline(file, createWriteStream(path))
  if (file.truncated) throw fileTooLarge(field, fileBytes)
  return { path, name: filename || m.form_stored_picture({ index: number + 1 }), size: file.bytesRead }
}

function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}

/** @throws AppError 413 if the Content-Length of a one-file form exceeds the limit of that file */
function checkLength(request: FastifyRequest, files: FileFields, fileBytes: number): void {
  const [[field, most] = ['', 0], ...others] = Object.entries(files)
  if (most !== 1 || others.length > 0 || (lengthOf(request) ?? 0) <= fileBytes + BODY_BYTES) return
  throw fileTooLarge(field, fileBytes)
}

/** Reserves the announced length in the quotas before reading. Visitors have no quota. @throws AppError 413 over a quota; 507 if the disk is full. */
async function beginUpload(request: FastifyRequest, isStored: boolean): Promise<void> {
  if (!request.viewer) return
  const { db, config } = request.server
  const upload = new Upload(db, config, request.viewer.id, isStored)
  uploadsOf.set(request, upload)
  const files = (lengthOf(request) ?? 0) - BODY_BYTES
  if (files > 0) {
    await requireDiskSpace(config)
    await upload.keep(files)
  }
}

/** Localizes errors of the parser. For a truncated form it throws a plain Error without a code. */
function asAppError(error: unknown): unknown {
  const { code = '', statusCode, name } = error as Error & { code?: string; statusCode?: number }
  if (statusCode === 413) return tooLarge(m.errors_too_many_parts())
  const broken = code ? /^(FST_|ERR_STREAM_|ECONNRESET$)/.test(code) : name === 'Error'
  return broken ? new AppError(422, 'invalid', m.errors_form_broken()) : error
}

/** Maximum files by field name without `[]`. openapi.ts reads it from the hook of `readForm`. */
export type FileFields = Readonly<Record<string, number>>

/**
 * For routes that accept multipart forms and JSON. Fields go to `request.body` (`[]` suffixes and repeated names as lists), files to
 * `request.uploads`; empty file inputs are ignored. Use it after `requireViewer`, so that visitors' files are never read.
 * @param files the fields that accept files.
 * @param kind.fileBytes maximum of each file.
 * @param kind.isStored whether the files count for the sender's quotas; the disk must have room in any case.
 * @throws AppError 507 disk full; 413 too many parts, too large, or over a quota; 429 too many forms with files; 422 text too long, file
 * in another field, or truncated form.
 */
export function readForm(
  files: FileFields = {},
  { fileBytes = FORM.fileBytes, isStored = true }: { fileBytes?: number; isStored?: boolean } = {},
): preValidationAsyncHookHandler & { files: FileFields } {
  const hook: preValidationAsyncHookHandler = async (request) => {
    if (!request.isMultipart()) return
    const values = new Map<string, unknown[]>()
    const lists = new Set<string>()
    const uploads = new Map<string, UploadedFile[]>()
    let count = 0
    const limits = { ...FORM.limits, fileSize: fileBytes, files: FORM.files }
    try {
      checkLength(request, files, fileBytes)
      if (Object.keys(files).length > 0) await beginUpload(request, isStored)
      // After a disconnect neither a part nor the end of the form arrives, so reading would never finish.
      if (request.raw.destroyed) throw new Error('the form was cut short')
      for await (const part of request.parts({ limits })) {
        const field = part.fieldname.replace(/\[\d*\]$/, '')
        if (part.type === 'field') {
          request.server.holdBody(request, (part.value as string).length)
          if (part.valueTruncated) throw invalid({ [field]: [m.errors_text_too_long()] })
          if (field !== part.fieldname) lists.add(field)
          values.set(field, [...(values.get(field) ?? []), part.value])
        } else if (part.filename || !(await isEmpty(part.file))) {
          // `files[field]` would find inherited properties such as `constructor`.
          const most = Object.hasOwn(files, field) ? files[field] : undefined
          if (most === undefined) throw invalid({ [field]: [m.errors_no_file_belongs_here()] })
          const kept = [...(uploads.get(field) ?? []), await keep(request, part, field, count++, fileBytes)]
          const text = most === 1 ? m.errors_one_file_only() : m.errors_too_many_files({ most })
          if (kept.length > most) throw tooLarge(text, { [field]: [text] })
          uploads.set(field, kept)
        } else part.file.resume()
      }
    } catch (error) {
      // Discards the rest of the body. Node only discards bodies that nobody started to read; otherwise the next request on this
      // connection, which may be another user's through a proxy, would wait forever.
      request.raw.unpipe().resume()
      await removeFiles(request)
      throw error instanceof AppError ? error : asAppError(error)
    }
    request.body = Object.fromEntries(
      [...values].map(([field, all]) => [field, lists.has(field) || all.length > 1 ? all : all[0]]),
    )
    Object.defineProperty(request, 'uploads', { value: uploads })
  }
  return Object.assign(hook, { files })
}
