import { finishName, type NameFault } from '../writtenName.ts'
import { ok, type Result } from '../result.ts'
import { DEFAULT_DOSAGE_UNITS, DEFAULT_STRENGTH_UNITS, UNTOLD, type Medication } from './medication.ts'

/** An entry of the catalogue, as far as a medication takes over what it says. */
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

/** What was chosen in the search: what it is, and what there is to choose from further on. */
export interface ChosenMedication extends Pick<
  Medication,
  'commonName' | 'number' | 'names' | 'components' | 'brandName' | 'strengthUnits' | 'dosageUnits'
> {
  brands: readonly string[]
  /** Of a mixture with one part for each component: 500/30. */
  strengths: readonly string[]
  otherDosageUnits: readonly string[]
}

/** No brand is Generic. [MED-10] */
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

/** What the catalogue does not have: its name is all that is known of it. [MED-1] */
export function unlistedMedication(typed: string): Result<ChosenMedication, NameFault> {
  const name = finishName(typed)
  if (!name.ok) return name
  const { number, names, components, brandName, strengthUnits, dosageUnits } = UNTOLD
  const untold = { number, names, components, brandName, strengthUnits, dosageUnits }
  return ok({ ...untold, commonName: name.value, brands: [], strengths: [], otherDosageUnits: [] })
}

/** The medication that begins with it; where there is one strength alone, it is that one. [MED-10] */
export function begunMedication(id: string, chosen: ChosenMedication, strength?: string): Medication {
  const { brands: _, otherDosageUnits: __, strengths, ...told } = chosen
  const only = strengths.length === 1 ? strengths[0]! : ''
  return { ...UNTOLD, ...told, id, strength: strength ?? only }
}
