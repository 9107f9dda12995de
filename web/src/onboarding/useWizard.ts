import { freshWizard, NO_SEED, type Wizard } from '@reprieve/domain/onboarding/wizard.ts'
import { findNextStep, type OptionalSteps, type WizardStep } from '@reprieve/domain/onboarding/wizardSteps.ts'
import { useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { useDevice } from '../access/useDevice.ts'
import { serviceFacts } from '../account/serviceFacts.ts'
import { PATHS } from '../app/paths.ts'
import { canRemind } from '../device/notifications.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'
import type { Diary } from '../local/rows.ts'
import { isPrivacyAsked } from './privacyQuestion.ts'
import { wizardStore, type WizardStore } from './wizardStore.ts'

export const STEP_PATHS = {
  intro: PATHS.intro,
  greeting: PATHS.greeting,
  privacy: PATHS.privacyQuestion,
  reminder: PATHS.firstReminder,
  conditions: PATHS.firstConditions,
  medications: PATHS.firstMedications,
} as const satisfies Record<WizardStep, string>

export const readOptionalSteps = async (device: Pick<DeviceDatabase, 'choice'>): Promise<OptionalSteps> => ({
  privacy: await isPrivacyAsked(device, serviceFacts.current().reportEndpoint),
  reminder: canRemind(),
})

/** Null until it was read. */
export function useStoredWizard(diary: Diary): Wizard | null {
  const { subscribe, current } = wizardStore(diary)
  return useSyncExternalStore(subscribe, current)
}

export interface WizardControls {
  /** As a new one until it was read: nothing of it is in sight before the lists are. */
  wizard: Wizard
  isRead: boolean
  change: WizardStore['change']
  /** Keeps what was answered and leads to the step after this one; home is behind the last. */
  goOn: (from: WizardStep, answer?: (wizard: Wizard) => Wizard) => Promise<void>
  /** To home, where it can be resumed. */
  leave: () => Promise<void>
}

const FRESH = freshWizard(NO_SEED)
const asItIs = (wizard: Wizard): Wizard => wizard

export function useWizard(): WizardControls {
  const diary = useDiary()
  const device = useDevice()
  const navigate = useNavigate()
  const { change } = wizardStore(diary)
  const wizard = useStoredWizard(diary)
  return {
    wizard: wizard ?? FRESH,
    isRead: wizard !== null,
    change,
    goOn: async (from, answer = asItIs) => {
      await change(answer)
      const next = findNextStep(from, await readOptionalSteps(device))
      await navigate({ to: next === null ? PATHS.home : STEP_PATHS[next] })
    },
    leave: () => navigate({ to: PATHS.home, replace: true }),
  }
}
