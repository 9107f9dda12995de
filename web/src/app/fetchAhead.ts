import { HOME_AREAS } from '../home/homeAreas.ts'
import { RecentRows } from '../home/laterRows.ts'
import type { TextBook } from '../settings/textBook.ts'
import { PATHS } from './paths.ts'
import { SCREENS } from './screens.ts'
import { SyncTag } from './TopBar.tsx'

/**
 * Where home is to be opened, its parts are fetched together with the first ones and waited for: each found only by
 * the one before, they would come one after the other, and a place-holder that was shown for a moment is kept by
 * React for 300 ms. What cannot be had is asked for again by who needs it.
 */
export async function homeAhead(book: TextBook): Promise<void> {
  if (location.pathname !== PATHS.home) return
  await Promise.allSettled([
    SCREENS.home.ahead(),
    SyncTag.ahead(),
    ...HOME_AREAS.map((area) => book.load(area)),
    book.load('sync'),
  ])
  // Only for what was written before: who comes to write waits for none of it.
  for (const part of [RecentRows.ahead(), book.load('listItems')]) part.catch(() => undefined)
}

const QUIET_MS = 1_500

/** The one screen that nobody should wait for, and the one behind it, once there is nothing else to do. */
export function recordAhead(): void {
  const fetchBoth = async (): Promise<void> => {
    await SCREENS.recordCreate.ahead()
    await SCREENS.reflectionCreate.ahead()
    // What renews a session: there before it is needed, so that no bad line in that moment asks for a password.
    await import('../api/settle.ts')
  }
  setTimeout(() => void fetchBoth().catch(() => undefined), QUIET_MS)
}
