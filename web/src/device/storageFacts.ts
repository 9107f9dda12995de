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
