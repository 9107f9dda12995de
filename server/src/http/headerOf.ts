import type { FastifyRequest } from 'fastify'

/** A header as one text: Node itself joins what was sent twice, all but cookies. */
export const headerOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers[name] as string | undefined
