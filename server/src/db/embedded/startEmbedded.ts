import { CannotStart, cannotWrite } from '../../cannotStart.ts'
import { makeDataDir } from '../dataDir.ts'
import { readOrMakeKey } from '../keys.ts'
import { appConfig, ensureAppRole, type DatabaseDoor } from './appRole.ts'
import { type Cluster, clusterFolder, logFile } from './cluster.ts'
import { findBlockingFolder, clusterOwner, isRoot, type Owner } from './clusterOwner.ts'
import { ensureRunning } from './ensureRunning.ts'
import { makeClusterOnce } from './makeCluster.ts'
import { installedNativeDir, usableNativeDir } from './nativeFolder.ts'
import { limitLogSize } from './postgresProcess.ts'
import { socketFolderFor } from './socketFolder.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedDatabase extends DatabaseDoor {
  // True when a running PostgreSQL was found: it outlived its server, or serves another one too.
  adopted: boolean
  readonly pid: number
  // Close the server's own connections first. PostgreSQL is left running if another server is connected.
  stop(): Promise<'stopped' | 'left-running'>
}

interface StartOptions {
  dataDir: string
  // The native/ folder of a PostgreSQL package, instead of the installed one.
  nativeDir?: string
  // Receives a sentence when PostgreSQL goes down and when it is back.
  notify?: (sentence: string) => void
}

export async function startEmbedded(options: StartOptions): Promise<EmbeddedDatabase> {
  try {
    return await start(options)
  } catch (error) {
    throw cannotWrite(options.dataDir, error)
  }
}

async function start({ dataDir, nativeDir, notify = () => {} }: StartOptions): Promise<EmbeddedDatabase> {
  const cluster = openCluster(makeDataDir(dataDir), nativeDir ?? installedNativeDir())
  await makeClusterOnce(cluster)
  limitLogSize(cluster.log)
  const running = await ensureRunning(cluster)
  await ensureAppRole(running.client, cluster)
  const { pid, stop } = supervise(cluster, running, notify)
  return {
    ...appConfig(cluster),
    adopted: running.adopted,
    get pid() {
      return pid()
    },
    stop,
  }
}

function openCluster(dataDir: string, nativeDir: string): Cluster {
  const folder = clusterFolder(dataDir)
  const owner = clusterOwner(folder)
  refuseUnreachable(dataDir, owner)
  return {
    dataDir,
    folder,
    owner,
    log: logFile(dataDir),
    socketFolder: socketFolderFor(folder, owner),
    nativeDir: usableNativeDir(nativeDir, dataDir, owner),
    superPassword: readOrMakeKey(dataDir, 'postgres-superuser'),
    appPassword: readOrMakeKey(dataDir, 'postgres-app'),
  }
}

function refuseUnreachable(dataDir: string, owner: Owner): void {
  const closed = isRoot() ? findBlockingFolder(dataDir, owner) : undefined
  if (closed === undefined) return
  throw new CannotStart(
    `PostgreSQL does not run as root, and the user it runs as cannot reach ${dataDir} because ${closed} is closed to others: set DATA_DIR to a folder such as /var/lib/reprieve.`,
  )
}
