import type { OpenDiary } from '../access/openDiary.ts'

const QUIET_MS = 10_000

/** What can wait until nobody waits; its file can, too. Returns what calls it off. */
export function tidyLater(diary: OpenDiary): () => void {
  const begin = async (): Promise<void> => (await import('./tidyNow.ts')).tidyNow(diary)
  const timer = setTimeout(() => void begin().catch(() => undefined), QUIET_MS)
  return () => clearTimeout(timer)
}
