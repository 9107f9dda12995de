import type { CallName } from '@reprieve/contract/calls.ts'
import type { Answer } from '../api/ask.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'

/** Fetched only then: without it nothing is reported, and nothing else is disturbed. */
export function tellFault(device: DeviceDatabase, call: CallName, answer: Answer): void {
  import('./reportFault.ts').then(
    ({ noteFault }) => noteFault(device, call, answer),
    () => undefined,
  )
}
