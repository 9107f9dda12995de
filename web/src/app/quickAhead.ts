import type { SessionStore } from '../access/session.ts'
import { darkAhead } from '../records/quick/earlyDark.ts'
import { QUICK_AREAS } from '../records/quick/quickAreas.ts'
import type { TextBook } from '../settings/textBook.ts'
import { routeOutcome } from './guard.ts'
import { PATHS, readSearch } from './paths.ts'
import { SCREENS } from './screens.ts'
import { deviceSnapshot } from './seenOf.ts'

const isAskedFor = (): boolean => location.pathname === PATHS.recordQuick

/** Like `homeAhead`: if the quick record will open, its parts are fetched with the first chunks. [QUICK-4] */
export async function prefetchQuickRecord(book: TextBook): Promise<void> {
  if (!isAskedFor()) return
  await Promise.allSettled([
    readSearch(location.search)['from'] === 'share' && sharedAhead(),
    SCREENS.recordQuick.ahead(),
    ...QUICK_AREAS.map((area) => book.load(area)),
  ])
}

/** If its chunk cannot be fetched, the screen asks for the text itself. */
const sharedAhead = async (): Promise<void> =>
  (await import('../records/quick/sharedText.ts')).sharedText.ahead()

/** Only if the screen will really open: a person who has to log in first sees the page in its normal theme. */
export function darkenQuickRecord(session: SessionStore): void {
  if (!isAskedFor()) return
  const here = { route: 'recordQuick', path: PATHS.recordQuick, search: {} } as const
  if (routeOutcome(deviceSnapshot(session.current()), here).is.startsWith('open')) darkAhead()
}
