import type { FastifyReply, FastifyRequest } from 'fastify'
import { codeByNumber, type ResultCode } from '@reprieve/contract/codes.ts'
import { wrapResponse } from '@reprieve/contract/envelope.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { text } from '@reprieve/locales/text.ts'
import { sendJson } from './sendJson.ts'

declare module 'fastify' {
  interface FastifyInstance {
    isStopping: boolean
  }
  interface FastifyRequest {
    /** The result code of the envelope, logged beside the HTTP status. */
    resultCode: ResultCode | null
  }
}

const RETRY_AFTER = 'retry_after'

/** Sends every API response: code, message in the caller's language, HTTP status (D4, D10). */
export function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  code: ResultCode,
  extra: Record<string, unknown> = {},
): FastifyReply {
  const { http, name } = codeByNumber(code)
  const seconds = extra[RETRY_AFTER]
  if (typeof seconds === 'number') void reply.header('retry-after', seconds)
  const message = text(language, 'codes', name, typeof seconds === 'number' ? { seconds } : { seconds: 1 })
  request.resultCode = code
  void reply.code(http).header('cache-control', 'no-store')
  // A connection kept alive would delay the shutdown of the server by a minute.
  if (request.server.isStopping) void reply.header('connection', 'close')
  return sendJson(request, reply, wrapResponse(code, message, extra))
}
