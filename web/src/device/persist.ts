import { keepChoice, readChoice } from './storage.ts'

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
    if (!(await storage.persisted())) await storage.persist()
  } catch {
    // It stays what it is without: kept until the disk is full.
  }
}

/** Whether the browser has promised to; null where it does not say. */
export async function isKeptByBrowser(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null
  } catch {
    return null
  }
}
