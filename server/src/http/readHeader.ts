import type { FastifyRequest } from 'fastify'

/** A header as one string: Node joins repeated headers, except cookies. */
export const readHeader = (request: FastifyRequest, name: string): string | undefined =>
  request.headers[name] as string | undefined
