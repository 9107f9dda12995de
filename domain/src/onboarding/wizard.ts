import type { Condition } from '../conditions/condition.ts'
import type { Medication } from '../medications/medication.ts'

/** The initial lists of both questions: samples and common catalogue entries. */
export interface Seed {
  conditions: readonly SeedCondition[]
  medications: readonly SeedMedication[]
}

export type SeedCondition = Pick<Condition, 'id' | 'name' | 'number' | 'names' | 'icon'>

export interface SeedMedication extends Pick<
  Medication,
  'commonName' | 'number' | 'names' | 'components' | 'strengthUnits' | 'dosageUnits'
> {
  brands: readonly string[]
  strengths: readonly string[]
}

export interface WizardCondition extends SeedCondition {
  /** Its number in the wizard: the catalogue's, or a negative local one. */
  fid: number
  isChecked: boolean
}

export interface WizardStrength {
  id: number
  strength: string
  units: string
  isSelected: boolean
}

export interface WizardMedication extends Omit<SeedMedication, 'brands' | 'strengths'> {
  /** Its number in the wizard: the catalogue's, or a negative local one. */
  nid: number
  /** Null for none, which the specification calls Generic. */
  brandName: string | null
  /** Offered brands; other chosen ones are added. */
  defaultBrands: readonly string[]
  strengths: readonly WizardStrength[]
  isChecked: boolean
  /** The client ids that it gets in the profile, by strength: assigned once, so that nothing is added twice. [ONB-8] */
  ids: Readonly<Record<string, string>>
}

/** The person's answers. */
interface Answers {
  conditions: readonly WizardCondition[]
  medications: readonly WizardMedication[]
  /** Brands added by the person, by the medication's number. */
  brandsFound: Readonly<Record<number, readonly string[]>>
  noConditions: boolean
  noMedications: boolean
  /** The next local numbers; they count downwards. */
  currentId: number
  currentFid: number
  currentNid: number
}

/** Which parts of the wizard the person has seen, and what they said to the reminder. */
interface WizardProgress {
  introViewed: boolean
  greetingViewed: boolean
  privacyViewed: boolean
  /** The answer about a daily reminder; null: not asked. */
  reminder: 'yes' | 'no' | 'denied' | null
  firstStepViewed: boolean
  secondStepViewed: boolean
  /** The whole wizard was seen. */
  viewed: boolean
  /** Home no longer offers it. */
  isPutAway: boolean
}

/** The state of the intro wizard, with its initial lists: it resumes without the catalogue. */
export interface Wizard extends Answers, WizardProgress {
  seed: Seed
}

const UNSEEN: WizardProgress = {
  introViewed: false,
  greetingViewed: false,
  privacyViewed: false,
  reminder: null,
  firstStepViewed: false,
  secondStepViewed: false,
  viewed: false,
  isPutAway: false,
}

/** For a wizard that was not started: the questions get their lists when first shown. */
export const NO_SEED: Seed = { conditions: [], medications: [] }

export const freshWizard = (seed: Seed): Wizard => ({ ...UNSEEN, ...unanswered(seed), seed })

/** Restores the initial lists of both questions; seen steps stay seen. [ONB-7] */
export const resetWizard = (wizard: Wizard): Wizard => ({ ...wizard, ...unanswered(wizard.seed) })

export const resetConditions = (wizard: Wizard): Wizard => {
  const { conditions, noConditions } = unanswered(wizard.seed)
  return { ...wizard, conditions, noConditions }
}

export const resetMedications = (wizard: Wizard): Wizard => {
  const { medications, brandsFound, noMedications } = unanswered(wizard.seed)
  return { ...wizard, medications, brandsFound, noMedications }
}

/** Clears answers that are in the profile by now. [ONB-7] */
export const clearWizard = (wizard: Wizard): Wizard => ({
  ...wizard,
  conditions: [],
  medications: [],
  brandsFound: {},
})

/** Whether its lists are not loaded yet, or cleared. */
export const isWizardCleared = ({ conditions, medications }: Wizard): boolean =>
  conditions.length + medications.length === 0

/** Adds the initial lists; existing answers stay. [ONB-3, ONB-5] */
export const seedWizard = (wizard: Wizard, seed: Seed): Wizard =>
  isWizardCleared(wizard) ? resetWizard({ ...wizard, seed }) : wizard

function unanswered({ conditions, medications }: Seed): Answers {
  return {
    conditions: conditions.map((one) => ({ ...one, fid: one.number ?? 0, isChecked: false })),
    medications: medications.map((one) => ({
      ...medicationFrom(one, one.number ?? 0),
      isChecked: false,
    })),
    brandsFound: {},
    noConditions: false,
    noMedications: false,
    currentId: -1,
    currentFid: -1,
    currentNid: -1,
  }
}

/** A checked medication with all its offered choices, none of them selected. */
export function medicationFrom(told: SeedMedication, nid: number): WizardMedication {
  const { commonName, number, names, components, strengthUnits, dosageUnits, brands, strengths } = told
  return {
    commonName,
    number,
    names,
    components,
    strengthUnits,
    dosageUnits,
    nid,
    brandName: null,
    defaultBrands: brands,
    strengths: strengths.map((strength, at) => ({
      id: at + 1,
      strength,
      units: strengthUnits,
      isSelected: false,
    })),
    isChecked: true,
    ids: {},
  }
}
