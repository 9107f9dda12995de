import type { LocalDay } from '../time/localDay.ts'

/** As the specification counts them; the last is taken where none is told. */
export const DOSAGE_UNITS = [
  'applications',
  'capsules',
  'drops',
  'injections',
  'mL',
  'patches',
  'puffs',
  'sprays',
  'suppositories',
  'tablets',
  'units',
] as const
export type DosageUnit = (typeof DOSAGE_UNITS)[number]
export const DEFAULT_DOSAGE_UNITS: DosageUnit = 'units'

export const DEFAULT_STRENGTH_UNITS = 'mg'

export type TakeAs = 'needed' | 'scheduled' | 'scheduled and needed'

/** What a person takes, as it stands in their profile. Units of other clients are kept as they came. */
export interface Medication {
  /** The client id, by which records refer to it (D31). */
  id: string
  commonName: string
  /** Null for none, which the specification calls Generic. */
  brandName: string | null
  /** Of a mixture one for each part, as in 500/30; empty where it is not told. */
  strength: string
  strengthUnits: string
  dosageUnits: string
  takeAs: TakeAs | null
  startDate: LocalDay | null
  endDate: LocalDay | null
  notes: string
  specialInstructions: string
}

/** Common name (brand) - strength units; what is not known is left out. [MED-3] */
export function medicationText(medication: Medication): string {
  const { commonName, brandName, strength, strengthUnits } = medication
  const brand = brandName === null ? '' : ` (${brandName})`
  const strong = strength === '' ? '' : ` - ${strength} ${strengthUnits}`
  return `${commonName}${brand}${strong}`
}
