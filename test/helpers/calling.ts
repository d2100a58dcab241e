import type { FastifyInstance } from 'fastify'

/** API calls by `inject`, with an optional JSON body; without a user as a visitor. */
export const calling =
  (app: FastifyInstance) =>
  async (
    who: { bearer: object } | null,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const headers = { ...who?.bearer }
    const response = await app.inject({ method, url: `/api${path}`, headers, payload })
    return { status: response.statusCode, body: response.json() }
  }
