import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../harness/freePort.ts'
import { endAtLast, removeTemporary, temporaryFolder } from '../../harness/leftovers.ts'
import { endProcess, isGoneWithin, sendSignal } from '../../harness/processCleanup.ts'
import { makeSmallDisk, type SmallDisk } from '../../harness/smallDisk.ts'
import { etcdArguments, haproxyFile, patroniFile, POSTGRES_BIN, type ClusterNames } from './configFiles.ts'
import { makeNetwork, type NetworkNode } from './network.ts'

const NODES = 3
const DISK_MB = 700
const PATIENCE_MS = 120_000
const NAME = 'reprieve'
const ETCD = '/usr/bin/etcd'
const SETPRIV = '/usr/bin/setpriv'
const askPsql = promisify(execFile)

export interface PatroniNode {
  name: string
  address: string
  disk: SmallDisk
  network: NetworkNode
  /** Starts etcd and Patroni if they do not run, and Patroni starts PostgreSQL. */
  start(): void
  /** All of them at the same moment, like a machine without power. */
  kill9(): Promise<void>
  /** Patroni and PostgreSQL stand still, like a machine whose supervisor pauses it. */
  pause(): void
  /** PostgreSQL alone stands still: a standby that confirms nothing. */
  pausePostgres(): void
  goOn(): void
  /** One statement as the superuser, from this node itself; fails after the limit. */
  sql(statement: string, limitMs?: number): Promise<string>
  log(): string
}

/** What a node says of itself; its list of the others may be older than a cut. */
interface Report {
  name: string
  isPrimary: boolean
  /** The followers that stream from it now, by kind. */
  followers: readonly string[]
}

export interface PatroniCluster {
  /** Through HAProxy. */
  url: string
  /** Past HAProxy: the three nodes by name. */
  directUrl: string
  nodes: readonly PatroniNode[]
  /** Waits until one leads, and both others follow it, one of them synchronously. */
  complete(): Promise<PatroniNode>
  remove(): Promise<void>
}

/** Three nodes with etcd, Patroni and PostgreSQL in networks of their own, and HAProxy in front of them. */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const owner = debianUser('postgres')
  const network = await makeNetwork(NODES)
  const secret = () => randomBytes(16).toString('hex')
  const cluster: ClusterNames = {
    subnet: network.subnet,
    secrets: { superuser: secret(), replication: secret(), rewind: secret() },
    nodes: network.nodes.map(({ address }, index) => ({ name: `node${index + 1}`, address })),
  }
  const nodes = network.nodes.map((at, index) => {
    const named = cluster.nodes[index]
    if (named === undefined) throw new Error('A node has no name')
    return makeNode({ ...named, network: at }, cluster, owner)
  })
  for (const node of nodes) node.start()

  const complete = async () => {
    const name = await until('the cluster is complete', async () => {
      const reports = await Promise.all(nodes.map(readReport)).catch(() => [])
      const [leader, ...others] = reports.filter(({ isPrimary }) => isPrimary)
      const isFollowed = leader?.followers.length === NODES - 1 && leader.followers.includes('sync')
      return isFollowed && others.length === 0 ? leader.name : undefined
    })
    return nodeNamed(nodes, name)
  }

  const port = await freePort()
  const folder = temporaryFolder()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, haproxyFile(cluster.nodes, port), { mode: 0o644 })
  const haproxy = spawn(SETPRIV, [...asUser(owner), '/usr/sbin/haproxy', '-db', '-f', file], {
    cwd: '/',
    stdio: 'ignore',
  })
  endAtLast(haproxy)

  const leader = await complete()
  const password = secret()
  await leader.sql(`create role ${NAME} login password '${password}'`)
  await leader.sql(`create database ${NAME} owner ${NAME} encoding 'UTF8' template template0`)
  await until('HAProxy leads to the primary', async () => {
    const where = [
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      NAME,
      '-d',
      NAME,
      '-tAc',
      'create temp table t ()',
    ]
    const env = { PGPASSWORD: password, PGCONNECT_TIMEOUT: '5' }
    return askPsql(join(POSTGRES_BIN, 'psql'), where, { env }).catch(() => undefined)
  })
  const addresses = nodes.map(({ address }) => `${address}:5432`).join(',')
  return {
    url: `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`,
    directUrl: `postgres://${NAME}:${password}@${addresses}/${NAME}?target_session_attrs=read-write`,
    nodes,
    complete,
    remove: async () => {
      await endProcess(haproxy.pid ?? 0)
      for (const node of nodes) await node.kill9()
      for (const node of nodes) await removeTemporary(join(node.disk.folder, '..'))
      await removeTemporary(folder)
      await network.remove()
    },
  }
}

