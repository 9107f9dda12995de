import { toFields } from '@reprieve/contract/fields.ts'
import { isCount, isYes } from '@reprieve/contract/home/homeWire.ts'
import { decideRoute, type DeviceState } from '@reprieve/domain/access/deviceState.ts'
import { ROUTES } from '@reprieve/domain/access/routes.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { use, useSyncExternalStore } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { useSession } from '../../access/session.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SERVER_COPIES, readServerCopy } from '../../local/serverCopies.ts'
import { watch, type WatchedRead } from '../../local/watch.ts'
import { readServerRecord } from '../../purchases/serverRecord.ts'
import type { ShellIcon } from '../../ui/icons/Icon.tsx'
import type { TitleKey } from '../frame/useTitle.ts'

export interface MenuRow {
  route:
    | 'guide'
    | 'urgentHelp'
    | 'assistant'
    | 'questionnaires'
    | 'institutions'
    | 'settings'
    | 'yourData'
    | 'userGuide'
    | 'faq'
    | 'contactUs'
  icon: ShellIcon
  about?: Key<'navigation'>
}

/** DESIGN 4, in this order. */
const ROWS: readonly MenuRow[] = [
  { route: 'guide', icon: 'book', about: 'painGuideAbout' },
  { route: 'urgentHelp', icon: 'phone', about: 'urgentHelpAbout' },
  { route: 'assistant', icon: 'chat', about: 'solaceAbout' },
  { route: 'questionnaires', icon: 'clipboard' },
  { route: 'institutions', icon: 'heart' },
  { route: 'settings', icon: 'settings', about: 'settingsAbout' },
  { route: 'yourData', icon: 'cloudCheck', about: 'yourDataAbout' },
  { route: 'userGuide', icon: 'help' },
  { route: 'faq', icon: 'info' },
  { route: 'contactUs', icon: 'mail' },
]

interface MenuFacts {
  /** The person is a member of an institution or invited to one: for all others the row would lead to nothing. */
  hasInstitution?: boolean
}

/** Omits rows that would only lead to the login; rows that ask for an account or a plan are shown (D18). [HOME-18] */
export function menuRows(state: DeviceState, { hasInstitution = false }: MenuFacts = {}): readonly MenuRow[] {
  return ROWS.filter(({ route }) => {
    if (route === 'institutions' && !hasInstitution) return false
    const { is } = decideRoute(state, { route, path: ROUTES[route].path })
    return is === 'open' || is === 'ask-to-register'
  })
}

export interface AccountLink {
  route: 'login' | 'register' | 'logout'
  title: TitleKey
}

const LOG_IN: AccountLink = { route: 'login', title: ROUTES.login.title }
const REGISTER: AccountLink = { route: 'register', title: ROUTES.register.title }
const LOG_OUT: AccountLink = { route: 'logout', title: ROUTES.logout.title }
/** Nobody is logged in and there is no other copy: the label says plainly that this deletes the diary. */
const DELETE_DIARY: AccountLink = { route: 'logout', title: 'navigation.deleteDiaryHere' }

/** The links to log in and out. A locked diary has an owner: it is unlocked, or left for good. */
export const ACCOUNT_LINKS: Record<DeviceState, readonly AccountLink[]> = {
  visitor: [LOG_IN, REGISTER],
  'not-registered': [REGISTER, LOG_IN, DELETE_DIARY],
  'signed-in': [LOG_OUT],
  locked: [LOG_IN, LOG_OUT],
}

const LOADING = { is: 'loading' } as const
const NOBODY: WatchedRead<number> = { current: () => LOADING, subscribe: () => () => {} }

/** How many questionnaires the institutions wait for, as home counts them; 0 until known. [HOME-27, QST-30] */
export function useQuestionnairesDue(): number {
  const diary = use(DiaryContext)
  const hasAccount = useSession().is === 'user'
  const { subscribe, current } = diary === null || !hasAccount ? NOBODY : watchCount(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : 0
}

const watchCount = perDiary((diary: Diary) =>
  watch(diary.doorbell, [SERVER_COPIES], () => countQuestionnairesDue(diary)),
)

export async function countQuestionnairesDue(diary: Diary): Promise<number> {
  if (!isYes((await readServerRecord(diary))?.['is_institution_member'])) return 0
  const count = toFields(await readServerCopy(diary, 'questionnaires'))['to_complete']
  return isCount(count) ? count : 0
}
