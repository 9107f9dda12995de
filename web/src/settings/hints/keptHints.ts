import { watched } from '../../device/watched.ts'
import type { DeviceDatabase } from '../../local/deviceDatabase.ts'

const kept = watched<unknown>(undefined)

/**
 * What the device keeps of hints, as it lies there. Read before anything is drawn: a hint that came after its screen
 * would push away what somebody is about to press. Understood by `changeHints.ts`, which is no part of the start. [HINT-4]
 */
export const keptHints = {
  ...kept,
  restore: async (device: Pick<DeviceDatabase, 'choice'>): Promise<void> => {
    kept.become(await device.choice('hints'))
  },
}
