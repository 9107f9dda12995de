import type { MedicationEntry } from '@reprieve/domain/medications/chooseEntry.ts'
import type { TypedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { useEffect, useState } from 'react'
import { medicationCatalogue } from '../../catalogue/catalogue.ts'
import type { MedicationOptions } from '../search/chosenMedication.ts'
import type { MedicationEditState } from '../medicationDraft.ts'

const NOTHING: MedicationOptions = { brands: [], strengths: [], strengthUnits: '', otherDosageUnits: [] }

/**
 * The options for the edited medication: from the search, otherwise from the catalogue. Without the catalogue, which an
 * offline device may not have yet, everything can still be typed.
 */
export function useMedicationOptions({ typed: { number }, choices }: MedicationEditState): MedicationOptions {
  const isAsked = choices === null && number !== null
  const [found, setFound] = useState<{ number: number; choices: MedicationOptions } | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    let isWanted = true
    medicationCatalogue().then(
      ({ byNumber }) => isWanted && setFound({ number, choices: byNumber.get(number) ?? NOTHING }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isAsked, number])
  if (choices !== null) return choices
  return found !== null && found.number === number ? found.choices : NOTHING
}

/** Its catalogue entry; null for a typed name. */
export function toCatalogueEntry(typed: TypedMedication, choices: MedicationOptions): MedicationEntry | null {
  const { number, commonName, names, components, dosageUnits } = typed
  if (number === null) return null
  const { brands, strengths, strengthUnits, otherDosageUnits } = choices
  return {
    nid: number,
    names: { en: commonName, ...names },
    components,
    brands,
    strengths,
    strengthUnits,
    dosageUnits,
    otherDosageUnits,
  }
}
