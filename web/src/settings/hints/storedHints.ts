import { makeObservable } from '../../device/observable.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'

const kept = makeObservable<unknown>(undefined)

/**
 * The stored state of hints, not parsed. Read before the first render: a hint that appeared after its screen would move
 * what the person is about to press. `changeHints.ts` parses it and is not in the initial bundle. [HINT-4]
 */
export const storedHints = {
  ...kept,
  restore: async (device: Pick<DeviceDatabase, 'choice'>): Promise<void> => {
    kept.become(await device.choice('hints'))
  },
}
