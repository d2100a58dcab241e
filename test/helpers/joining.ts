import type { FastifyInstance } from 'fastify'

let count = 0

/** Registers a new person each time. */
export async function signUp(app: FastifyInstance, changes: object = {}) {
  count += 1
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    // A new address each time, because sign-ups are limited per address.
    remoteAddress: `192.0.2.${count % 250}`,
    payload: {
      name: `Nia ${count}`,
      email: `nia-${count}-${crypto.randomUUID()}@example.test`,
      phone_number: '(555) 010-2030',
      address: 'Harbour End',
      password: 'correct horse',
      password_confirmation: 'correct horse',
      terms_and_conditions: '1',
      ...changes,
    },
  })
  const body = response.json()
  const token: string = body.data?.token ?? ''
  return {
    status: response.statusCode,
    body,
    id: body.data?.user.id as number,
    token,
    bearer: { authorization: `Bearer ${token}` },
  }
}
