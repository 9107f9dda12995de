import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { lazy, type ComponentType, type ReactNode } from 'react'

/** A screen in a file of its own, fetched when it is opened. */
function later<K extends string>(load: () => Promise<Record<K, () => ReactNode>>, name: K): ComponentType {
  return lazy(async () => {
    const screen: ComponentType = (await load())[name]
    return { default: screen }
  })
}

/** The screens there are. A route without one here says that it is not built yet. */
export const SCREENS: Partial<Record<RouteName, ComponentType>> = {
  activateUser: later(() => import('../account/ActivateScreen.tsx'), 'ActivateScreen'),
  login: later(() => import('../account/LoginScreen.tsx'), 'LoginScreen'),
  register: later(() => import('../account/RegisterScreen.tsx'), 'RegisterScreen'),
  signUpSuccess: later(() => import('../account/SignUpSuccessScreen.tsx'), 'SignUpSuccessScreen'),
  tokenOutdated: later(() => import('../account/TokenOutdatedScreen.tsx'), 'TokenOutdatedScreen'),
  logout: later(() => import('../sync/logout/LogoutScreen.tsx'), 'LogoutScreen'),
  home: later(() => import('../home/HomeScreen.tsx'), 'HomeScreen'),
  landing: later(() => import('../onboarding/LandingScreen.tsx'), 'LandingScreen'),
  recordAdd: later(() => import('../records/RecordScreen.tsx'), 'RecordScreen'),
  recordCreate: later(() => import('../records/RecordScreen.tsx'), 'RecordScreen'),
  recordEdit: later(() => import('../records/RecordScreen.tsx'), 'RecordScreen'),
  components: later(() => import('./ComponentsScreen.tsx'), 'ComponentsScreen'),
  menu: later(() => import('./MenuScreen.tsx'), 'MenuScreen'),
  test: later(() => import('./TestScreen.tsx'), 'TestScreen'),
  urgentHelp: later(() => import('./UrgentHelpScreen.tsx'), 'UrgentHelpScreen'),
  unknown: later(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen'),
}
