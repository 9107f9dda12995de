import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { addCouchRoutes } from './couchRoutes.ts'
import { createInsertRows, type FloorRow } from './floorRows.ts'
import { replyPacked } from './packedReply.ts'
import { addRxRoutes } from './rxRoutes.ts'

// The minimal work for the same answers: a bare route and one statement, without session, checks or merge. It runs in
// a separate process; its parent passes the address of the database.

const CONNECTIONS = 10
const PAGE = 2_500

const userOf = (request: FastifyRequest): string => String(request.headers['user-id'])

async function serve(connection: pg.PoolConfig): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS })
  const app = Fastify({ logger: false, bodyLimit: 5_000_000 })
  const insert = createInsertRows(pool)

  app.post('/floor/row', async (request) => {
    const { rows } = await pool.query('select seq, epoch from user_sync where user_id = $1', [
      userOf(request),
    ])
    return { ...rows[0], server_time: Date.now(), result_code: 0, result_msg: 'OK' }
  })

  app.post('/floor/insert', async (request) => {
    const { rows } = request.body as { rows: FloorRow[] }
    const numbers = await insert(userOf(request), rows)
    return {
      items: rows.map((row, at) => ({ client_id: row.clientId, seq: numbers[at] })),
      result_code: 0,
      result_msg: 'OK',
    }
  })

  app.post('/floor/page', async (request, reply) => {
    const { cursor, limit = PAGE } = request.body as { cursor: number; limit?: number }
    const { rows } = await pool.query(
      'select client_id, kind, num, groups, deleted, seq from item where user_id = $1 and seq > $2 order by seq limit $3',
      [userOf(request), cursor, limit],
    )
    return replyPacked(reply, { records: rows, result_code: 0, result_msg: 'OK' })
  })

  addRxRoutes(app, { pool, insert })
  addCouchRoutes(app, { pool, insert })

  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

process.once('message', (connection: pg.PoolConfig) => {
  void serve(connection).then((port) => process.send?.({ port }))
})
process.once('disconnect', () => process.exit(0))
