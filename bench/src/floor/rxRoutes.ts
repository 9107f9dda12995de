import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { FloorRow, Insert } from './floorRows.ts'
import { replyPacked } from './packedReply.ts'

interface Pull {
  checkpoint: { seq: number } | null
  limit: number
}

/** The minimal server for RxDB's replication: one statement per pull, one per push, no conflicts. */
export function addRxRoutes(app: FastifyInstance, { pool, insert }: { pool: pg.Pool; insert: Insert }): void {
  app.post('/rx/pull', async (request, reply) => {
    const { checkpoint, limit } = request.body as Pull
    const since = checkpoint?.seq ?? 0
    const { rows } = await pool.query<{ seq: string }>(
      `select client_id as "clientId", kind, num, groups, deleted as "_deleted", seq
       from item where user_id = $1 and seq > $2 order by seq limit $3`,
      [request.headers['user-id'], since, limit],
    )
    const documents = rows.map((row) => ({ ...row, seq: Number(row.seq) }))
    return replyPacked(reply, { documents, checkpoint: { seq: documents.at(-1)?.seq ?? since } })
  })

  app.post('/rx/push', async (request) => {
    await insert(String(request.headers['user-id']), (request.body as { rows: FloorRow[] }).rows)
    return []
  })
}
