import { keepChoice, readChoice } from './storage.ts'
import { isKeptByBrowser } from './storageFacts.ts'

const ASKED = 'persistAsked'

/**
 * Asks the browser not to clear the diary away when the disk gets full. Once, and after the first record: some
 * browsers put the question to the person, who by then has something to lose.
 */
export async function keepThroughFullDisk(): Promise<void> {
  const { storage } = navigator
  // None over plain http (D56).
  if (storage?.persist === undefined || readChoice(ASKED) !== null) return
  keepChoice(ASKED, 'yes')
  try {
    if ((await isKeptByBrowser()) !== true) await storage.persist()
  } catch {
    // It stays what it is without: kept until the disk is full.
  }
}
