import type { OpenDiary } from '../access/openDiary.ts'

const QUIET_MS = 10_000

/** Runs housekeeping once the app is idle, and fetches its code then. Returns the function that cancels it. */
export function tidyLater(diary: OpenDiary): () => void {
  const begin = async (): Promise<void> => (await import('./tidyNow.ts')).tidyNow(diary)
  const timer = setTimeout(() => void begin().catch(() => undefined), QUIET_MS)
  return () => clearTimeout(timer)
}
