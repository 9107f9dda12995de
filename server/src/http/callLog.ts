import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { CannotStart } from '../cannotStart.ts'
import { sqlState } from '../db/databaseError.ts'

const KEPT_FRAMES = 3
const MOST_KNOWN = 10_000

/**
 * The only log lines about calls: route template, result, duration, and a hash of the user id. Never the URL, the body
 * or a header, because they carry diary text and tokens.
 */
export function addCallLog(app: FastifyInstance, secret: string): void {
  const pseudonymOf = namePeople(secret)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        code: request.resultCode,
        ms: Math.round(reply.elapsedTime),
        who: request.userIdForLog === null ? null : pseudonymOf(request.userIdForLog),
      },
      'call',
    )
    done()
  })
}

/** Pseudonyms of people by their user id. The last ones are kept, because each takes as long as writing its line. */
function namePeople(secret: string): (userId: number) => string {
  const known = new Map<number, string>()
  return (userId) => {
    const name = known.get(userId)
    if (name !== undefined) return name
    const made = createHmac('sha256', secret).update(String(userId)).digest('hex').slice(0, 12)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(userId, made)
    return made
  }
}

/**
 * Logs a fault without its message: database and parser messages quote the data they failed on. Only a sentence that we
 * wrote for the operator is logged. [LOG-3]
 */
export function logFault(log: FastifyBaseLogger, error: unknown, where: string): void {
  const at = error instanceof Error ? stackFrames(error.stack ?? '') : []
  const name = error instanceof Error ? error.name : typeof error
  const why = error instanceof CannotStart ? { why: error.message } : {}
  log.error({ where, fault: name, sql: sqlState(error), ...why, at }, 'fault')
}

const stackFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*\.ts:\d+:\d+\)?$/.test(line))
    .slice(0, KEPT_FRAMES)
    .map((line) => /([\w-]+\.ts:\d+:\d+)\)?$/.exec(line)?.[1] ?? '')
