import type { RouteName } from '@reprieve/domain/access/routes.ts'
import type { FunctionComponent } from 'react'
import { useRouteName } from '../navigation/useRouter.ts'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { GreetingScreen } from './GreetingScreen.tsx'
import { IntroScreen } from './IntroScreen.tsx'
import { PrivacyScreen } from './PrivacyScreen.tsx'
import { ReminderScreen } from './ReminderScreen.tsx'

/** Lazy, because the questions include the search, which is not needed by a person who records right away. */
const STEPS: Partial<Record<RouteName, FunctionComponent>> = {
  intro: IntroScreen,
  greeting: GreetingScreen,
  privacyQuestion: PrivacyScreen,
  firstReminder: ReminderScreen,
  firstConditions: lazyComponent(() => import('./FirstConditionsScreen.tsx'), 'FirstConditionsScreen'),
  firstMedications: lazyComponent(() => import('./FirstMedicationsScreen.tsx'), 'FirstMedicationsScreen'),
}

/** All its steps: small, and mostly seen one after the other. */
export function OnboardingScreen() {
  const name = useRouteName()
  const Step = name === undefined ? undefined : STEPS[name]
  return Step === undefined ? null : <Step />
}
