import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { later, type Later } from '../ui/later.tsx'

const RECORD = later(() => import('../records/RecordScreen.tsx'), 'RecordScreen')
const REFLECTION = later(() => import('../reflections/ReflectionScreen.tsx'), 'ReflectionScreen')

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
  listEdit: later(() => import('../lists/ListScreens.tsx'), 'EditListScreen'),
  fieldAdd: later(() => import('../lists/ListScreens.tsx'), 'AddItemScreen'),
  fieldEdit: later(() => import('../lists/ListScreens.tsx'), 'EditItemScreen'),
  recordAdd: RECORD,
  recordCreate: RECORD,
  recordEdit: RECORD,
  reflectionCreate: REFLECTION,
  reflectionEdit: REFLECTION,
  records: later(() => import('../results/RecordsScreen.tsx'), 'RecordsScreen'),
  components: later(() => import('./ComponentsScreen.tsx'), 'ComponentsScreen'),
  menu: later(() => import('./MenuScreen.tsx'), 'MenuScreen'),
  test: later(() => import('./TestScreen.tsx'), 'TestScreen'),
  urgentHelp: later(() => import('./UrgentHelpScreen.tsx'), 'UrgentHelpScreen'),
  unknown: later(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen'),
}
