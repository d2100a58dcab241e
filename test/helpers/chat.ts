import type { Test } from 'tap'
import { testAccount } from './accounts.ts'
import { testApp } from './app.ts'
import { calling } from './calling.ts'
import { formPayload } from './form.ts'

type Account = ReturnType<typeof testAccount>

/** The site with two people who can message each other and a third without access. */
export async function testChat(t: Test, env: Record<string, string> = {}) {
  const app = await testApp(t, env)
  const ada = testAccount(app, { name: 'Ada' })
  const bob = testAccount(app, { name: 'Bob' })
  const eve = testAccount(app, { name: 'Eve' })
  const call = calling(app)
  /** Sends a multipart form, like a browser. */
  const send = async (from: Account, to: Account, fields: Record<string, string>, files: File[] = []) => {
    const form = await formPayload({ ...fields, 'attachments[]': files })
    const response = await app.inject({
      method: 'POST',
      url: `/api/messages/${to.id}`,
      headers: { ...from.bearer, ...form.headers },
      payload: form.payload,
    })
    return { status: response.statusCode, body: response.json() }
  }
  const texts = async (who: Account, other: Account) => {
    const { body } = await call(who, 'GET', `/messages/${other.id}`)
    return body.data.messages.map(({ text }: { text: string }) => text) as string[]
  }
  return { app, ada, bob, eve, call, send, texts }
}