interface User {
  uid: number
  gid: number
}

function makeNode(
  { name, address, network }: { name: string; address: string; network: NetworkNode },
  cluster: ClusterNames,
  owner: User,
): PatroniNode {
  const disk = makeSmallDisk(DISK_MB)
  const folder = join(disk.folder, name)
  mkdirSync(folder, { mode: 0o700 })
  // Beside the disk, so that a full disk still has a log.
  const logFile = join(disk.folder, '..', 'log')
  const file = join(folder, 'patroni.yml')
  writeFileSync(file, patroniFile({ name, address }, cluster, folder), { mode: 0o600 })
  for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid)
  const launch = (program: string, words: readonly string[]) => {
    const log = openSync(logFile, 'a', 0o600)
    const [enter = '', ...rest] = network.enter
    const child = spawn(enter, [...rest, SETPRIV, ...asUser(owner), program, ...words], {
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
      stdio: ['ignore', log, log],
    })
    endAtLast(child)
  }
  const working = () => network.processes().filter((pid) => !commandOf(pid).includes('/etcd'))
  return {
    name,
    address,
    disk,
    network,
    start: () => {
      const running = network.processes().map(commandOf)
      const lacks = (program: string) => !running.some((command) => command.includes(program))
      if (lacks(ETCD)) launch(ETCD, etcdArguments({ name, address }, cluster, join(folder, 'etcd')))
      if (lacks(file)) launch('/usr/bin/patroni', [file])
    },
    kill9: async () => {
      // Twice: between reading the list and the signal another process may have started.
      for (const _ of [1, 2]) {
        const pids = network.processes()
        for (const pid of pids) sendSignal(pid, 'SIGKILL')
        for (const pid of pids) await isGoneWithin(pid, 10_000)
      }
    },
    pause: () => working().forEach((pid) => sendSignal(pid, 'SIGSTOP')),
    pausePostgres: () =>
      working()
        .filter((pid) => !commandOf(pid).includes('patroni.yml'))
        .forEach((pid) => sendSignal(pid, 'SIGSTOP')),
    goOn: () => working().forEach((pid) => sendSignal(pid, 'SIGCONT')),
    sql: async (statement, limitMs = 30_000) => {
      const [enter = '', ...rest] = network.enter
      const where = ['-h', address, '-U', 'postgres', '-d', 'postgres', '-v', 'ON_ERROR_STOP=1', '-tAc']
      // Killed at the limit: another signal would make psql cancel the statement, which ends a commit's wait for a standby.
      const { stdout } = await askPsql(enter, [...rest, join(POSTGRES_BIN, 'psql'), ...where, statement], {
        env: { PGPASSWORD: cluster.secrets.superuser, PGCONNECT_TIMEOUT: '5' },
        timeout: limitMs,
        killSignal: 'SIGKILL',
      })
      return stdout.trim()
    },
    log: () => readFileSync(logFile, 'utf8'),
  }
}

const asUser = ({ uid, gid }: User): string[] => [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']

function debianUser(name: string): User {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((user) => user.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name} to run the cluster`)
  return { uid: Number(uid), gid: Number(gid) }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

async function readReport({ name, address }: PatroniNode): Promise<Report> {
  const answer = await fetch(`http://${address}:8008/patroni`, { signal: AbortSignal.timeout(2_000) })
  const {
    role,
    state,
    replication = [],
  } = (await answer.json()) as {
    role: string
    state: string
    replication?: { state: string; sync_state: string }[]
  }
  const followers = replication.filter((one) => one.state === 'streaming').map((one) => one.sync_state)
  return { name, isPrimary: state === 'running' && role !== 'replica', followers }
}

function nodeNamed(nodes: readonly PatroniNode[], name: string): PatroniNode {
  const node = nodes.find((one) => one.name === name)
  if (node === undefined) throw new Error(`There is no node ${name}`)
  return node
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`Not within ${PATIENCE_MS / 1_000} s: ${what}`)
    await wait(200)
  }
}
