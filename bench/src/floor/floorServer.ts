import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { FLOOR_TABLE } from './floorTable.ts'

// The least that can be done for the same answers: a bare route, one statement, no session, no checks, no merge.
// A process of its own, told by its parent where the database is.

const CONNECTIONS = 10
const PAGE = 2_500

const packed = promisify(gzip)

interface Row {
  clientId: string
  groups: object
}

const userOf = (request: FastifyRequest): string => String(request.headers['user-id'])

async function serve(connection: pg.PoolConfig): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS })
  const app = Fastify({ logger: false, bodyLimit: 5_000_000 })
  let number = 0

  app.post('/floor/row', async (request) => {
    const { rows } = await pool.query('select seq, epoch from user_sync where user_id = $1', [
      userOf(request),
    ])
    return { ...rows[0], server_time: Date.now(), result_code: 0, result_msg: 'OK' }
  })

  app.post('/floor/insert', async (request) => {
    const { rows } = request.body as { rows: Row[] }
    const userId = userOf(request)
    const numbers = rows.map(() => (number += 1))
    const values = rows.flatMap((row, at) => {
      const [num] = [numbers[at]]
      return [userId, row.clientId, 'record', num, JSON.stringify(row.groups), false, num, new Date()]
    })
    const places = rows.map(
      (_, at) => `(${Array.from({ length: 8 }, (_, column) => `$${at * 8 + column + 1}`).join()})`,
    )
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into ${FLOOR_TABLE} (user_id, client_id, kind, num, groups, deleted, seq, updated_at) values ${places.join()}`,
        values,
      )
      await client.query('commit')
    } finally {
      client.release()
    }
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
    const body = await packed(JSON.stringify({ records: rows, result_code: 0, result_msg: 'OK' }), {
      level: 1,
    })
    return reply.headers({ 'content-type': 'application/json', 'content-encoding': 'gzip' }).send(body)
  })

  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

process.once('message', (connection: pg.PoolConfig) => {
  void serve(connection).then((port) => process.send?.({ port }))
})
process.once('disconnect', () => process.exit(0))
