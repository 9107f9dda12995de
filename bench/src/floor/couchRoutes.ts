import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Insert } from './floorRows.ts'
import { FLOOR_TABLE } from './floorTable.ts'
import { replyPacked } from './packedReply.ts'

interface Place {
  user: string
}

interface Row {
  client_id: string
  kind: string
  num: string
  groups: object
  seq: string
}

interface BulkGetBody {
  docs: { id: string }[]
}

interface Doc {
  _id: string
  groups: object
}

// The first revision of a document: sixteen bytes, unique to the document, as in CouchDB.
const digestOf = (id: string): string => id.replaceAll('-', '')

const docOf = ({ client_id: id, kind, num, groups }: Row): object => ({
  _id: id,
  _rev: `1-${digestOf(id)}`,
  _revisions: { start: 1, ids: [digestOf(id)] },
  kind,
  num,
  groups,
})

/**
 * The minimal part of the CouchDB API that PouchDB's replication needs, over the same rows: one statement per
 * request.
 */
export function addCouchRoutes(
  app: FastifyInstance,
  { pool, insert }: { pool: pg.Pool; insert: Insert },
): void {
  const checkpoints = new Map<string, object>()

  for (const root of ['/couch', '/couch/']) app.get(root, () => ({ couchdb: 'Welcome', uuid: 'floor' }))

  for (const home of ['/couch/:user', '/couch/:user/'])
    app.get<{ Params: Place }>(home, ({ params }) => ({ db_name: params.user, update_seq: 0 }))

  app.get<{ Params: Place & { id: string } }>('/couch/:user/_local/:id', ({ params }, reply) => {
    const found = checkpoints.get(`${params.user} ${params.id}`)
    return found ?? reply.code(404).send({ error: 'not_found', reason: 'missing' })
  })

  app.put<{ Params: Place & { id: string } }>('/couch/:user/_local/:id', ({ params, body }) => {
    checkpoints.set(`${params.user} ${params.id}`, { ...(body as object), _rev: '0-1' })
    return { ok: true, id: `_local/${params.id}`, rev: '0-1' }
  })

  app.get<{ Params: Place; Querystring: { since: string; limit: string } }>(
    '/couch/:user/_changes',
    async ({ params, query }, reply) => {
      const { rows } = await pool.query<Row>(
        `select client_id, seq from item where user_id = $1 and seq > $2
         union all select client_id, seq from ${FLOOR_TABLE} where user_id = $1 and seq > $2
         order by seq limit $3`,
        [params.user, query.since, query.limit],
      )
      const results = rows.map(({ client_id: id, seq }) => ({
        seq: Number(seq),
        id,
        changes: [{ rev: `1-${digestOf(id)}` }],
      }))
      return replyPacked(reply, { results, last_seq: results.at(-1)?.seq ?? Number(query.since) })
    },
  )

  app.post<{ Params: Place }>('/couch/:user/_bulk_get', async ({ params, body }, reply) => {
    const ids = (body as BulkGetBody).docs.map(({ id }) => id)
    const { rows } = await pool.query<Row>(
      'select client_id, kind, num, groups from item where user_id = $1 and client_id = any($2)',
      [params.user, ids],
    )
    const results = rows.map((row) => ({ id: row.client_id, docs: [{ ok: docOf(row) }] }))
    return replyPacked(reply, { results })
  })

  app.post<{ Params: Place }>('/couch/:user/_revs_diff', async ({ params, body }, reply) => {
    const asked = body as Record<string, string[]>
    const { rows } = await pool.query<Row>(
      `select client_id from ${FLOOR_TABLE} where user_id = $1 and client_id = any($2)`,
      [params.user, Object.keys(asked)],
    )
    const known = new Set(rows.map((row) => row.client_id))
    const missing = Object.entries(asked).filter(([id]) => !known.has(id))
    return replyPacked(reply, Object.fromEntries(missing.map(([id, revs]) => [id, { missing: revs }])))
  })

  app.post<{ Params: Place }>('/couch/:user/_bulk_docs', async ({ params, body }) => {
    const { docs } = body as { docs: Doc[] }
    await insert(
      params.user,
      docs.map(({ _id, groups }) => ({ clientId: _id, groups })),
    )
    return []
  })
}
