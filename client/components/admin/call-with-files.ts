import { send } from '../../api.ts'
import {
  type AnswerOf,
  type AnyTarget,
  addressOf,
  type BodyOf,
  type CallName,
  type Target,
} from '../../calls.ts'
import { uploadAsItIs } from '../../upload.ts'

/** A form whose image URLs may also be newly picked files. */
export type WithFiles<Form> = null extends Form
  ? Form | File
  : Form extends object
    ? { [Field in keyof Form]: WithFiles<Form[Field]> }
    : Form

/**
 * An admin call with images. Files are sent separately; the body refers to them as `new:0`, `new:1` …
 * (server/site/content/admin-site-pictures.ts).
 * @throws ApiError
 */
export function callWithFiles<Name extends CallName>(
  name: Name,
  options: Target<Name> & { body: WithFiles<BodyOf<Name>> },
): Promise<AnswerOf<Name>> {
  const files: File[] = []
  const json = JSON.stringify(options.body, (_key, entry) =>
    entry instanceof File ? `new:${files.push(entry) - 1}` : entry,
  )
  if (files.length === 0) {
    const { method, path } = addressOf(name, options as AnyTarget)
    return send(method, path, options as { body: object }) as Promise<AnswerOf<Name>>
  }
  const form = new FormData()
  form.set('json', json)
  for (const file of files) form.append('images[]', file)
  return uploadAsItIs(name, form, options)
}
