import type { Wizard } from './wizard.ts'

const STEPS = ['intro', 'greeting', 'privacy', 'reminder', 'conditions', 'medications'] as const
export type WizardStep = (typeof STEPS)[number]

/** Optional steps: one needs an operator who collects reports, the other a browser that can remind. */
export interface OptionalSteps {
  privacy: boolean
  reminder: boolean
}

const IS_SEEN: Record<WizardStep, (wizard: Wizard) => boolean> = {
  intro: ({ introViewed }) => introViewed,
  greeting: ({ greetingViewed }) => greetingViewed,
  privacy: ({ privacyViewed }) => privacyViewed,
  reminder: ({ reminder }) => reminder !== null,
  conditions: ({ firstStepViewed }) => firstStepViewed,
  medications: ({ secondStepViewed }) => secondStepViewed,
}

const isAsked = (step: WizardStep, asked: OptionalSteps): boolean =>
  step === 'privacy' || step === 'reminder' ? asked[step] : true

/** Where to resume: the first step that was not passed; null after the last. [ONB-2] */
export const findResumeStep = (wizard: Wizard, asked: OptionalSteps): WizardStep | null =>
  STEPS.find((step) => isAsked(step, asked) && !IS_SEEN[step](wizard)) ?? null

/** The next step; null after the last. [ONB-2] */
export const findNextStep = (step: WizardStep, asked: OptionalSteps): WizardStep | null =>
  STEPS.slice(STEPS.indexOf(step) + 1).find((next) => isAsked(next, asked)) ?? null

interface WizardOfferFacts {
  /** The device's owner has an account. */
  hasAccount: boolean
  /** The account's data has been synced: before that its content is unknown. */
  isSynced: boolean
  /** There is a record, a condition or a medication. */
  hasAnything: boolean
}

/** Whether home offers the wizard. [ONB-2, ONB-10] */
export function isWizardOffered(
  wizard: Wizard,
  { hasAccount, isSynced, hasAnything }: WizardOfferFacts,
): boolean {
  if (wizard.viewed || wizard.isPutAway) return false
  return !hasAccount || (isSynced && !hasAnything)
}

export const putWizardAway = (wizard: Wizard): Wizard => ({ ...wizard, isPutAway: true })
