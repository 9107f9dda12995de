import type { Dosage, Medication } from '@reprieve/domain/medications/medication.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText, useWords } from '../settings/words.tsx'
import { frequencyLine } from '../schedule/frequencyLine.ts'
import { useStrengthWords } from './useStrengthWords.ts'
import { useUnitCounts, useUnitWords } from './useUnitWords.ts'

interface MedicationWords {
  /** "Naproxen (Generic) - 500 mg". [MED-3] */
  name: (medication: Medication) => string
  /** "Naproxen". */
  commonName: (medication: Pick<Medication, 'commonName' | 'names'>) => string
  /** "Generic, 500 mg, tablets". */
  description: (medication: Described) => string
  /** "1 tablet" */
  amount: (amount: number, units: string) => string
  /** "every day at 21:30"; null where it is not told. */
  frequency: (dosage: Dosage, takeAs: Medication['takeAs']) => string | null
  /** "1 tablet, every day at 21:30", all that is told of how it is taken; null where nothing is. */
  taken: (medication: Taken) => string | null
}

type Described = Pick<Medication, 'brandName' | 'strength' | 'strengthUnits' | 'dosageUnits'>
type Taken = Pick<Medication, 'takeAs' | 'dosages' | 'dosageUnits'>

const BETWEEN = ' · '

/** How a medication is told in the language of the page. */
export function useMedicationWords(): MedicationWords {
  const text = useText('medications')
  const { language } = useWords()
  const tag = useFormatTag()
  const word = useUnitWords()
  const count = useUnitCounts()
  const strong = useStrengthWords()
  const commonName = ({ commonName: own, names }: Pick<Medication, 'commonName' | 'names'>): string =>
    names[language] ?? own

  const frequency = ({ frequency: often, unread }: Dosage, takeAs: Medication['takeAs']): string | null => {
    if (often !== null) return frequencyLine(often, { text, tag, isUpTo: takeAs === 'needed' })
    return unread === undefined ? null : text('freqUnread')
  }
  const dosage = (one: Dosage, { takeAs, dosageUnits }: Taken): string | null => {
    const parts = [one.amount === null ? null : count(one.amount, dosageUnits), frequency(one, takeAs)]
    const [first, second] = parts.filter((part) => part !== null)
    return first === undefined || second === undefined
      ? (first ?? null)
      : text('lineDose', { 0: first, 1: second })
  }
  return {
    name: (medication) => {
      const [name, brand] = [commonName(medication), medication.brandName ?? text('generic')]
      if (medication.strength === '') return text('withBrand', { 0: name, 1: brand })
      const [number, unit] = [strong.number(medication.strength), strong.unit(medication.strengthUnits)]
      return text('shownName', { 0: name, 1: brand, 2: number, 3: unit })
    },
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
      const isNeeded = medication.takeAs === 'needed' || medication.takeAs === 'scheduled and needed'
      const lines = medication.dosages.map((one) => dosage(one, medication))
      const told = [isNeeded ? text('segNeeded') : null, ...lines].filter((line) => line !== null)
      return told.length === 0 ? null : told.join(BETWEEN)
    },
  }
}
