import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { moment } from '../../db/moment.ts'
import type { Db } from '../../db/pool.ts'
import { GIVE_UP_MS } from '../../jobs/mailRunner.ts'

/** What every connection of a running server is named; commands have names of their own. */
const SERVER_NAME = 'reprieve'

export interface DatabaseFacts {
  version: string
  sizeBytes: number
  isReplica: boolean
  /** Standbys that follow this one. */
  replicas: number
  connections: number
  mostConnections: number
  /** Those of running servers. Behind a pooler their name may be lost. */
  ofServers: number
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as "sizeBytes",
      pg_is_in_recovery() as "isReplica",
      (select count(*) from pg_stat_replication) as replicas,
      (select count(*) from pg_stat_activity where datname is not null) as connections,
      current_setting('max_connections')::bigint as "mostConnections",
      (select count(*) from pg_stat_activity
        where datname = current_database() and application_name = ${SERVER_NAME}) as "ofServers"`.execute(db)
  return rows[0]!
}

/** The numbers of the migrations that the database has; none if it has none of our tables. */
export async function readMigrationNumbers(db: Db): Promise<number[]> {
  const { rows: tables } = await sql`select from pg_tables
    where schemaname = any(current_schemas(false)) and tablename = 'migration'`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ number: number }>`select number from migration where number > 0`.execute(db)
  return rows.map(({ number }) => number)
}

export interface MailFacts {
  /** When the last one left, in milliseconds. */
  lastSent: number | null
  givenUp: number
}

export async function readMailFacts(db: Db, now: number): Promise<MailFacts> {
  const { rows } = await sql<MailFacts>`
    select max(sent_at) filter (where to_address <> '') as "lastSent",
      count(*) filter (where sent_at is null and queued_at <= ${moment(now - GIVE_UP_MS)}) as "givenUp"
    from mail`.execute(db)
  return rows[0]!
}

/** How many were here since; no person is read, only how many they are. [ADMIN-5] */
export interface Visitors {
  people: number
  devices: number
}

export async function countVisitors(db: Db, since: number): Promise<Visitors> {
  const { rows } = await sql<Visitors>`
    with seen as (
      select distinct user_id, device_id from session_family where last_seen >= ${moment(since)})
    select count(distinct user_id) as people, count(*) as devices from seen`.execute(db)
  return rows[0]!
}

export const startOfPeriod = (now: number, days: number): number => now - days * DAY_MS

export interface ChoreTurnRow {
  name: string
  /** When it is due next, or when the turn of the process that does it ends. */
  dueAt: number
  isRunning: boolean
}

export async function readChoreTurns(db: Db): Promise<ChoreTurnRow[]> {
  const rows = await db
    .selectFrom('chore_turn')
    .select(['name', 'due_at', 'worker'])
    .orderBy('name')
    .execute()
  return rows.map(({ name, due_at: dueAt, worker }) => ({ name, dueAt, isRunning: worker !== null }))
}
