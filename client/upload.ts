import * as m from '../server/platform/catalogues/messages.ts'
import { ApiError, callHeaders, type Envelope, readAnswer, TIMEOUT } from './api.ts'
import {
  type AnswerOf,
  type AnyTarget,
  addressOf,
  type CallName,
  type CallOptions,
  type Target,
} from './calls.ts'
import { isChanged } from './dom/changed-file.ts'

/** Maximum milliseconds without upload progress (decisions, section 1). */
const UPLOAD_STALL = 30_000
/** Maximum milliseconds for the response after the upload: the server processes images without progress. */
const UPLOAD_ANSWER = 120_000

/** Gets the sent fraction of bytes, 0 to 1. */
type OnProgress = (part: number) => void

/** Form fields; names of lists end with `[]`. Forms cannot express an empty list, so it is left out. */
export function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const entry of value) form.append(`${name}[]`, entry)
    else if (value !== undefined) form.set(name, value instanceof File ? value : String(value))
  }
  return form
}

/**
 * Calls the API with a form and optional files. XMLHttpRequest, because `fetch` reports no upload progress.
 * @throws ApiError
 */
export function upload<Name extends CallName>(
  name: Name,
  options: CallOptions<Name> & {
    files?: Record<string, File | readonly File[]>
    onProgress?: OnProgress
  },
): Promise<AnswerOf<Name>> {
  const { body, files, onProgress } = options as typeof options & { body?: object }
  return uploadAsItIs(name, formOf({ ...body, ...files }), options, onProgress)
}

/**
 * As `upload`, for a single file or a form with its own field names.
 * @throws ApiError
 */
export async function uploadAsItIs<Name extends CallName>(
  name: Name,
  body: FormData | File,
  target: Target<Name>,
  onProgress?: OnProgress,
): Promise<AnswerOf<Name>> {
  const { headers, ...about } = target as AnyTarget
  const { method, path } = addressOf(name, about)
  return (await transmit(method, path, callHeaders(headers), body, onProgress)) as AnswerOf<Name>
}

/**
 * Forms without files get the short timeout of other calls if a `client_id` makes a retry safe. A sign-up has none: a retry would report
 * its own email as taken.
 */
const isSoonGivenUp = (body: FormData | File): boolean =>
  body instanceof FormData &&
  body.has('client_id') &&
  ![...body.values()].some((value) => value instanceof File)

/** Reason for an upload without a response: if a file was changed on the disk after it was chosen, the browser reports a lost connection. */
async function noAnswer(body: FormData | File): Promise<ApiError> {
  for (const [field, value] of body instanceof File ? [['file', body] as const] : body) {
    if (!(value instanceof File && (await isChanged(value)))) continue
    const text = m.form_file_changed({ name: value.name })
    return new ApiError(422, text, { [field.replace(/\[\]$/, '')]: [text] })
  }
  return new ApiError(0, null)
}

function transmit(
  method: string,
  path: string,
  headers: Headers,
  body: FormData | File,
  onProgress: OnProgress = () => {},
): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const [stall, answer] = isSoonGivenUp(body) ? [TIMEOUT, TIMEOUT] : [UPLOAD_STALL, UPLOAD_ANSWER]
    let clock: ReturnType<typeof setTimeout>
    const giveUpAfter = (milliseconds: number) => {
      clearTimeout(clock)
      clock = setTimeout(() => request.abort(), milliseconds)
    }
    giveUpAfter(stall)
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpAfter(stall)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.upload.onload = () => giveUpAfter(answer)
    request.onloadend = () => {
      clearTimeout(clock)
      if (request.status === 0) {
        noAnswer(body).then(reject)
        return
      }
      try {
        resolve(readAnswer(request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    request.open(method, path)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(body)
  })
}
