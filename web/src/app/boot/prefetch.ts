import type { SessionStore } from '../../access/session.ts'
import { HOME_AREAS, LazyRecentRows } from '../../home/homePrefetch.ts'
import { PATHS, readSearch } from '../../paths/paths.ts'
import { forceDarkBeforeMount, QUICK_TEXT_AREAS } from '../../records/quick/quickFirstPaint.ts'
import type { TextBook } from '../../text/textBook.ts'
import { LazySyncTag } from '../frame/TopBar.tsx'
import { deviceSnapshot, routeOutcome } from '../routes/guard.ts'
import { SCREENS } from '../routes/screens.ts'

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
    await import('../../api/recoverSession.ts')
  }
  setTimeout(() => void fetchBoth().catch(() => undefined), QUIET_MS)
}

const isAskedFor = (): boolean => location.pathname === PATHS.recordQuick

/** Like `homeAhead`: if the quick record will open, its parts are fetched with the first chunks. [QUICK-4] */
export async function prefetchQuickRecord(book: TextBook): Promise<void> {
  if (!isAskedFor()) return
  await Promise.allSettled([
    readSearch(location.search)['from'] === 'share' && sharedAhead(),
    SCREENS.recordQuick.ahead(),
    ...QUICK_TEXT_AREAS.map((area) => book.load(area)),
  ])
}

/** If its chunk cannot be fetched, the screen asks for the text itself. */
const sharedAhead = async (): Promise<void> =>
  (await import('../../records/quick/sharedText.ts')).sharedText.ahead()

/** Only if the screen will really open: a person who has to log in first sees the page in its normal theme. */
export function darkenQuickRecord(session: SessionStore): void {
  if (!isAskedFor()) return
  const here = { route: 'recordQuick', path: PATHS.recordQuick, search: {} } as const
  if (routeOutcome(deviceSnapshot(session.current()), here).is.startsWith('open')) forceDarkBeforeMount()
}
