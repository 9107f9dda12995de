import pg from 'pg'
import { CannotStart, errorCode } from '../../cannotStart.ts'
import { type Cluster, PORT, SUPERUSER } from './cluster.ts'

const ANSWER_WITHIN_MS = 5_000

type Attempt = { client: pg.Client } | 'no-server' | 'busy'

const MEANING: Record<string, 'no-server' | 'busy'> = {
  ENOENT: 'no-server',
  ECONNREFUSED: 'no-server',
  ECONNRESET: 'busy',
  EPIPE: 'busy',
  // Starting up, recovering or shutting down; stopped by an administrator; crashed; no connection left.
  '57P03': 'busy',
  '57P01': 'busy',
  '57P02': 'busy',
  '53300': 'busy',
  // pg gives no code when the response is late or the connection ends before it.
  '': 'busy',
}

export const superuserConfig = (
  cluster: Pick<Cluster, 'socketFolder' | 'superPassword'>,
): pg.ClientConfig => ({
  host: cluster.socketFolder,
  port: PORT,
  user: SUPERUSER,
  password: cluster.superPassword,
  database: 'postgres',
  application_name: 'reprieve-supervisor',
  connectionTimeoutMillis: ANSWER_WITHIN_MS,
})

export async function tryToConnect(cluster: Cluster): Promise<Attempt> {
  const client = new pg.Client(superuserConfig(cluster))
  // Without a listener, losing this connection would crash the server.
  client.on('error', () => {})
  try {
    await client.connect()
    await refuseOtherCluster(client, cluster)
    return { client }
  } catch (error) {
    await client.end().catch(() => {})
    return classifyConnectError(error, cluster)
  }
}

async function refuseOtherCluster(client: pg.Client, cluster: Cluster): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const directory = rows[0]?.data_directory
  if (directory === cluster.folder) return
  throw new CannotStart(
    `The socket in ${cluster.socketFolder} belongs to the database in ${directory}, not to ${cluster.folder}: stop that one first.`,
  )
}

function classifyConnectError(error: unknown, cluster: Cluster): 'no-server' | 'busy' {
  if (error instanceof CannotStart) throw error
  const code = errorCode(error)
  if (code === '28P01' || code === '28000') {
    throw new CannotStart(
      `The keys in ${cluster.dataDir}/keys do not open the database beside them: put the folder back from a backup.`,
      { cause: error },
    )
  }
  if (code === 'EACCES' || code === 'EPERM') {
    throw new CannotStart(`The database in ${cluster.folder} is run by another user: start as that user.`, {
      cause: error,
    })
  }
  const meaning = MEANING[code]
  if (meaning === undefined) throw error
  return meaning
}
