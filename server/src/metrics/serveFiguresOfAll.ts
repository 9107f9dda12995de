import cluster from 'node:cluster'
import type { MetricsConfig } from '../metricsConfig.ts'
import { askProcesses } from './askProcesses.ts'
import { serveMetrics, type MetricsServer } from './metricsServer.ts'

/** In the first of several processes, which serves no calls itself. [MET-7] */
export const serveFiguresOfAll = (place: NonNullable<MetricsConfig['metrics']>): Promise<MetricsServer> =>
  serveMetrics(
    place,
    askProcesses({
      running: () =>
        Object.values(cluster.workers ?? {}).flatMap((worker) =>
          worker?.isConnected() === true ? [worker.id] : [],
        ),
      // A process that has just died gets nothing.
      send: (id, message) => cluster.workers?.[id]?.send(message, () => {}),
      onMessage: (listener) => cluster.on('message', ({ id }, message: unknown) => listener(id, message)),
      onExit: (listener) => cluster.on('exit', ({ id }) => listener(id)),
    }),
  )
