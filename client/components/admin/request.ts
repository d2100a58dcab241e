import { send, upload } from '../../api.ts'

/**
 * A changing call of an admin. Files stand apart from the rest, which names them `new:0`, `new:1` …
 * (server/content/admin-site-pictures.ts).
 *
 * @throws ApiError
 */
export function request<T>(path: string, body?: object, method: 'POST' | 'DELETE' = 'POST') {
  const files: File[] = []
  const json = JSON.stringify(body, (_key, entry) =>
    entry instanceof File ? `new:${files.push(entry) - 1}` : entry,
  )
  if (files.length === 0) return send<T>(path, body, method)
  const form = new FormData()
  form.set('json', json)
  for (const file of files) form.append('images[]', file)
  return upload<T>(path, form)
}
