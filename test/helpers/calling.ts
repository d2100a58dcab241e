import type { FastifyInstance } from 'fastify'

/** Calls the API of a site that does not listen, with a body of JSON where one is given; nobody calls as a visitor. */
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
