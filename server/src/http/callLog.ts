import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { sqlState } from '../db/databaseError.ts'

const KEPT_FRAMES = 3

/**
 * The only log lines about calls: route template, result, duration, and a hash of the user id. Never the URL, the body
 * or a header, because they carry diary text and tokens.
 */
export function addCallLog(app: FastifyInstance, secret: string): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        code: request.resultCode,
        ms: Math.round(reply.elapsedTime),
        who: personPseudonym(request, secret),
      },
      'call',
    )
    done()
  })
}

function personPseudonym(request: FastifyRequest, secret: string): string | null {
  const userId = request.userIdForLog
  return userId === null
    ? null
    : createHmac('sha256', secret).update(String(userId)).digest('hex').slice(0, 12)
}

/** Logs a fault without its message: database and parser messages quote the data they failed on. */
export function logFault(log: FastifyBaseLogger, error: unknown, where: string): void {
  const at = error instanceof Error ? stackFrames(error.stack ?? '') : []
  const name = error instanceof Error ? error.name : typeof error
  log.error({ where, fault: name, sql: sqlState(error), at }, 'fault')
}

const stackFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*\.ts:\d+:\d+\)?$/.test(line))
    .slice(0, KEPT_FRAMES)
    .map((line) => /([\w-]+\.ts:\d+:\d+)\)?$/.exec(line)?.[1] ?? '')
