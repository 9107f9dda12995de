import type { Line } from '../api/line.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'

/** Fetches the reporting code on demand: if that fails nothing is reported, and nothing else is affected. */
export function tellFault(device: DeviceDatabase, ...fault: Parameters<Line['onFault']>): void {
  import('./reportFault.ts').then(
    ({ noteFault }) => noteFault(device, ...fault),
    () => undefined,
  )
}
