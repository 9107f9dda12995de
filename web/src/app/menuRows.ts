import { whatHappens, type DeviceState } from '@reprieve/domain/access/deviceState.ts'
import { ROUTES } from '@reprieve/domain/access/routes.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { ShellIcon } from '../ui/Icon.tsx'

export interface MenuRow {
  route:
    | 'guide'
    | 'urgentHelp'
    | 'assistant'
    | 'questionnaires'
    | 'settings'
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
  { route: 'settings', icon: 'settings', about: 'settingsAbout' },
  { route: 'userGuide', icon: 'help' },
  { route: 'faq', icon: 'info' },
  { route: 'contactUs', icon: 'mail' },
]

/** What would only lead to the login is left out; what asks for an account first is shown (D18). */
export function menuRows(state: DeviceState): readonly MenuRow[] {
  return ROWS.filter(({ route }) => {
    const { is } = whatHappens(state, { route, path: ROUTES[route].path })
    return is === 'open' || is === 'ask-to-register'
  })
}

type AccountRoute = 'login' | 'register' | 'logout'

/** The ways in and out. A locked diary is somebody's: it is opened again, or left for good. */
export const ACCOUNT_LINKS: Record<DeviceState, readonly AccountRoute[]> = {
  visitor: ['login', 'register'],
  'not-registered': ['register', 'login'],
  'signed-in': ['logout'],
  locked: ['login', 'logout'],
}
