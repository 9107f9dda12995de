import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { lazyComponent, type LazyComponent } from '../../ui/navigation/lazyComponent.tsx'

const RECORD = lazyComponent(() => import('./RecordRoute.tsx'), 'RecordRoute')
const ONBOARDING = lazyComponent(() => import('../../onboarding/OnboardingScreen.tsx'), 'OnboardingScreen')
const REFLECTION = lazyComponent(() => import('../../reflections/ReflectionScreen.tsx'), 'ReflectionScreen')

/** The screens that people open first, or from home. */
export const SCREENS = {
  login: lazyComponent(() => import('./LoginRoute.tsx'), 'LoginRoute'),
  register: lazyComponent(() => import('../../account/register/RegisterScreen.tsx'), 'RegisterScreen'),
  home: lazyComponent(() => import('./HomeRoute.tsx'), 'HomeRoute'),
  landing: lazyComponent(() => import('../../onboarding/LandingScreen.tsx'), 'LandingScreen'),
  intro: ONBOARDING,
  greeting: ONBOARDING,
  privacyQuestion: ONBOARDING,
  firstReminder: ONBOARDING,
  firstConditions: ONBOARDING,
  firstMedications: ONBOARDING,
  profile: lazyComponent(() => import('../profile/ProfileScreen.tsx'), 'ProfileScreen'),
  recordAdd: RECORD,
  recordCreate: RECORD,
  recordEdit: RECORD,
  recordQuick: lazyComponent(() => import('./QuickRoute.tsx'), 'QuickRoute'),
  flare: lazyComponent(() => import('./FlareRoute.tsx'), 'FlareRoute'),
  reflectionCreate: REFLECTION,
  reflectionEdit: REFLECTION,
  menu: lazyComponent(() => import('../menu/MenuScreen.tsx'), 'MenuScreen'),
  urgentHelp: lazyComponent(() => import('./UrgentHelpScreen.tsx'), 'UrgentHelpScreen'),
} satisfies Partial<Record<RouteName, LazyComponent<object>>>

export type OwnScreen = keyof typeof SCREENS
