import { installPrompt } from './installingHere.ts'
import { storeChoice, readChoice } from './storage.ts'

/** A browser may have only some of these, and over plain http none (D56). */
type StorageQuestions = Partial<Pick<StorageManager, 'persisted' | 'estimate'>> | undefined

const here = (): StorageQuestions => globalThis.navigator?.storage

/** Whether the browser has promised to keep the diary when the disk is full; null if unknown. */
export const isStoragePersistent = (storage: StorageQuestions = here()): Promise<boolean | null> =>
  answerOf(() => storage?.persisted?.())

/** How much is used, and how much is allowed; null if unknown. */
export const storageEstimate = (storage: StorageQuestions = here()): Promise<StorageEstimate | null> =>
  answerOf(() => storage?.estimate?.())

const PATIENCE_MS = 2_000

/** A browser that refuses or never answers must not keep callers waiting. */
function answerOf<T>(ask: () => Promise<T> | undefined): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS)
    const settle = (answer: T | null): void => {
      clearTimeout(timer)
      resolve(answer)
    }
    try {
      Promise.resolve(ask()).then(
        (answer) => settle(answer ?? null),
        () => settle(null),
      )
    } catch {
      settle(null)
    }
  })
}

/** Safari, and every browser on an iPhone or iPad. For historical reasons, Chromium also says `AppleWebKit`. */
const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent)

/**
 * WebKit deletes the data that a site's scripts stored after seven days of browser use without a visit to the site. The
 * app on the Home Screen or in the Dock is exempt. [HOME-28]
 */
export const clearsUnusedSites = (browser: Pick<Navigator, 'userAgent'> = navigator): boolean =>
  isWebKit(browser.userAgent) && !installPrompt.isInstalled()

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
