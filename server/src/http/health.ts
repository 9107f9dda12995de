import type { FastifyInstance } from 'fastify'
import { answersQuery } from '../db/askDatabase.ts'
import type { Db } from '../db/pool.ts'

const ANSWER_LIMIT_MS = 2_000

/** `/healthz`: the process is alive. `/readyz`: the database answers too. */
export function addHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await answers(db)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
}

async function answers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_LIMIT_MS)
  })
  return Promise.race([answersQuery(db), late]).finally(() => clearTimeout(timer))
}
