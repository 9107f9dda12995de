import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { CannotStart } from '../../cannotStart.ts'
import { cannotRun } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { tryToConnect } from './connect.ts'
import { logSince, logSize, postmasterPid, spawnPostgres } from './postgresProcess.ts'

export interface RunningPostgres {
  client: pg.Client
  pid: number
  adopted: boolean
}

// Long enough for crash recovery, and for the last checkpoint of a PostgreSQL that is shutting down.
const PATIENCE_MS = 120_000
const LOOK_AGAIN_MS = 25
const START_AGAIN_MS = 200

// One loop for every case: running (adopt it), gone (start it), starting or stopping (wait), started by another process
// at the same moment (PostgreSQL's own lock lets one through, and the other adopts it).
export async function ensureRunning(cluster: Cluster, signal?: AbortSignal): Promise<RunningPostgres> {
  const patienceEnds = performance.now() + PATIENCE_MS
  let started: StartedPostgres | undefined
  while (performance.now() < patienceEnds) {
    if (signal?.aborted) break
    const attempt = await tryToConnect(cluster)
    if (typeof attempt === 'object') return runningWith(attempt.client, cluster, started)
    if (started?.exited) await waitForTheOther(cluster, started)
    if (attempt === 'no-server' && (started === undefined || started.exited)) started = start(cluster)
    await sleep(LOOK_AGAIN_MS)
  }
  if (signal?.aborted) started?.process.kill('SIGINT')
  throw new CannotStart(
    `PostgreSQL (process ${postmasterPid(cluster) ?? 'unknown'}) holds ${cluster.folder} but does not answer: stop it with kill -INT, and see ${cluster.log}.`,
  )
}

interface StartedPostgres {
  process: ChildProcess
  logFrom: number
  exited: boolean
  error: Error | undefined
}

function start(cluster: Cluster): StartedPostgres {
  const logFrom = logSize(cluster.log)
  const started: StartedPostgres = {
    process: spawnPostgres(cluster),
    logFrom,
    exited: false,
    error: undefined,
  }
  started.process.on('exit', () => (started.exited = true))
  started.process.on('error', (error) => Object.assign(started, { exited: true, error }))
  return started
}

function runningWith(
  client: pg.Client,
  cluster: Cluster,
  started: StartedPostgres | undefined,
): RunningPostgres {
  const pid = postmasterPid(cluster)
  if (pid === undefined) throw new Error('a PostgreSQL that answers has no postmaster.pid')
  return { client, pid, adopted: started?.process.pid !== pid }
}

const HELD_BY_ANOTHER = /lock file ".*" already exists|pre-existing shared memory block/

// PostgreSQL's log says whether another instance still holds the cluster; that one will soon answer or be gone.
// An instance that exited cleanly was stopped by another server before we could connect.
async function waitForTheOther(cluster: Cluster, started: StartedPostgres): Promise<void> {
  if (started.error !== undefined) throw cannotRun('postgres', started.error)
  const output = logSince(cluster.log, started.logFrom)
  if (started.process.exitCode !== 0 && !HELD_BY_ANOTHER.test(output)) throw whyNot(cluster, output)
  await sleep(START_AGAIN_MS)
}

function whyNot({ dataDir, log }: Cluster, output: string): CannotStart {
  if (/No space left|quota/i.test(output)) {
    return new CannotStart(
      `PostgreSQL cannot start: the disk of ${dataDir} is full; free some space and start again.`,
    )
  }
  const reason = output.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? 'no reason given'
  return new CannotStart(
    `PostgreSQL ended as it started (${reason.replace(/^.*?(FATAL|PANIC): +/, '')}): see ${log}.`,
  )
}
