/** A browser may have only some of it, and over plain http it has none (D56). */
type StorageQuestions = Partial<Pick<StorageManager, 'persisted' | 'estimate'>> | undefined

const here = (): StorageQuestions => globalThis.navigator?.storage

/** Whether the browser has promised to keep the diary when the disk gets full; null where it does not say. */
export const isKeptByBrowser = (storage: StorageQuestions = here()): Promise<boolean | null> =>
  answerOf(() => storage?.persisted?.())

/** How much there is, and how much there may be; null where it does not say. */
export const storageEstimate = (storage: StorageQuestions = here()): Promise<StorageEstimate | null> =>
  answerOf(() => storage?.estimate?.())

const PATIENCE_MS = 2_000

/** Who asks shows something or goes on by it: one that refuses, or never answers, must not keep them waiting. */
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
