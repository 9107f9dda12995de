import type { Line } from '../api/line.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'

/** Fetched only then: without it nothing is reported, and nothing else is disturbed. */
export function tellFault(device: DeviceDatabase, ...fault: Parameters<Line['onFault']>): void {
  import('./reportFault.ts').then(
    ({ noteFault }) => noteFault(device, ...fault),
    () => undefined,
  )
}
