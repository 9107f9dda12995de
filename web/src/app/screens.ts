import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { later, type Later } from '../ui/later.tsx'

const RECORD = later(() => import('../records/RecordScreen.tsx'), 'RecordScreen')

/** The screens there are. A route without one here says that it is not built yet. */
export const SCREENS: Partial<Record<RouteName, Later<object>>> = {
  activateUser: later(() => import('../account/ActivateScreen.tsx'), 'ActivateScreen'),
  login: later(() => import('../account/LoginScreen.tsx'), 'LoginScreen'),
  register: later(() => import('../account/RegisterScreen.tsx'), 'RegisterScreen'),
  signUpSuccess: later(() => import('../account/SignUpSuccessScreen.tsx'), 'SignUpSuccessScreen'),
  tokenOutdated: later(() => import('../account/TokenOutdatedScreen.tsx'), 'TokenOutdatedScreen'),
  logout: later(() => import('../sync/logout/LogoutScreen.tsx'), 'LogoutScreen'),
  home: later(() => import('../home/HomeScreen.tsx'), 'HomeScreen'),
  landing: later(() => import('../onboarding/LandingScreen.tsx'), 'LandingScreen'),
  recordAdd: RECORD,
  recordCreate: RECORD,
  recordEdit: RECORD,
  components: later(() => import('./ComponentsScreen.tsx'), 'ComponentsScreen'),
  menu: later(() => import('./MenuScreen.tsx'), 'MenuScreen'),
  test: later(() => import('./TestScreen.tsx'), 'TestScreen'),
  urgentHelp: later(() => import('./UrgentHelpScreen.tsx'), 'UrgentHelpScreen'),
  unknown: later(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen'),
}
