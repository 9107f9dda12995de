import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../cannotStart.ts'
import { pathExists } from '../folders.ts'
import { spawnBinary } from './binaries.ts'
import { type Cluster, PORT } from './cluster.ts'

const LOG_LIMIT_BYTES = 1_000_000

// Passed at every start rather than written into the cluster, so that a later release can change them.
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Several servers may share it, with ten connections each.
  max_connections: '150',
  shared_buffers: '96MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // An error's message ("invalid input syntax ... "), detail and statement can contain a person's text. The server logs
  // errors in its own log, by code; here PostgreSQL logs only its own state.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}

// Before a recovery PostgreSQL syncs the whole cluster. File by file that took 3 to 7 seconds for a new one, as a whole
// 20 milliseconds; only Linux can sync it as a whole.
const RECOVERY: Record<string, string> =
  process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}

export function spawnPostgres(cluster: Cluster): ChildProcess {
  const socket = { unix_socket_directories: quoted(cluster.socketFolder) }
  const settings = Object.entries({ ...SETTINGS, ...RECOVERY, ...socket })
  const log = openSync(cluster.log, 'a', 0o600)
  try {
    chmodSync(cluster.log, 0o600)
    const child = spawnBinary(cluster, {
      name: 'postgres',
      options: [
        '-D',
        cluster.folder,
        '-p',
        `${PORT}`,
        ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      user: cluster.owner,
      stdio: ['ignore', log, log],
    })
    // It outlives this server, and the next one finds it.
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

// The setting is a list: without quotes, a comma in the path would split it.
const quoted = (folder: string): string => `"${folder.replaceAll('"', '""')}"`

// Copied and truncated, not renamed: an adopted PostgreSQL goes on writing to its open file.
export function limitLogSize(log: string): void {
  if (!pathExists(log) || statSync(log).size < LOG_LIMIT_BYTES) return
  try {
    copyFileSync(log, `${log}.1`)
    chmodSync(`${log}.1`, 0o600)
  } catch (error) {
    // On a full disk the old lines are dropped: the space matters more.
    if (errorCode(error) !== 'ENOSPC') throw error
    rmSync(`${log}.1`, { force: true })
  }
  truncateSync(log)
}

export const logSize = (log: string): number => (pathExists(log) ? statSync(log).size : 0)

export const logSince = (log: string, from: number): string =>
  readFileSync(log).subarray(from).toString('utf8')

// The first line of postmaster.pid. Only ever read: deleting that file would let two postmasters share one cluster.
export function postmasterPid(cluster: Pick<Cluster, 'folder'>): number | undefined {
  try {
    return Number(readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
