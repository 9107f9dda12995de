import { cpuMs } from '../measure/processMeter.ts'
import type { BenchServer } from '../stage/serverProcess.ts'
import { fireShots, times, type Load, type Tally } from './shoot.ts'

export interface Burst extends Tally {
  cpuMsPerCall: number
}

/** Runs a load of a few seconds and measures what it cost the server: processor time varies less than elapsed time. */
export async function burst({ port, pid }: BenchServer, load: Omit<Load, 'port'>): Promise<Burst> {
  const before = cpuMs(pid)
  const tally = await fireShots({ port, ...load })
  return { ...tally, cpuMsPerCall: (cpuMs(pid) - before) / times(tally).length }
}
