import { whatHappens, type DeviceState } from '@reprieve/domain/access/deviceState.ts'
import { ROUTES } from '@reprieve/domain/access/routes.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { ShellIcon } from '../ui/Icon.tsx'
import type { TitleKey } from './useTitle.ts'

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
  /** A member of one, or invited to one: for everybody else there is nothing behind it. */
  hasInstitution?: boolean
}

/** What would only lead to the login is left out; what asks for an account or a plan first is shown (D18). [HOME-18] */
export function menuRows(state: DeviceState, { hasInstitution = false }: MenuFacts = {}): readonly MenuRow[] {
  return ROWS.filter(({ route }) => {
    if (route === 'institutions' && !hasInstitution) return false
    const { is } = whatHappens(state, { route, path: ROUTES[route].path })
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
/** Nobody is logged in, and there is no copy elsewhere: what that screen does here is said in plain words. */
const DELETE_DIARY: AccountLink = { route: 'logout', title: 'navigation.deleteDiaryHere' }

/** The ways in and out. A locked diary is somebody's: it is opened again, or left for good. */
export const ACCOUNT_LINKS: Record<DeviceState, readonly AccountLink[]> = {
  visitor: [LOG_IN, REGISTER],
  'not-registered': [REGISTER, LOG_IN, DELETE_DIARY],
  'signed-in': [LOG_OUT],
  locked: [LOG_IN, LOG_OUT],
}
