import type { Condition } from '../conditions/condition.ts'
import type { Medication } from '../medications/medication.ts'

/** What both questions start with: the samples and the common ones of the catalogue. */
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
  /** Its number in the wizard: the catalogue's, or a negative one of this device. */
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
  /** Its number in the wizard: the catalogue's, or a negative one of this device. */
  nid: number
  /** Null for none, which the specification calls Generic. */
  brandName: string | null
  /** Offered for it; what was chosen besides joins them. */
  defaultBrands: readonly string[]
  strengths: readonly WizardStrength[]
  isChecked: boolean
  /** The client ids that it gets in the profile, by strength: given once, so that nothing is added twice. [ONB-8] */
  ids: Readonly<Record<string, string>>
}

/** What was answered. */
interface Answers {
  conditions: readonly WizardCondition[]
  medications: readonly WizardMedication[]
  /** Brands that a person brought along, by the number of the medication. */
  brandsFound: Readonly<Record<number, readonly string[]>>
  noConditions: boolean
  noMedications: boolean
  /** The next numbers of what this device adds; they count downwards. */
  currentId: number
  currentFid: number
  currentNid: number
}

/** Which parts of the wizard the person has seen, and what they said to the reminder. */
interface WizardProgress {
  introViewed: boolean
  greetingViewed: boolean
  privacyViewed: boolean
  /** What was said to a daily reminder; null: it was not asked. */
  reminder: 'yes' | 'no' | 'denied' | null
  firstStepViewed: boolean
  secondStepViewed: boolean
  /** All of it. */
  viewed: boolean
  /** Home is not to offer it any more. */
  isPutAway: boolean
}

/** The state of the intro wizard, with what it starts from: it is resumed without the catalogue. */
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

/** Of one that nobody has begun: the questions get their lists when they are first seen. */
export const NO_SEED: Seed = { conditions: [], medications: [] }

export const freshWizard = (seed: Seed): Wizard => ({ ...UNSEEN, ...unanswered(seed), seed })

/** Exactly what the two questions started with; what was seen stays seen. [ONB-7] */
export const reset = (wizard: Wizard): Wizard => ({ ...wizard, ...unanswered(wizard.seed) })

export const resetConditions = (wizard: Wizard): Wizard => {
  const { conditions, noConditions } = unanswered(wizard.seed)
  return { ...wizard, conditions, noConditions }
}

export const resetMedications = (wizard: Wizard): Wizard => {
  const { medications, brandsFound, noMedications } = unanswered(wizard.seed)
  return { ...wizard, medications, brandsFound, noMedications }
}

/** Nothing is kept of what is in the profile by now. [ONB-7] */
export const clear = (wizard: Wizard): Wizard => ({
  ...wizard,
  conditions: [],
  medications: [],
  brandsFound: {},
})

/** Whether its lists are still to come, or gone. */
export const isCleared = ({ conditions, medications }: Wizard): boolean =>
  conditions.length + medications.length === 0

/** With the lists that the questions start with; what was answered stays. [ONB-3, ONB-5] */
export const seeded = (wizard: Wizard, seed: Seed): Wizard =>
  isCleared(wizard) ? reset({ ...wizard, seed }) : wizard

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

/** With everything that is offered for it, and nothing of it chosen but itself. */
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
