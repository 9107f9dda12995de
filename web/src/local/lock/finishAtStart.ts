import { openDeviceDatabase, type DeviceDatabase } from '../database/deviceDatabase.ts'
import type { Engine } from '../database/idb.ts'
import { finishMove, releaseDeletedFiles } from './moveState.ts'
import { hasOtherPages } from './onlyPage.ts'

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * After a crash: finishes the interrupted move, and closes the database once so that the browser deletes the old files.
 * If another page is open, that is left to the next start. [LOCK-8]
 */
export async function finishAtStart(
  device: DeviceDatabase,
  { engine = globalThis, wait = later }: { engine?: Engine; wait?: typeof later } = {},
): Promise<DeviceDatabase> {
  // A database that cannot be deleted now stays recorded, and must not block the diary, which is complete.
  const isEnded = await finishMove(device, engine).then(
    () => true,
    () => false,
  )
  if (!isEnded || (await hasOtherPages())) return device
  return releaseDeletedFiles(device, { reopen: () => openDeviceDatabase(engine), wait })
}
