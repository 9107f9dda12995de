import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CannotStart, errorCode } from '../../cannotStart.ts'
import { freeBytes, pathExists, makeFolder, syncFolder } from '../folders.ts'
import { cannotRun, spawnBinary } from './binaries.ts'
import { type Cluster, MAJOR_VERSION, SUPERUSER } from './cluster.ts'
import { giveFolder, giveTree, initdbUser, isRoot, openToGroup } from './clusterOwner.ts'
import { removeLeftOvers } from './leftOvers.ts'

export async function makeClusterOnce(cluster: Cluster): Promise<void> {
  removeLeftOvers(`${cluster.folder}.init-`)
  if (!pathExists(join(cluster.folder, 'PG_VERSION'))) await makeCluster(cluster)
  refuseOtherVersion(cluster.folder)
  giveTree(cluster.folder, cluster.owner)
  // PostgreSQL refuses a folder that others may enter, such as one copied from a backup.
  makeFolder(cluster.folder, 0o700)
}

// A kill in the middle would leave half a cluster that looks complete, so it is made elsewhere and then renamed.
async function makeCluster(cluster: Cluster): Promise<void> {
  const workshop = `${cluster.folder}.init-${process.pid}`
  const made = join(workshop, 'cluster')
  const passwordFile = join(workshop, 'password')
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(workshop, { mode: 0o700 })
  try {
    writeFileSync(passwordFile, cluster.superPassword, { mode: 0o600, flag: 'wx' })
    openToGroup(passwordFile, cluster.owner, 0o640)
    mkdirSync(made, { mode: 0o700 })
    if (isRoot()) giveFolder(made, initdbUser(cluster.owner))
    openToGroup(workshop, cluster.owner, 0o710)
    await runInitdb(cluster, made, passwordFile)
    giveTree(made, cluster.owner)
    takeIfFirst(made, cluster.folder)
  } finally {
    rmSync(workshop, { recursive: true, force: true, maxRetries: 5 })
  }
}

function takeIfFirst(made: string, folder: string): void {
  chmodSync(made, 0o700)
  try {
    renameSync(made, folder)
    syncFolder(dirname(folder))
  } catch (error) {
    // Another process was faster: its cluster is used, ours is deleted.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error
  }
}

const INITDB_OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth-local=scram-sha-256',
  '--auth-host=reject',
  '--encoding=UTF8',
  // PostgreSQL's own collation, not the system's: an update of the system's would silently break indexes.
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
  '--data-checksums',
]

function runInitdb(cluster: Cluster, into: string, passwordFile: string): Promise<void> {
  return new Promise((done, fail) => {
    const initdb = spawnBinary(cluster, {
      name: 'initdb',
      options: [...INITDB_OPTIONS, `--pwfile=${passwordFile}`, '-D', into],
      user: isRoot() ? initdbUser(cluster.owner) : cluster.owner,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    initdb.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
    initdb.on('error', (error) => fail(cannotRun('initdb', error)))
    initdb.on('close', (code) => (code === 0 ? done() : fail(cannotMake(cluster.folder, output))))
  })
}

const NEW_CLUSTER_BYTES = 64_000_000

// On a full disk initdb may also just crash without a message.
function cannotMake(folder: string, output: string): Error {
  const why =
    /No space left|quota/i.test(output) || freeBytes(dirname(folder)) < NEW_CLUSTER_BYTES
      ? 'the disk is full; free some space and start again.'
      : /could not look up effective user/.test(output)
        ? 'this user has no name in /etc/passwd; give it one, or set DATABASE_URL.'
        : lastError(output)
  return new CannotStart(`Cannot make the database in ${folder}: ${why}`)
}

const lastError = (output: string): string =>
  output.split('\n').findLast((line) => /error|FATAL|PANIC/i.test(line)) ?? output.trim()

function refuseOtherVersion(folder: string): void {
  if (!pathExists(join(folder, 'PG_VERSION'))) {
    throw new CannotStart(`The folder ${folder} holds something that is no database: move it away.`)
  }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new CannotStart(
    `The database in ${folder} is of PostgreSQL ${version}, and this is PostgreSQL ${MAJOR_VERSION}: back it up with the release that made it, and restore it here.`,
  )
}
