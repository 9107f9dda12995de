import { sql } from 'kysely'
import type { Db, Trx } from '../pool.ts'
import type { Placement } from './tableLayout.ts'

/** Whether the database can distribute tables; plain PostgreSQL cannot. */
export async function canDistribute(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

/** Whether the rows of people have been distributed. Each call of a person then asks one shard. [DIST-2] */
export const isDistributed = async (db: Db): Promise<boolean> =>
  (await canDistribute(db)) && (await listPlaced(db)).has('account')

/** How a table lies in the cluster. Tables that were never placed are left out. */
export async function listPlaced(db: Db | Trx): Promise<Map<string, Exclude<TablePlace, 'coordinator'>>> {
  const { rows } = await sql<{ name: string; column: string | null }>`
    select c.relname as name,
      case when p.partmethod = 'h' then column_to_column_name(p.logicalrelid, p.partkey) end as column
    from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = current_schema()::regnamespace and (p.partmethod = 'h' or p.repmodel = 't')`.execute(
    db,
  )
  return new Map(rows.map(({ name, column }) => [name, column === null ? 'everywhere' : { by: column }]))
}

export type TablePlace = { by: string } | 'everywhere' | 'coordinator'

export const placedAs = (placement: Placement): TablePlace => {
  if (placement.is === 'person') return { by: 'user_id' }
  return placement.is === 'value' ? { by: placement.column } : placement.is
}

/** The nodes that may have shards. */
export async function countDataNodes(db: Db): Promise<number> {
  const { rows } = await sql<{ nodes: number }>`
    select count(*) as nodes from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`.execute(
    db,
  )
  return rows[0]?.nodes ?? 0
}

/** Whether the coordinator is one of the nodes; tables that are whole on every node need it. */
export async function knowsCoordinator(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_dist_node where groupid = 0`.execute(db)
  return rows.length > 0
}

/** Other connections of our servers and commands to this database. */
export async function countOtherConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'reprieve' and pid <> pg_backend_pid()`.execute(
    db,
  )
  return rows[0]?.others ?? 0
}

/** The lock of the migrations: no table is created, moved or placed by two processes at the same moment. */
export async function lockTables(trx: Trx): Promise<void> {
  // Moving the rows of a large table takes longer than a person's call may.
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`select number from migration where number = 0 for update`.execute(trx)
}

/** Moves a table and its rows to where they belong; the rows lie there when the transaction commits. */
export async function placeTable(
  trx: Trx,
  table: string,
  placement: Placement,
  shards: number,
): Promise<void> {
  switch (placement.is) {
    case 'coordinator':
      return
    case 'everywhere':
      await sql`select create_reference_table(${table}::regclass)`.execute(trx)
      break
    case 'person':
      if (table === 'account') await distributeAlone(trx, table, 'user_id', shards)
      else
        await sql`
          select create_distributed_table(${table}::regclass, 'user_id', colocate_with => 'account')`.execute(
          trx,
        )
      break
    case 'value':
      await distributeAlone(trx, table, placement.column, shards)
  }
  // The rows were copied; their originals are hidden on the coordinator, and would stay there for ever.
  await sql`select truncate_local_data_after_distributing_table(${table}::regclass)`.execute(trx)
}

const distributeAlone = (trx: Trx, table: string, column: string, shards: number): Promise<unknown> =>
  sql`
    select create_distributed_table(${table}::regclass, ${column}, colocate_with => 'none', shard_count => ${shards}::int)`.execute(
    trx,
  )

/** The rows and indexes of one shard of a table on one node. */
export interface ShardSize {
  table: string
  node: string
  bytes: number
}

export async function readShardSizes(db: Db): Promise<ShardSize[]> {
  const { rows } = await sql<ShardSize>`
    select table_name::text as table, nodename || ':' || nodeport as node, coalesce(shard_size, 0)::bigint as bytes
    from citus_shards where citus_table_type = 'distributed' order by shardid`.execute(db)
  return rows
}
