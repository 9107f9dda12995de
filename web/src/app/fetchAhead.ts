import { HOME_AREAS } from '../home/homeAreas.ts'
import { LazyRecentRows } from '../home/laterRows.ts'
import type { TextBook } from '../settings/textBook.ts'
import { PATHS } from './paths.ts'
import { SCREENS } from './screens.ts'
import { LazySyncTag } from './TopBar.tsx'

/**
 * If home will be opened, fetches its parts in parallel with the first chunks and waits for them: otherwise each would
 * be found only by the one before, and React keeps a fallback that was shown briefly for 300 ms. A part that fails here
 * is requested again by the screen that needs it.
 */
export async function prefetchHome(book: TextBook): Promise<void> {
  if (location.pathname !== PATHS.home) return
  await Promise.allSettled([
    SCREENS.home.ahead(),
    LazySyncTag.ahead(),
    ...HOME_AREAS.map((area) => book.load(area)),
    book.load('sync'),
  ])
  // Only needed to show existing records: a person who comes to write does not wait for it.
  for (const part of [LazyRecentRows.ahead(), book.load('listItems')]) part.catch(() => undefined)
}

const QUIET_MS = 1_500

/** Prefetches the record screen, for which nobody should wait, and the one after it, once the app is idle. */
export function prefetchRecordScreens(): void {
  const fetchBoth = async (): Promise<void> => {
    await SCREENS.recordCreate.ahead()
    await SCREENS.reflectionCreate.ahead()
    // The code that renews a session, loaded early: a bad network at that moment must not lead to a login.
    await import('../api/settle.ts')
  }
  setTimeout(() => void fetchBoth().catch(() => undefined), QUIET_MS)
}
