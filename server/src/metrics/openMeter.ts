import { collectDefaultMetrics, Registry } from 'prom-client'
import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import type { DiskSpace } from '../outside/diskSpace.ts'
import { makeFigures, type Figures } from './figures.ts'
import type { CallLoad, Meter, RowResult, ShedCause } from './meter.ts'
import type { StoredFigures } from './storedFigures.ts'
import type { FiguresOfOne } from './totals.ts'

/** The connections of the pool, as `pg` counts them. */
export interface PoolLoad {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
  readonly options: { max: number }
}

interface Sources {
  version: string
  pool: PoolLoad
  /** Null if the database does not answer. */
  readStored: () => Promise<StoredFigures | null>
  readDisk: () => Promise<DiskSpace | null>
  /** Every kind of job: one that has nothing waiting is 0 and not missing. */
  jobKinds: readonly string[]
  now: () => number
}

const ROW_RESULTS: readonly RowResult[] = ['saved', 'merged', 'refused']
/** Gauges of Node.js that are named like counters, which Prometheus objects to; nobody acts on them. */
const NOT_SHOWN = ['handles', 'requests', 'resources'].flatMap((what) => [
  `nodejs_active_${what}`,
  `nodejs_active_${what}_total`,
])
const SHED_CAUSES: readonly ShedCause[] = ['running', 'event-loop', 'body-room']

/** A meter that counts; `toJson` is for a process that is one of several. [MET-7] */
export interface OpenMeter extends Meter {
  toJson(): Promise<FiguresOfOne>
}

export function openMeter(sources: Sources): OpenMeter {
  const registry = new Registry()
  const figures = makeFigures(registry)
  collectDefaultMetrics({ register: registry })
  for (const name of NOT_SHOWN) registry.removeSingleMetric(name)
  figures.build.set({ version: sources.version }, 1)
  figures.processes.set(1)
  let calls: CallLoad | null = null
  const look = async (): Promise<void> => {
    if (calls !== null) showCalls(figures, calls)
    showPool(figures, sources.pool)
    const [stored, disk] = await Promise.all([sources.readStored(), sources.readDisk()])
    showStored(figures, stored, sources)
    showDisk(figures, disk)
  }
  return {
    ...countersOf(figures),
    watchCalls: (load) => {
      calls = load
    },
    async read() {
      await look()
      return registry.metrics()
    },
    async toJson() {
      await look()
      return registry.getMetricsAsJSON()
    },
  }
}

const countersOf = (figures: Figures): Omit<Meter, 'read' | 'watchCalls'> => ({
  countCall({ route, status, code, seconds }) {
    figures.calls.inc({ route, status, code: code ?? 'none' })
    figures.callSeconds.observe({ route }, seconds)
  },
  countPush({ rows, ageSeconds }) {
    figures.pushes.inc()
    for (const result of ROW_RESULTS) if (rows[result] > 0) figures.pushedRows.inc({ result }, rows[result])
    if (ageSeconds !== null) figures.pushAge.observe(ageSeconds)
  },
  countPull(rows) {
    figures.pulls.inc()
    figures.pulledRows.inc(rows)
  },
  countPushMessage: (result) => figures.pushMessages.inc({ result }),
  countMail: (result) => figures.mails.inc({ result }),
  countRefusedAttempt: (limit) => figures.refusedAttempts.inc({ limit }),
  countJob(kind, result, seconds) {
    figures.jobs.inc({ kind, result })
    if (seconds !== null) figures.jobSeconds.observe({ kind }, seconds)
  },
  countChore: (chore, result) => figures.chores.inc({ chore, result }),
  countModelCall(result, seconds) {
    figures.modelCalls.inc({ result })
    figures.modelSeconds.observe(seconds)
  },
})

function showCalls({ running, shed }: Figures, load: CallLoad): void {
  running.set(load.running)
  shed.reset()
  for (const cause of SHED_CAUSES) shed.inc({ cause }, load.shed[cause])
}

function showPool({ pool, poolMost, poolWaiting }: Figures, load: PoolLoad): void {
  pool.set({ state: 'idle' }, load.idleCount)
  pool.set({ state: 'used' }, load.totalCount - load.idleCount)
  poolMost.set(load.options.max)
  poolWaiting.set(load.waitingCount)
}

const NOTHING = { waiting: 0, running: 0, tried: 0, oldest: null }

/** An old figure would look like a true one, so without an answer there is none. [MET-4] */
function showStored(figures: Figures, stored: StoredFigures | null, { jobKinds, now }: Sources): void {
  const { databaseUp, queueWaiting, queueRunning, queueTried, queueOldest, lastBackup } = figures
  databaseUp.set(stored === null ? 0 : 1)
  for (const figure of [queueWaiting, queueRunning, queueTried, queueOldest]) figure.reset()
  lastBackup.remove()
  if (stored === null) return
  const found = new Map(stored.queues.map((queue) => [queue.name, queue]))
  for (const queue of ['mail', ...jobKinds]) {
    const { waiting, running, tried, oldest } = found.get(queue) ?? NOTHING
    queueWaiting.set({ queue }, waiting)
    queueRunning.set({ queue }, running)
    queueTried.set({ queue }, tried)
    queueOldest.set({ queue }, oldest === null ? 0 : Math.max(0, now() - oldest) / SECOND_MS)
  }
  lastBackup.set((stored.lastBackup ?? 0) / SECOND_MS)
}

function showDisk({ diskFree, diskSize }: Figures, disk: DiskSpace | null): void {
  if (disk === null) {
    diskFree.remove()
    diskSize.remove()
    return
  }
  diskFree.set(disk.freeBytes)
  diskSize.set(disk.sizeBytes)
}
