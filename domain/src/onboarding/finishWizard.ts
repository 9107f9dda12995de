import type { Condition } from '../conditions/condition.ts'
import { alikeCondition } from '../conditions/likeness.ts'
import { alikeMedication } from '../medications/likeness.ts'
import { EMPTY_MEDICATION, type Medication } from '../medications/medication.ts'
import type { Wizard, WizardMedication, WizardStrength } from './wizard.ts'
import { checkedConditions } from './wizardConditions.ts'
import { checkedMedications } from './wizardMedications.ts'

/** Without deleted ones. */
export interface ProfileItems {
  conditions: readonly Condition[]
  medications: readonly Medication[]
}

/**
 * Assigns an id to each medication to add, once: stored before anything else is written, it stays the same if finishing
 * is repeated. [ONB-8]
 */
export function assignMedicationIds(wizard: Wizard, newId: () => string): Wizard {
  const chosen = new Set(checkedMedications(wizard))
  const medications = wizard.medications.map((one) => {
    if (!chosen.has(one)) return one
    const missing = takenStrengths(one)
      .map(keyOf)
      .filter((key) => one.ids[key] === undefined)
    return { ...one, ids: { ...one.ids, ...Object.fromEntries(missing.map((key) => [key, newId()])) } }
  })
  return { ...wizard, medications }
}

/** What to add to the profile; duplicates are skipped. [ONB-8] */
export function newProfileItems(wizard: Wizard, profile: ProfileItems): ProfileItems {
  const conditions: Condition[] = []
  for (const { id, name, number, names, icon } of checkedConditions(wizard)) {
    const condition = { id, name, number, names, icon, firstSymptom: null, diagnosed: null, isShown: true }
    if (isNew([...profile.conditions, ...conditions], condition, alikeCondition)) conditions.push(condition)
  }
  const medications: Medication[] = []
  for (const medication of checkedMedications(wizard).flatMap(medicationsOf))
    if (isNew([...profile.medications, ...medications], medication, alikeMedication))
      medications.push(medication)
  return { conditions, medications }
}

const isNew = <One extends { id: string }>(
  known: readonly One[],
  wanted: One,
  alike: (list: readonly One[], wanted: One) => One | undefined,
): boolean => !known.some(({ id }) => id === wanted.id) && alike(known, wanted) === undefined

type SelectedStrength = Pick<WizardStrength, 'strength' | 'units'>

/** One per strength; one without strength if none is selected. */
function takenStrengths({ strengths, strengthUnits }: WizardMedication): readonly SelectedStrength[] {
  const selected = strengths.filter(({ isSelected }) => isSelected)
  return selected.length === 0 ? [{ strength: '', units: strengthUnits }] : selected
}

const keyOf = ({ strength, units }: SelectedStrength): string =>
  strength === '' ? '' : `${strength} ${units}`

function medicationsOf(one: WizardMedication): Medication[] {
  const { commonName, number, names, components, brandName, dosageUnits, ids } = one
  return takenStrengths(one).flatMap((told) => {
    const id = ids[keyOf(told)]
    if (id === undefined) return []
    const { strength, units: strengthUnits } = told
    const name = { commonName, number, names, components, brandName }
    return [{ ...EMPTY_MEDICATION, id, ...name, strength, strengthUnits, dosageUnits }]
  })
}
