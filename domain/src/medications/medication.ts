import type { Reference } from '../lists/reference.ts'
import type { Frequency } from '../schedule/frequency.ts'
import type { Language } from '../settings/language.ts'
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

export const STRENGTH_UNITS = ['%', 'µg', 'g', 'mg'] as const
export type StrengthUnit = (typeof STRENGTH_UNITS)[number]
export const DEFAULT_STRENGTH_UNITS: StrengthUnit = 'mg'

/** How much, and how often; either may not be told yet. */
export interface Dosage {
  amount: number | null
  frequency: Frequency | null
  /** What another app wrote in its place and this one cannot read: it goes back as it came. */
  unread?: unknown
}

export type TakeAs = 'needed' | 'scheduled' | 'scheduled and needed'

/** What a person takes, as it stands in their profile. Units of other clients are kept as they came. */
export interface Medication {
  /** The client id, by which records refer to it (D31). */
  id: string
  /** Its own value: English for an entry of the catalogue, as typed for a person's own (D31). */
  commonName: string
  /** The number of the entry of a catalogue; null for what was typed. */
  number: number | null
  /** How it is shown where its own value is not in the person's language. */
  names: Readonly<Partial<Record<Language, string>>>
  /** In English; none where they are not known, several for a mixture (D41). */
  components: readonly string[]
  /** Null for none, which the specification calls Generic. */
  brandName: string | null
  /** Of a mixture one for each part, as in 500/30; empty where it is not told. */
  strength: string
  strengthUnits: string
  dosageUnits: string
  takeAs: TakeAs | null
  /** The conditions that it is taken for. */
  purpose: readonly Reference[]
  dosages: readonly Dosage[]
  /** The most in 24 hours by the word of who prescribed it; never ours. */
  limit: number | null
  startDate: LocalDay | null
  endDate: LocalDay | null
  notes: string
  specialInstructions: string
  /** In the choice of a record; a hidden one stays in the profile. */
  isShown: boolean
  /** Other ids under which it was known: copies that were merged into it (D29). */
  aliases?: readonly string[]
}

/** The form of one of which nothing is known but its name. */
export const UNTOLD: Omit<Medication, 'id' | 'commonName'> = {
  number: null,
  names: {},
  components: [],
  brandName: null,
  strength: '',
  strengthUnits: DEFAULT_STRENGTH_UNITS,
  dosageUnits: DEFAULT_DOSAGE_UNITS,
  takeAs: null,
  purpose: [],
  dosages: [],
  limit: null,
  startDate: null,
  endDate: null,
  notes: '',
  specialInstructions: '',
  isShown: true,
}

export const isAsNeeded = ({ takeAs }: Pick<Medication, 'takeAs'>): boolean =>
  takeAs === 'needed' || takeAs === 'scheduled and needed'

/** Common name (brand) - strength units; what is not known is left out. This text records keep. [MED-3] */
export const medicationText = (medication: Medication): string => textWith(medication.commonName, medication)

/** The same, with the common name in the person's language. [MED-3] */
export const shownMedication = (medication: Medication, language: Language): string =>
  textWith(medication.names[language] ?? medication.commonName, medication)

function textWith(commonName: string, medication: Medication): string {
  const { brandName, strength, strengthUnits } = medication
  const brand = brandName === null ? '' : ` (${brandName})`
  const strong = strength === '' ? '' : ` - ${strength} ${strengthUnits}`
  return `${commonName}${brand}${strong}`
}
