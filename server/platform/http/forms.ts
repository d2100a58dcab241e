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
import { URL_ENCODED } from './contract.ts'
import { BODY_BYTES, FORM, JSON_VALUES } from './http-limits.ts'

/** A file of a form. It is deleted when the answer is sent. Its name was chosen by the sender and proves nothing. */
export interface UploadedFile {
  /** Where it lies on this machine. */
  path: string
  /** The name it was sent under, or its number in the form for one that was sent without. */
  name: string
  /** Bytes. */
  size: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a multipart form by field, in the order sent; see `readForm`. */
    uploads: ReadonlyMap<string, readonly UploadedFile[]>
  }
}

/** The files of a field, in the order sent. */
export const filesOf = ({ uploads }: FastifyRequest, field: string): readonly UploadedFile[] =>
  uploads.get(field) ?? []

const NO_FILES: ReadonlyMap<string, readonly UploadedFile[]> = new Map()
/** How the name of the folder begins that holds the files of one form. */
const FOLDER = 'form-'
/** How names in `asideFolder` begin that belong to a process: forms, what is made of their files, backups that admins fetch and send. */
const LEFTOVERS = [FOLDER, 'image-', 'attachment-', 'download-', 'restore-']
/** The folder with the files of a request; none for one that has sent no file. */
const folders = new WeakMap<FastifyRequest, string>()
/** What a request's files count for in the quotas; none for visitors, and for calls that take no files. */
const uploadsOf = new WeakMap<FastifyRequest, Upload>()

/** Deletes a request's files and gives back the room that was kept for them. May be called more than once. */
async function removeFiles(request: FastifyRequest): Promise<void> {
  uploadsOf.get(request)?.end()
  const folder = folders.get(request)
  if (folder) await rm(folder, { recursive: true, force: true })
}

/** Deletes what a process that was killed has left. Nobody else uses it: one process at a time serves a database and its uploads. */
async function removeLeftovers(uploads: string): Promise<void> {
  const aside = asideFolder(uploads)
  for (const name of await readdir(aside)) {
    if (LEFTOVERS.some((begin) => name.startsWith(begin)))
      await rm(join(aside, name), { recursive: true, force: true })
  }
}

/** Whether JSON may have more values than JSON_VALUES. */
function hasManyValues(json: string): boolean {
  if (json.length <= JSON_VALUES) return false
  let count = 0
  for (const _ of json.matchAll(/[,[{]/g)) if (++count > JSON_VALUES) return true
  return false
}

/** Types of parts that are values of fields, unless they have a file name. */
const VALUE = /^(?:text\/|application\/json\b)/

/**
 * Whether a part of a form is a file. Without this, @fastify/busboy (@fastify/multipart 10.1.9) makes each part without a file name a text
 * field unless its type is application/octet-stream: a picture that a program sends without a name would be dropped.
 */
const isPartAFile = (_field: string | undefined, type: string | undefined, name: string | undefined) =>
  name !== undefined || !VALUE.test(type ?? 'text/plain')

/** Whether a file of a form has no bytes. A browser sends an input that was left empty as a file without a name and bytes. */
async function isEmpty(file: Readable): Promise<boolean> {
  if (file.readableLength === 0 && !file.destroyed)
    await Promise.race(['readable', 'end', 'close'].map((event) => once(file, event)))
  return file.readableLength === 0
}

/**
 * Lets every call with a body take multipart/form-data; a route that takes files has `readForm`. Deletes the files once the answer
 * is sent. A body that is announced and empty is none: many clients announce JSON, or what forms of pages send, with whatever they send.
 */
export const forms = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else if (hasManyValues(body as string)) done(tooLarge(m.errors_that_form_has_too_many_parts()))
    else parseJson(request, body as string, done)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const {
      'content-type': type,
      'content-length': length = '0',
      'transfer-encoding': parts,
    } = request.headers
    // Left there it would be refused as a kind that is not taken (415). Not a parser, as for JSON: some routes bring their own for this
    // kind, and Fastify takes no second one.
    if (length === '0' && !parts && type?.startsWith(URL_ENCODED)) delete request.headers['content-type']
    done()
  })
  await app.register(fastifyMultipart, { throwFileSizeLimit: false, isPartAFile })
  app.decorateRequest('uploads', { getter: () => NO_FILES })
  // A request without a body counts as an empty object: its sender is told of each field that is missing.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.schema?.body) request.body ??= {}
    done()
  })
  // Where a call reads no files, its form is read here: left unread it would count as an empty body, and what it says be ignored.
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
  // Not in onResponse, which is not called where the sender has hung up. The answer does not wait for it.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (folders.has(request) || uploadsOf.has(request))
      removeFiles(request).catch((error) => request.log.error({ err: error }, 'form stays'))
    done()
  })
})

/**
 * Writes one file of a form to disk.
 *
 * @param field name of the field, for errors.
 * @param number of the file in this form, by which it is named on disk.
 * @throws AppError as `readForm`.
 */
