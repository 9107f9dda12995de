import type { DeviceDatabase } from '../local/deviceDatabase.ts'

/** None was seen: each comes again when it next fits. [SET-14] */
export const showHintsAgain = (device: Pick<DeviceDatabase, 'choose'>): Promise<void> =>
  device.choose('hints', [])
