import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { CannotStart, errorCode } from '../../cannotStart.ts'
import type { Cluster } from './cluster.ts'
import { isRoot, type Owner } from './clusterOwner.ts'

interface Binary {
  name: 'initdb' | 'postgres'
  options: string[]
  user: Owner
  stdio: StdioOptions
}

// The server's environment is not passed on: it may hold secrets, and PG* variables would change the behaviour.
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

// Detached: a Ctrl-C or kill meant for the server does not reach it.
export function spawnBinary({ nativeDir }: Cluster, { name, options, user, stdio }: Binary): ChildProcess {
  const as = isRoot() ? { uid: user.uid, gid: user.gid } : {}
  try {
    return spawn(join(nativeDir, 'bin', name), options, {
      ...as,
      env: ENVIRONMENT,
      cwd: '/',
      detached: true,
      stdio,
    })
  } catch (error) {
    // Most faults arrive as an event, but this one is thrown.
    throw cannotRun(name, error)
  }
}

export function cannotRun(name: string, error: unknown): CannotStart {
  return errorCode(error) === 'EPERM' && isRoot()
    ? new CannotStart(
        'Root may not switch to another user here, and PostgreSQL refuses root: start as an ordinary user, or set DATABASE_URL.',
      )
    : new CannotStart(
        `PostgreSQL's ${name} cannot be run (${errorCode(error)}): run npm ci, or set DATABASE_URL.`,
        { cause: error },
      )
}
