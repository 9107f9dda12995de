import type { SessionStore } from '../access/session.ts'
import { darkAhead } from '../records/quick/earlyDark.ts'
import { QUICK_AREAS } from '../records/quick/quickAreas.ts'
import type { TextBook } from '../settings/textBook.ts'
import { outcomeOf } from './guard.ts'
import { PATHS, readSearch } from './paths.ts'
import { SCREENS } from './screens.ts'
import { seenOf } from './seenOf.ts'

const isAskedFor = (): boolean => location.pathname === PATHS.recordQuick

/** As home's: where the quick record is to be opened, its parts come together with the first ones. [QUICK-4] */
export async function quickAhead(book: TextBook): Promise<void> {
  if (!isAskedFor()) return
  await Promise.allSettled([
    readSearch(location.search)['from'] === 'share' && sharedAhead(),
    SCREENS.recordQuick.ahead(),
    ...QUICK_AREAS.map((area) => book.load(area)),
  ])
}

/** Where its file is out of reach the screen asks by itself. */
const sharedAhead = async (): Promise<void> =>
  (await import('../records/quick/sharedText.ts')).sharedText.ahead()

/** Where it will open: who has to log in first sees the page in the theme that it has. */
export function quickInTheDark(session: SessionStore): void {
  if (!isAskedFor()) return
  const here = { route: 'recordQuick', path: PATHS.recordQuick, search: {} } as const
  if (outcomeOf(seenOf(session.current()), here).is.startsWith('open')) darkAhead()
}
