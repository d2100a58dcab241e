/** Multipart form for `inject`; files as File, repeated fields as a list. */
export async function formPayload(fields: Record<string, string | File | File[]>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one)
  }
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
