import { openDeviceDatabase, type DeviceDatabase } from '../deviceDatabase.ts'
import type { Engine } from '../idb.ts'
import { finishMove, letGo } from './moving.ts'
import { hasOthers } from './pagesAlone.ts'

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * After a crash: ends what was begun, and lets go once so that the old files go as well. With another page open that is left to
 * the next start. [LOCK-8]
 */
export async function finishAtStart(
  device: DeviceDatabase,
  { engine = globalThis, wait = later }: { engine?: Engine; wait?: typeof later } = {},
): Promise<DeviceDatabase> {
  // What cannot be deleted now is named still, and keeps nobody from the diary that is whole.
  const isEnded = await finishMove(device, engine).then(
    () => true,
    () => false,
  )
  if (!isEnded || (await hasOthers())) return device
  return letGo(device, { reopen: () => openDeviceDatabase(engine), wait })
}
