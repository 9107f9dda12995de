import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { maintenanceSince } from '../../account/maintenanceStore.ts'
import { CHORES } from '../../chores.ts'
import type { Config } from '../../config.ts'
import { readMigrations } from '../../db/migrationPlan.ts'
import type { Db } from '../../db/pool.ts'
import { findLastBackup } from '../../jobs/lastBackupStore.ts'
import { readJobQueues, readMailQueue, type QueueState } from '../../jobs/queueStore.ts'
import { readDiskSpace, type DiskSpace } from '../../outside/diskSpace.ts'
import {
  countVisitors,
  readChoreTurns,
  readDatabaseFacts,
  readMailFacts,
  readMigrationNumbers,
  startOfPeriod,
  type ChoreTurnRow,
  type DatabaseFacts,
  type MailFacts,
  type Visitors,
} from './statusStore.ts'

/** Where the server's data and its migrations are. */
export interface ServerPlace {
  version: string
  config: Config
  dataDir: string
  migrations: string
}

export interface MigrationStatus {
  applied: number
  /** Of this checkout, which the database does not have. */
  missing: number
  /** Of the database, which this checkout does not know. */
  unknown: number
}

export interface QueueStatus extends Omit<QueueState, 'oldest'> {
  oldestSeconds: number | null
}

export interface ChoreStatus {
  name: string
  isRunning: boolean
  /** Since it began for the last time; null while it runs, or if it never did. */
  lastSeconds: number | null
  /** Since it should have begun. */
  lateSeconds: number
}

/** What only a database with all migrations can say. */
export interface StoredStatus {
  queues: QueueStatus[]
  mail: MailFacts
  chores: ChoreStatus[]
  lastBackup: number | null
  maintenanceSince: number | null
  today: Visitors
  month: Visitors
}

export interface ServerStatus {
  version: string
  at: number
  isLocal: boolean
  hasSmtp: boolean
  ownDatabase: boolean
  database: DatabaseFacts
  migrations: MigrationStatus
  stored: StoredStatus | null
  dataDir: string
  disk: DiskSpace | null
}

export async function readStatus(db: Db, place: ServerPlace, now: number): Promise<ServerStatus> {
  const { config, dataDir, version } = place
  const migrations = compareMigrations(
    readMigrations(place.migrations).map(({ number }) => number),
    await readMigrationNumbers(db),
  )
  return {
    version,
    at: now,
    isLocal: config.isLocal,
    hasSmtp: config.smtpUrl !== null,
    ownDatabase: config.databaseUrl === null,
    database: await readDatabaseFacts(db),
    migrations,
    stored: migrations.missing === 0 ? await readStored(db, now) : null,
    dataDir,
    disk: await readDiskSpace(dataDir),
  }
}

function compareMigrations(ours: readonly number[], theirs: readonly number[]): MigrationStatus {
  const applied = new Set(theirs)
  const known = new Set(ours)
  return {
    applied: applied.size,
    missing: ours.filter((number) => !applied.has(number)).length,
    unknown: theirs.filter((number) => !known.has(number)).length,
  }
}

async function readStored(db: Db, now: number): Promise<StoredStatus> {
  const queues = [await readMailQueue(db, now), ...(await readJobQueues(db, now))]
  return {
    queues: queues.map(({ oldest, ...queue }) => ({ ...queue, oldestSeconds: secondsSince(oldest, now) })),
    mail: await readMailFacts(db, now),
    chores: choresOf(await readChoreTurns(db), now),
    lastBackup: await findLastBackup(db),
    maintenanceSince: await maintenanceSince(db),
    today: await countVisitors(db, startOfPeriod(now, 1)),
    month: await countVisitors(db, startOfPeriod(now, 30)),
  }
}

const secondsSince = (then: number | null, now: number): number | null =>
  then === null ? null : Math.max(0, Math.round((now - then) / SECOND_MS))

/** A turn that ended is due one interval after it began. */
function choresOf(turns: readonly ChoreTurnRow[], now: number): ChoreStatus[] {
  const everyMs = new Map(CHORES.map((chore) => [chore.name, chore.everyMs]))
  return turns.flatMap(({ name, dueAt, isRunning }) => {
    const every = everyMs.get(name)
    if (every === undefined) return []
    const lateSeconds = Math.max(0, Math.round((now - dueAt) / SECOND_MS))
    return [
      { name, isRunning, lastSeconds: isRunning ? null : secondsSince(dueAt - every, now), lateSeconds },
    ]
  })
}
