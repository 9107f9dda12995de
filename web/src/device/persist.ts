import { storeChoice, readChoice } from './storage.ts'
import { isStoragePersistent } from './storageFacts.ts'

const ASKED = 'persistAsked'

/**
 * Asks the browser not to delete the diary when the disk is full. Once, and after the first record: some browsers ask
 * the user, who by then has something to lose.
 */
export async function requestPersistentStorage(): Promise<void> {
  const { storage } = navigator
  // Missing over plain http (D56).
  if (storage?.persist === undefined || readChoice(ASKED) !== null) return
  storeChoice(ASKED, 'yes')
  try {
    if ((await isStoragePersistent()) !== true) await storage.persist()
  } catch {
    // Then the data stays until the disk is full.
  }
}
