import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import type { Meter } from './meter.ts'

/** Counts every finished request. Of the request only its route template is read. [MET-2, MET-3] */
export function countCalls(app: FastifyInstance, meter: Meter): void {
  app.addHook('onResponse', (request, reply, done) => {
    meter.countCall({
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      code: request.resultCode,
      seconds: reply.elapsedTime / SECOND_MS,
    })
    done()
  })
}
