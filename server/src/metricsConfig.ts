import * as z from 'zod'
import { CannotStart } from './cannotStart.ts'

/** Where Prometheus reads the figures of the server. [MET-1] */
export const metricsEnvironment = {
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().max(255).default('127.0.0.1'),
}

interface MetricsEnvironment extends z.infer<z.ZodObject<typeof metricsEnvironment>> {
  PORT: number
}

export interface MetricsConfig {
  /** Null: nothing is counted. */
  metrics: { port: number; host: string } | null
}

export function metricsConfig({
  METRICS_PORT: port,
  METRICS_HOST: host,
  PORT,
}: MetricsEnvironment): MetricsConfig {
  if (port === undefined) return { metrics: null }
  if (port === PORT) {
    throw new CannotStart(
      'METRICS_PORT is the port of the app, where everybody could read the figures: choose another one.',
    )
  }
  return { metrics: { port, host } }
}
