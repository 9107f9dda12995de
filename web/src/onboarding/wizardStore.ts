import { freshWizard, NO_SEED, type Wizard } from '@reprieve/domain/onboarding/wizard.ts'
import { findNextStep, type OptionalSteps, type WizardStep } from '@reprieve/domain/onboarding/wizardSteps.ts'
import { useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { useDevice } from '../access/useDevice.ts'
import { serviceFacts } from '../account/service/serviceFacts.ts'
import { canRemind } from '../device/notifications.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { storePart, readPart, PARTS_RING } from '../local/diaryParts.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { isPrivacyAsked } from './privacyQuestion.ts'

export interface WizardStore {
  /** Null until it is read. */
  current: () => Wizard | null
  subscribe: (listener: () => void) => () => void
  /** Shown immediately; stored when it resolves, or as soon as the device can store again. [ONB-2] */
  change: (next: (wizard: Wizard) => Wizard) => Promise<Wizard>
}

export type ChangeWizard = WizardStore['change']

/** One per diary: the next screen shows the answers of the previous one without a read. */
export const wizardStore = perDiary(makeStore)

function makeStore(diary: Diary): WizardStore {
  const listeners = new Set<() => void>()
  let wizard: Wizard | null = null
  let opening: Promise<Wizard> | null = null
  let writing: Promise<unknown> = Promise.resolve()
  let unwritten = 0

  const show = (next: Wizard): Wizard => {
    wizard = next
    for (const listener of listeners) listener()
    return next
  }
  const open = (): Promise<Wizard> => {
    opening ??= readWizard(diary).then((kept) => wizard ?? show(kept))
    return opening
  }
  // The wizard continued in another tab. Answers given here and not stored yet are newer.
  diary.doorbell.listen((change) => {
    if (!change.includes(PARTS_RING) || unwritten > 0 || wizard === null) return
    void readWizard(diary).then((kept) => unwritten === 0 && show(kept))
  })

  return {
    current: () => wizard,
    subscribe: (listener) => {
      listeners.add(listener)
      void open()
      return () => void listeners.delete(listener)
    },
    change: async (next) => {
      const opened = wizard ?? (await open())
      // Another answer may have come during the read.
      const changed = show(next(wizard ?? opened))
      unwritten++
      writing = writing.then(() => storePart(diary, 'onboarding', changed)).finally(() => unwritten--)
      await writing
      return changed
    },
  }
}

export const readWizard = (diary: Diary): Promise<Wizard> =>
  readPart(diary, 'onboarding', (kept) => wizardFrom(kept) ?? freshWizard(NO_SEED))

/** An invalid value counts as no answer: the questions are asked again, and nothing else is lost. */
function wizardFrom(kept: unknown): Wizard | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { conditions, medications, seed } = kept as Partial<Wizard>
  const isWhole = Array.isArray(conditions) && Array.isArray(medications) && typeof seed === 'object'
  return isWhole ? { ...freshWizard(NO_SEED), ...(kept as Wizard) } : null
}

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

/** Null until it is read. */
export function useStoredWizard(diary: Diary): Wizard | null {
  const { subscribe, current } = wizardStore(diary)
  return useSyncExternalStore(subscribe, current)
}

export interface WizardControls {
  /** A new wizard until it is read: nothing of it is shown before the lists. */
  wizard: Wizard
  isRead: boolean
  change: WizardStore['change']
  /** Stores the answer and opens the next step; after the last one, home. */
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
