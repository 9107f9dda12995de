import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../../cannotStart.ts'
import { APP_DATABASE, APP_ROLE, type Cluster, PORT } from './cluster.ts'

// Errors when two servers set up the same cluster at once: the role or database was just created by the other, the
// template is in use, or a row changed concurrently.
const MADE_BY_ANOTHER = new Set(['42710', '42P04', '23505', '55006', 'XX000'])
const TRIES = 20

// The server's own role owns its database and nothing else: no superuser, no other databases, no roles.
export async function ensureAppRole(client: pg.Client, cluster: Cluster): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await makeRole(client, cluster.appPassword)
      await makeDatabase(client)
      if (await canLogIn(cluster)) return
      await client.query(`alter role ${APP_ROLE} password ${pg.escapeLiteral(cluster.appPassword)}`)
    } catch (error) {
      if (tried === TRIES || !MADE_BY_ANOTHER.has(errorCode(error))) throw error
      await sleep(50)
    }
  }
}

async function makeRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
  if (rowCount !== 0) return
  await client.query(`create role ${APP_ROLE} login password ${pg.escapeLiteral(password)}`)
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [APP_DATABASE])
  if (rowCount !== 0) return
  await client.query(`create database ${APP_DATABASE} owner ${APP_ROLE} template template0`)
  await client.query(`revoke all on database ${APP_DATABASE} from public`)
}

// False when the key was regenerated beside an old cluster.
async function canLogIn(cluster: Cluster): Promise<boolean> {
  const app = new pg.Client(appConfig(cluster))
  app.on('error', () => {})
  try {
    await app.connect()
    return true
  } catch (error) {
    if (errorCode(error) === '28P01') return false
    throw error
  } finally {
    await app.end().catch(() => {})
  }
}

/** How the server itself reaches its database. */
export interface DatabaseDoor {
  host: string
  port: number
  user: string
  password: string
  database: string
}

export const appConfig = (cluster: Cluster): DatabaseDoor => ({
  host: cluster.socketFolder,
  port: PORT,
  user: APP_ROLE,
  password: cluster.appPassword,
  database: APP_DATABASE,
})
