import type { SessionStore } from '../../access/session.ts'
import { FLARE_TEXT_AREAS } from '../../flare/flareTexts.ts'
import { HOME_AREAS, LazyRecentRows } from '../../home/homePrefetch.ts'
import { PATHS, readSearch } from '../../paths/paths.ts'
import { forceDarkBeforeMount, QUICK_TEXT_AREAS } from '../../records/quick/quickFirstPaint.ts'
import { LazyPageBar } from '../frame/Shell.tsx'
import { LazyGreeting, LazySyncTag } from '../frame/TopBar.tsx'
import { drawerAhead } from '../frame/sideDrawer.ts'
import { FRAME_AREAS } from '../../results/frame/frameAreas.ts'
import type { TextBook } from '../../text/textBook.ts'
import { deviceSnapshot, routeOutcome } from '../routes/guard.ts'
import { LazySecondaryScreen } from '../routes/RouteScreen.tsx'
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
    LazyGreeting.ahead(),
    LazySyncTag.ahead(),
    drawerAhead(),
    ...HOME_AREAS.map((area) => book.load(area)),
    book.load('sync'),
  ])
  // Only needed to show existing records: a person who comes to write does not wait for it.
  for (const part of [LazyRecentRows.ahead(), book.load('listItems')]) part.catch(() => undefined)
}

const QUIET_MS = 1_500

/**
 * Prefetches the screens that people open next, once the app is idle: the record, for which nobody should wait, the
 * reflection after it, and the results.
 */
export function prefetchNextScreens(book: TextBook): void {
  const fetchThem = async (): Promise<void> => {
    await SCREENS.recordCreate.ahead()
    await SCREENS.reflectionCreate.ahead()
    // The code that renews a session, loaded early: a bad network at that moment must not lead to a login.
    await import('../../api/recoverSession.ts')
    const [{ secondaryScreenAhead }] = await Promise.all([
      import('../routes/SecondaryScreen.tsx'),
      LazySecondaryScreen.ahead(),
    ])
    await secondaryScreenAhead('records')
    await Promise.all(FRAME_AREAS.map((area) => book.load(area)))
  }
  setTimeout(() => void fetchThem().catch(() => undefined), QUIET_MS)
}

/** The two screens that are dark whatever the theme, with the texts of their first paint. */
const NIGHT_SCREENS = [
  { route: 'recordQuick', areas: QUICK_TEXT_AREAS },
  { route: 'flare', areas: FLARE_TEXT_AREAS },
] as const

const nightScreenHere = () => NIGHT_SCREENS.find(({ route }) => location.pathname === PATHS[route])

/** Outside the diary the bar is part of the first paint: without waiting for it, it would push the screen down. */
export async function prefetchPageBar(): Promise<void> {
  if (location.pathname === PATHS.home || nightScreenHere() !== undefined) return
  await Promise.allSettled([LazyPageBar.ahead()])
}

/** Like `prefetchHome`: if one of them will open, its parts are fetched with the first chunks. [QUICK-4, FLARE-1] */
export async function prefetchNightScreen(book: TextBook): Promise<void> {
  const here = nightScreenHere()
  if (here === undefined) return
  await Promise.allSettled([
    readSearch(location.search)['from'] === 'share' && sharedAhead(),
    SCREENS[here.route].ahead(),
    ...here.areas.map((area) => book.load(area)),
  ])
}

/** If its chunk cannot be fetched, the screen asks for the text itself. */
const sharedAhead = async (): Promise<void> =>
  (await import('../../records/quick/sharedText.ts')).sharedText.ahead()

/** Only if the screen will really open: a person who has to log in first sees the page in its normal theme. */
export function darkenNightScreen(session: SessionStore): void {
  const here = nightScreenHere()
  if (here === undefined) return
  const opened = { route: here.route, path: PATHS[here.route], search: {} } as const
  if (routeOutcome(deviceSnapshot(session.current()), opened).is.startsWith('open')) forceDarkBeforeMount()
}
