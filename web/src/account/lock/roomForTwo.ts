import { storageEstimate } from '../../device/storageFacts.ts'

/** The diary lies there twice for a while. A browser that does not say how much room there is, is asked by trying. */
export async function hasRoomForTwo(storage?: Pick<StorageManager, 'estimate'>): Promise<boolean> {
  const { usage, quota } = (await storageEstimate(storage)) ?? {}
  return usage === undefined || quota === undefined || quota - usage >= usage
}
