import type { FastifyRequest } from 'fastify'

/** A query parameter; empty if too long, missing or repeated. */
export function queryText(request: FastifyRequest, name: string, longest: number): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' && value.length <= longest ? value : ''
}

export const tokenInQuery = (request: FastifyRequest): string => queryText(request, 'token', 100)
