import { storageEstimate } from '../../device/browserStorage.ts'

/** The diary is stored twice for a while. If the browser does not report free space, it is simply tried. */
export async function hasRoomForDiaryCopy(storage?: Pick<StorageManager, 'estimate'>): Promise<boolean> {
  const { usage, quota } = (await storageEstimate(storage)) ?? {}
  return usage === undefined || quota === undefined || quota - usage >= usage
}
