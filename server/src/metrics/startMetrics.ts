import cluster from 'node:cluster'
import type { JobLane } from '../jobs/jobKind.ts'
import type { MetricsConfig } from '../metricsConfig.ts'
import type { OpenDatabase } from '../openDatabase.ts'
import { readDiskSpace } from '../outside/diskSpace.ts'
import { answerFirstProcess } from './askProcesses.ts'
import { serveMetrics, type MetricsServer } from './metricsServer.ts'
import { openMeter, type OpenMeter } from './openMeter.ts'
import { readSeldom } from './readSeldom.ts'
import { readStoredFigures } from './storedFigures.ts'

interface Parts {
  metrics: NonNullable<MetricsConfig['metrics']>
  version: string
  dataDir: string
  database: Pick<OpenDatabase, 'db' | 'pool'>
  jobLanes: readonly JobLane[]
  now: () => number
}

export interface Metrics {
  meter: OpenMeter
  /** Null in one of several processes: the first one answers for all. [MET-7] */
  server: MetricsServer | null
}

/** Loaded only if figures are wanted, like all that it imports. [MET-1] */
export async function startMetrics({
  metrics,
  version,
  dataDir,
  database,
  jobLanes,
  now,
}: Parts): Promise<Metrics> {
  const meter = openMeter({
    version,
    pool: database.pool,
    readStored: readSeldom(() => readStoredFigures(database.db, now())),
    readDisk: () => readDiskSpace(dataDir),
    jobKinds: jobLanes.flatMap(({ kinds }) => kinds.map(({ name }) => name)),
    now,
  })
  if (!cluster.isWorker) return { meter, server: await serveMetrics(metrics, () => meter.read()) }
  answerFirstProcess(() => meter.toJson())
  return { meter, server: null }
}
