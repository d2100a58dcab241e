import type { FastifyRequest } from 'fastify'

/** A value of the query that fills a field or is looked up: what is too long, missing or said twice counts as empty. */
export function queryText(request: FastifyRequest, name: string, longest: number): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' && value.length <= longest ? value : ''
}

/** The token of a mailed link; empty where there is none that could be one. */
export const tokenInQuery = (request: FastifyRequest): string => queryText(request, 'token', 100)
