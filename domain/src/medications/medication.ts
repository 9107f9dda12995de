import type { Reference } from '../lists/reference.ts'
import type { Frequency } from '../schedule/frequency.ts'
import type { Language } from '../settings/language.ts'
import type { LocalDay } from '../time/localDay.ts'

/** The specification's units; the last is used if none is given. */
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

/** How much, and how often; either may be unknown. */
export interface Dosage {
  amount: number | null
  frequency: Frequency | null
  /** A frequency of another app that this one cannot read: it is sent back unchanged. */
  unread?: unknown
}

export type TakeAs = 'needed' | 'scheduled' | 'scheduled and needed'

/** A medication in a person's profile. Units of other clients are kept unchanged. */
export interface Medication {
  /** The client id, by which records refer to it (D31). */
  id: string
  /** Its own value: English for a catalogue entry, as typed for a person's own (D31). */
  commonName: string
  /** The number of the catalogue entry; null for a typed name. */
  number: number | null
  /** Names in languages other than that of its own value. */
  names: Readonly<Partial<Record<Language, string>>>
  /** In English; empty if unknown, several for a mixture (D41). */
  components: readonly string[]
  /** Null for none, which the specification calls Generic. */
  brandName: string | null
  /** For a mixture one per part, as in 500/30; empty if unknown. */
  strength: string
  strengthUnits: string
  dosageUnits: string
  takeAs: TakeAs | null
  /** The conditions that it is taken for. */
  purpose: readonly Reference[]
  dosages: readonly Dosage[]
  /** The maximum in 24 hours set by the prescriber; never by us. */
  limit: number | null
  /** Whether its days count as medicine days; null for the usual: only if it is taken as needed. [MDAY-1] */
  countsDays: boolean | null
  /** On how many of 30 days at most, as the person was told by the prescriber; never by us. [MDAY-3] */
  dayLimit: number | null
  startDate: LocalDay | null
  endDate: LocalDay | null
  notes: string
  specialInstructions: string
  /** Offered in records; a hidden one stays in the profile. */
  isShown: boolean
  /** Other ids: those of copies that were merged into it (D29). */
  aliases?: readonly string[]
}

/** Defaults for a medication of which only the name is known. */
export const EMPTY_MEDICATION: Omit<Medication, 'id' | 'commonName'> = {
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
  countsDays: null,
  dayLimit: null,
  startDate: null,
  endDate: null,
  notes: '',
  specialInstructions: '',
  isShown: true,
}

export const isAsNeeded = ({ takeAs }: Pick<Medication, 'takeAs'>): boolean =>
  takeAs === 'needed' || takeAs === 'scheduled and needed'

/** Common name (brand) - strength units; unknown parts are left out. Records store this text. [MED-3] */
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
