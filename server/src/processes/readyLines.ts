import type { Config } from '../config.ts'

interface Ready {
  config: Config
  version: string
  address: string
  outboxAddress: string | null
  metricsAddress: string | null
  notices: readonly string[]
}

/** The lines of a start, once for all processes of a machine. [RUN-3] */
export function readyLines({
  config,
  version,
  address,
  outboxAddress,
  metricsAddress,
  notices,
}: Ready): string[] {
  const several = config.processes > 1 ? ` (${config.processes} processes)` : ''
  const place =
    config.databaseUrl === null
      ? config.dataDir
      : `the database of DATABASE_URL; keys and files in ${config.dataDir}`
  return [
    `Reprieve ${version} is ready: ${address}${several}`,
    `Data: ${place}`,
    ...(outboxAddress === null ? [] : [`Outgoing mail can be read at ${outboxAddress}`]),
    ...(metricsAddress === null ? [] : [`Figures for Prometheus are at ${metricsAddress}`]),
    ...notices,
  ]
}
