import type { Say } from '../../say.ts'
import { frequencyLine, type FrequencyKey } from '../../schedule/frequencyLine.ts'
import type { Language } from '../../settings/language.ts'
import { isAsNeeded, type Dosage, type Medication } from '../medication.ts'
import { strengthWords, type StrengthKey } from './strengthWords.ts'
import { unitCounts, unitWords, type UnitKey } from './unitWords.ts'

export interface MedicationWords {
  /** "Naproxen (Generic) - 500 mg". [MED-3] */
  name: (medication: MedicationNames) => string
  /** "Naproxen - 500 mg": without a brand, Generic is not mentioned. [MED-3] */
  shortName: (medication: MedicationNames) => string
  /** "Naproxen". */
  commonName: (medication: Pick<Medication, 'commonName' | 'names'>) => string
  /** "Generic, 500 mg, tablets". */
  description: (medication: Described) => string
  /** "1 tablet" */
  amount: (amount: number, units: string) => string
  /** "every day at 21:30"; null if unknown. */
  frequency: (dosage: Dosage, takeAs: Medication['takeAs']) => string | null
  /** "1 tablet, every day at 21:30", all that is known about how it is taken; null if nothing is. */
  taken: (medication: MedicationDosages) => string | null
}

type MedicationNames = Pick<Medication, 'commonName' | 'names' | 'brandName' | 'strength' | 'strengthUnits'>
type Described = Pick<Medication, 'brandName' | 'strength' | 'strengthUnits' | 'dosageUnits'>
type MedicationDosages = Pick<Medication, 'takeAs' | 'dosages' | 'dosageUnits'>

const BETWEEN = ' · '

export type MedicationKey =
  | FrequencyKey
  | StrengthKey
  | UnitKey
  | 'freqUnread'
  | 'generic'
  | 'lineDescription'
  | 'lineDose'
  | 'segNeeded'
  | 'shownName'
  | 'withBrand'
  | 'withStrength'

interface Tongue {
  text: Say<MedicationKey>
  language: Language
  /** Locale of numbers, hours and days. */
  tag: string
}

/** Texts about a medication in a language. */
export function medicationWords({ text, language, tag }: Tongue): MedicationWords {
  const word = unitWords(text)
  const count = unitCounts(text, tag)
  const strong = strengthWords(text, tag)
  const commonName = ({ commonName: own, names }: Pick<Medication, 'commonName' | 'names'>): string =>
    names[language] ?? own

  const frequency = ({ frequency: often, unread }: Dosage, takeAs: Medication['takeAs']): string | null => {
    if (often !== null) return frequencyLine(often, { text, tag, isUpTo: takeAs === 'needed' })
    return unread === undefined ? null : text('freqUnread')
  }
  const dosage = (one: Dosage, { takeAs, dosageUnits }: MedicationDosages): string | null => {
    const parts = [one.amount === null ? null : count(one.amount, dosageUnits), frequency(one, takeAs)]
    const [first, second] = parts.filter((part) => part !== null)
    return first === undefined || second === undefined
      ? (first ?? null)
      : text('lineDose', { 0: first, 1: second })
  }
  const named = (medication: MedicationNames, brand: string | null): string => {
    const { strength, strengthUnits } = medication
    const name = commonName(medication)
    if (strength === '') return brand === null ? name : text('withBrand', { 0: name, 1: brand })
    const [number, unit] = [strong.number(strength), strong.unit(strengthUnits)]
    return brand === null
      ? text('withStrength', { 0: name, 1: number, 2: unit })
      : text('shownName', { 0: name, 1: brand, 2: number, 3: unit })
  }
  return {
    name: (medication) => named(medication, medication.brandName ?? text('generic')),
    shortName: (medication) => named(medication, medication.brandName),
    commonName,
    description: ({ brandName, strength, strengthUnits, dosageUnits }) => {
      const brand = brandName ?? text('generic')
      const form = word(dosageUnits)
      if (strength === '') return text('lineDose', { 0: brand, 1: form })
      return text('lineDescription', { 0: brand, 1: strong.whole({ strength, strengthUnits }), 2: form })
    },
    amount: count,
    frequency,
    taken: (medication) => {
      const isNeeded = isAsNeeded(medication)
      const lines = medication.dosages.map((one) => dosage(one, medication))
      const told = [isNeeded ? text('segNeeded') : null, ...lines].filter((line) => line !== null)
      return told.length === 0 ? null : told.join(BETWEEN)
    },
  }
}
