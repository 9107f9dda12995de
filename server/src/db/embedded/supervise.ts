import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster } from './cluster.ts'
import { tryToConnect } from './connect.ts'
import { ensureRunning, type RunningPostgres } from './ensureRunning.ts'
import { postmasterPid } from './postgresProcess.ts'

export interface Supervision {
  pid: () => number
  stop: () => Promise<'stopped' | 'left-running'>
}

const LONGEST_PAUSE_MS = 5_000
const SHUTDOWN_PATIENCE_MS = 60_000
const RECOVERY_PATIENCE_MS = 10_000
const FAST_SHUTDOWN_MS = 20_000

// One connection stays open for as long as the server runs. It shows other servers that this one is alive, and its end
// is the first sign that PostgreSQL is down; PostgreSQL is then restarted, or waited for.
export function supervise(
  cluster: Cluster,
  first: RunningPostgres,
  notify: (sentence: string) => void,
): Supervision {
  const end = new AbortController()
  let running = first
  let reviving: Promise<void> = Promise.resolve()
  let stopping: Promise<'stopped' | 'left-running'> | undefined

  const watch = (): void => {
    running.client.once('end', () => {
      if (!end.signal.aborted) reviving = revive()
    })
  }

  const revive = async (): Promise<void> => {
    notify('PostgreSQL has gone away; starting it again.')
    for (let pause = 100; !end.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        running = await ensureRunning(cluster, end.signal)
        watch()
        return notify(`PostgreSQL answers again (process ${running.pid}).`)
      } catch (error) {
        if (end.signal.aborted) return
        notify(`PostgreSQL cannot be started again yet. ${error instanceof Error ? error.message : ''}`)
        // Not referenced: a process with nothing else to do may exit meanwhile.
        await sleep(pause, undefined, { ref: false })
      }
    }
  }

  const stop = async (): Promise<'stopped' | 'left-running'> => {
    end.abort()
    await reviving
    return stopUnlessUsed(cluster, running)
  }

  watch()
  return { pid: () => running.pid, stop: () => (stopping ??= stop()) }
}

async function stopUnlessUsed(
  cluster: Cluster,
  { client, pid }: RunningPostgres,
): Promise<'stopped' | 'left-running'> {
  try {
    if (await othersAreConnected(client)) return 'left-running'
    return (await shutDown(cluster, pid)) ? 'stopped' : 'left-running'
  } finally {
    await client.end().catch(() => {})
  }
}

// Checks for one second, because connections closed a moment ago are still listed.
async function othersAreConnected(client: pg.Client): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    const others = await countOthers(client)
    if (others === 0) return false
    await sleep(100)
  }
  return true
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client
    .query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    // No response: PostgreSQL is already down, and nobody is connected.
    .catch(() => ({ rows: [] }))
  return rows[0]?.count ?? 0
}

// SIGINT is PostgreSQL's fast shutdown: it rolls back open transactions and writes a checkpoint. During recovery after
// a crash, PostgreSQL may take it for the end of the recovery and wait for its own workers for ever (seen with 18). So
// this waits for the recovery first, and if PostgreSQL still hangs, SIGQUIT ends it; the next start recovers from the
// log, which has everything that was acknowledged.
async function shutDown(cluster: Cluster, pid: number): Promise<boolean> {
  await recovered(cluster, pid)
  if (postmasterPid(cluster) !== pid) return postmasterPid(cluster) === undefined
  process.kill(pid, 'SIGINT')
  if (await isGoneWithin(cluster, pid, FAST_SHUTDOWN_MS)) return true
  process.kill(pid, 'SIGQUIT')
  return isGoneWithin(cluster, pid, SHUTDOWN_PATIENCE_MS - FAST_SHUTDOWN_MS)
}

async function recovered(cluster: Cluster, pid: number): Promise<void> {
  const patienceEnds = performance.now() + RECOVERY_PATIENCE_MS
  while (postmasterPid(cluster) === pid && performance.now() < patienceEnds) {
    const attempt = await tryToConnect(cluster).catch(() => 'no-server' as const)
    if (typeof attempt === 'object') return attempt.client.end()
    if (attempt === 'no-server') return
    await sleep(50)
  }
}

// Removing postmaster.pid is its last act; the process itself may remain as a zombie if nobody reaps it.
async function isGoneWithin(cluster: Cluster, pid: number, ms: number): Promise<boolean> {
  const patienceEnds = performance.now() + ms
  while (postmasterPid(cluster) === pid) {
    if (performance.now() > patienceEnds) return false
    await sleep(20)
  }
  return true
}
