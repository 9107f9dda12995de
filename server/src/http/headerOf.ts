import type { FastifyRequest } from 'fastify'

/** A header as one text; what was sent twice counts as its first. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