async function keep(
  request: FastifyRequest,
  { filename, file }: MultipartFile,
  field: string,
  number: number,
): Promise<UploadedFile> {
  // Where the sender announced a length, `beginUpload` has kept room for all of it; 0 more still checks that files are taken.
  await uploadsOf.get(request)?.keep(lengthOf(request) === undefined ? FORM.fileBytes : 0)
  let folder = folders.get(request)
  if (!folder) {
    if (request.viewer) await request.server.limitUploads(request)
    await requireDiskSpace(request.server.config)
    folder = await mkdtemp(join(asideFolder(request.server.config.uploadsDir), FOLDER))
    folders.set(request, folder)
  }
  const path = join(folder, String(number))
  await pipeline(file, createWriteStream(path))
  if (file.truncated) {
    const text = m.errors_a_file_may_have_at_most_mb({ fileBytes: FORM.fileBytes / 1024 / 1024 })
    throw tooLarge(text, { [field]: [text] })
  }
  return { path, name: filename || m.form_stored_picture({ index: number + 1 }), size: file.bytesRead }
}

/** Bytes of the body as its sender tells; undefined where they do not. */
function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}

/**
 * Before anything is read: keeps room in the quotas for as much as the sender has announced. Visitors have none.
 *
 * @throws AppError 413 where that is more than they allow, 507 too little room on the disk.
 */
async function beginUpload(request: FastifyRequest): Promise<void> {
  if (!request.viewer) return
  const { db, config } = request.server
  const upload = new Upload(db, config, request.viewer.id)
  uploadsOf.set(request, upload)
  const files = (lengthOf(request) ?? 0) - BODY_BYTES
  if (files > 0) {
    await requireDiskSpace(config)
    await upload.keep(files)
  }
}

/**
 * An error of the parser in our words; any other error as it is. The parser's have a code, but for a form that was cut short
 * it throws a plain Error.
 */
function asAppError(error: unknown): unknown {
  const { code = '', statusCode, name } = error as Error & { code?: string; statusCode?: number }
  if (statusCode === 413) return tooLarge(m.errors_that_form_has_too_many_parts())
  const broken = code ? /^(FST_|ERR_STREAM_|ECONNRESET$)/.test(code) : name === 'Error'
  return broken ? new AppError(422, 'invalid', m.errors_the_form_is_broken_or_was_cut_short()) : error
}

/** How many files each field of a form takes at most, by its name without `[]`. openapi.ts reads it off the hook of `readForm`. */
export type FileFields = Readonly<Record<string, number>>

/**
 * For routes that take a multipart form beside JSON: puts its fields into `request.body` (a name that ends in
 * `[]` or comes more than once as a list) and its files into `request.uploads`. A file input left empty counts as
 * not sent. Goes after `requireViewer`, so that strangers' files are never read.
 *
 * @param files the fields that take files; any other is refused.
 * @throws AppError 507 too little room on the disk for files; 413 too many or too large ones, more than the quotas allow, or
 * too many parts; 429 forms with files too often; 422 too long a text, a file in another field, or a form that breaks off.
 */
export function readForm(files: FileFields = {}): preValidationAsyncHookHandler & { files: FileFields } {
  const hook: preValidationAsyncHookHandler = async (request) => {
    if (!request.isMultipart()) return
    const values = new Map<string, unknown[]>()
    const lists = new Set<string>()
    const uploads = new Map<string, UploadedFile[]>()
    let count = 0
    const limits = { ...FORM.limits, fileSize: FORM.fileBytes, files: FORM.files }
    try {
      if (Object.keys(files).length > 0) await beginUpload(request)
      // From a sender who has hung up meanwhile neither a part nor the end comes: this would wait for ever.
      if (request.raw.destroyed) throw new Error('the form was cut short')
      for await (const part of request.parts({ limits })) {
        const field = part.fieldname.replace(/\[\d*\]$/, '')
        if (part.type === 'field') {
          request.server.holdBody(request, (part.value as string).length)
          if (part.valueTruncated) throw invalid({ [field]: [m.errors_that_text_is_too_long()] })
          if (field !== part.fieldname) lists.add(field)
          values.set(field, [...(values.get(field) ?? []), part.value])
        } else if (part.filename || !(await isEmpty(part.file))) {
          // Not `files[field]`: every object has a `constructor`, and strangers' files in a field of that name would be read.
          const most = Object.hasOwn(files, field) ? files[field] : undefined
          if (most === undefined) throw invalid({ [field]: [m.errors_no_file_belongs_here()] })
          const kept = [...(uploads.get(field) ?? []), await keep(request, part, field, count++)]
          const text =
            most === 1
              ? m.errors_only_one_file_is_taken_here()
              : m.errors_at_most_files_are_taken_here({ most })
          if (kept.length > most) throw tooLarge(text, { [field]: [text] })
          uploads.set(field, kept)
        } else part.file.resume()
      }
    } catch (error) {
      // What is still to come is read and dropped: Node drops only bodies that nobody has begun to read, and the next request on
      // this connection, which a proxy may send for somebody else, would wait behind it until the connection is closed.
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
