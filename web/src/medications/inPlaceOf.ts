import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { withUnits } from '@reprieve/domain/medications/typedMedication.ts'
import type { InWork } from './medicationDraft.ts'

/** Takes the description of the new one; how it is taken, and for what, stays. */
export function inPlaceOf({ typed }: InWork, chosen: ChosenMedication): InWork {
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
