import { finishName, type NameFault } from '../writtenName.ts'
import { ok, type Result } from '../result.ts'
import {
  DEFAULT_DOSAGE_UNITS,
  DEFAULT_STRENGTH_UNITS,
  EMPTY_MEDICATION,
  type Medication,
} from './medication.ts'

/** The part of a catalogue entry that a medication takes over. */
export interface MedicationEntry {
  nid: number
  names: Readonly<Record<'en', string>> & Medication['names']
  components: readonly string[]
  brands: readonly string[]
  strengths: readonly string[]
  strengthUnits: string
  dosageUnits: string
  otherDosageUnits: readonly string[]
}

/** The chosen search result: its data, and the further choices. */
export interface ChosenMedication extends Pick<
  Medication,
  'commonName' | 'number' | 'names' | 'components' | 'brandName' | 'strengthUnits' | 'dosageUnits'
> {
  brands: readonly string[]
  /** For a mixture one part per component: 500/30. */
  strengths: readonly string[]
  otherDosageUnits: readonly string[]
}

/** A null brand means Generic. [MED-10] */
export const chosenEntry = (entry: MedicationEntry, brandName: string | null): ChosenMedication => ({
  commonName: entry.names.en,
  number: entry.nid,
  names: entry.names,
  components: entry.components,
  brandName,
  brands: entry.brands,
  strengths: entry.strengths,
  strengthUnits: entry.strengthUnits === '' ? DEFAULT_STRENGTH_UNITS : entry.strengthUnits,
  dosageUnits: entry.dosageUnits === '' ? DEFAULT_DOSAGE_UNITS : entry.dosageUnits,
  otherDosageUnits: entry.otherDosageUnits,
})

/** A medication that is not in the catalogue: only its name is known. [MED-1] */
export function unlistedMedication(typed: string): Result<ChosenMedication, NameFault> {
  const name = finishName(typed)
  if (!name.ok) return name
  const { number, names, components, brandName, strengthUnits, dosageUnits } = EMPTY_MEDICATION
  const untold = { number, names, components, brandName, strengthUnits, dosageUnits }
  return ok({ ...untold, commonName: name.value, brands: [], strengths: [], otherDosageUnits: [] })
}

/** The new medication from a search result; if there is only one strength, it is set. [MED-10] */
export function medicationFromChoice(id: string, chosen: ChosenMedication, strength?: string): Medication {
  const { brands: _, otherDosageUnits: __, strengths, ...told } = chosen
  const only = strengths.length === 1 ? strengths[0]! : ''
  return { ...EMPTY_MEDICATION, ...told, id, strength: strength ?? only }
}
