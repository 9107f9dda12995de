import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { withUnits } from '@reprieve/domain/medications/typedMedication.ts'
import type { MedicationEditState } from './medicationDraft.ts'

/** Takes the description of the new one; how it is taken, and for what, stays. */
export function replaceDescription(
  { typed }: MedicationEditState,
  chosen: ChosenMedication,
): MedicationEditState {
  const { commonName, number, names, components, brandName, strengths, strengthUnits } = chosen
  const [only = ''] = strengths.length === 1 ? strengths : []
  const { brands, otherDosageUnits } = chosen
  return {
    typed: {
      ...withUnits(typed, chosen.dosageUnits),
      commonName,
      number,
      names,
      components,
      brandName,
      strengthUnits,
      strength: only,
    },
    choices: { brands, strengths, strengthUnits, otherDosageUnits },
  }
}
