import { readFileSync } from 'node:fs'
import { clustersUnder, isGoneWithin, findPostmaster, sendSignal } from './processCleanup.ts'

/** The postmaster of the embedded database in a server's data folder. */
function postmasterUnder(dataDir: string): number {
  for (const cluster of clustersUnder(dataDir)) {
    const pid = findPostmaster(cluster)
    if (pid !== null) return pid
  }
  throw new Error('No PostgreSQL runs under this data folder')
}

/** All processes of the database: the postmaster and its children. */
export function databaseProcesses(dataDir: string): number[] {
  const postmaster = postmasterUnder(dataDir)
  return [postmaster, ...childrenOf(postmaster)]
}

export type DatabaseDeath = keyof typeof DATABASE_DEATHS

/** Ways in which a database dies, from the least to the most sudden. */
export const DATABASE_DEATHS = {
  /** What `pg_ctl stop -m immediate` does. */
  'immediate stop': async (dataDir: string) => {
    const pid = postmasterUnder(dataDir)
    sendSignal(pid, 'SIGQUIT')
    await isGoneWithin(pid, 20_000)
  },
  /** The process of one connection; PostgreSQL then restarts completely. */
  'kill -9 of a backend': async (dataDir: string) => {
    const backend = childrenOf(postmasterUnder(dataDir)).find(servesClient)
    if (backend === undefined) throw new Error('No client is connected to this database')
    sendSignal(backend, 'SIGKILL')
    await isGoneWithin(backend, 5_000)
  },
  'kill -9 of the postmaster': async (dataDir: string) => {
    const pid = postmasterUnder(dataDir)
    sendSignal(pid, 'SIGKILL')
    await isGoneWithin(pid, 5_000)
  },
} as const

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return listed === '' ? [] : listed.split(' ').map(Number)
}

// PostgreSQL names its processes: 'postgres: <role> <database> [local] idle' serves a client.
function servesClient(pid: number): boolean {
  try {
    return /\[local\]|\d+\(\d+\)/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
