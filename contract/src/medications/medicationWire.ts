import {
  DEFAULT_DOSAGE_UNITS,
  DEFAULT_STRENGTH_UNITS,
  type Medication,
  type TakeAs,
} from '@reprieve/domain/medications/medication.ts'
import { fieldsOf, type Fields } from '../fields.ts'

// A medication as it lies on the device and on the server: each of its groups merges as one. [MED-4]

type MedicationGroup = 'name' | 'strength' | 'units' | 'take_as' | 'dates' | 'notes' | 'instructions'

const GENERIC = 'Generic'
const TAKE_AS: readonly TakeAs[] = ['needed', 'scheduled', 'scheduled and needed']

const WRITE: Record<MedicationGroup, (medication: Medication) => Fields> = {
  name: ({ commonName, brandName }) => ({ common_name: commonName, brand_name: brandName ?? GENERIC }),
  strength: ({ strength, strengthUnits }) => ({ strength, strength_units: strengthUnits }),
  units: ({ dosageUnits }) => ({ dosage_units: dosageUnits }),
  take_as: ({ takeAs }) => ({ take_as_value: takeAs }),
  dates: ({ startDate, endDate }) => ({ start_date: startDate, end_date: endDate }),
  notes: ({ notes }) => ({ med_notes: notes }),
  instructions: ({ specialInstructions }) => ({ special_instructions: specialInstructions }),
}

export const groupsOfMedication = (medication: Medication): Map<string, Fields> =>
  new Map(Object.entries(WRITE).map(([group, write]) => [group, write(medication)]))

/** Null where no name is told: then there is nothing to show. What else cannot be read says nothing. */
export function medicationOfGroups(stored: ReadonlyMap<string, unknown>, id: string): Medication | null {
  const group = (name: MedicationGroup): Fields => fieldsOf(stored.get(name))
  const { common_name: commonName, brand_name: brand } = group('name')
  if (typeof commonName !== 'string' || commonName === '') return null
  const { strength, strength_units: strengthUnits } = group('strength')
  const { start_date: start, end_date: end } = group('dates')
  const { take_as_value: takeAs } = group('take_as')
  return {
    id,
    commonName,
    brandName: brand === GENERIC ? null : textOr(brand, null),
    strength: typeof strength === 'number' ? String(strength) : textOr(strength, ''),
    strengthUnits: textOr(strengthUnits, DEFAULT_STRENGTH_UNITS),
    dosageUnits: textOr(group('units')['dosage_units'], DEFAULT_DOSAGE_UNITS),
    takeAs: TAKE_AS.find((one) => one === takeAs) ?? null,
    startDate: textOr(start, null),
    endDate: textOr(end, null),
    notes: textOr(group('notes')['med_notes'], ''),
    specialInstructions: textOr(group('instructions')['special_instructions'], ''),
  }
}

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' && value !== '' ? value : other
