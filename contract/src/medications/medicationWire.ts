import { isDayLimit } from '@reprieve/domain/medications/dayLimit.ts'
import {
  DEFAULT_DOSAGE_UNITS,
  DEFAULT_STRENGTH_UNITS,
  type Medication,
  type TakeAs,
} from '@reprieve/domain/medications/medication.ts'
import { aliasesIn } from '../aliasGroups.ts'
import { toFields, type Fields } from '../fields.ts'
import { readReferencedItems, referencesToWire } from '../lists/referenceWire.ts'
import { readEntryNumber, hasNames, readNamesByLanguage } from '../namesWire.ts'
import { amountFromWire, dosagesFromWire, dosageToWire } from './dosageWire.ts'

// A medication as the device and the server store it: each group merges as a unit. [MED-4]

type MedicationGroup =
  | 'name'
  | 'strength'
  | 'units'
  | 'take_as'
  | 'purpose'
  | 'dates'
  | 'dosage'
  | 'limit'
  | 'counts_days'
  | 'day_limit'
  | 'notes'
  | 'instructions'
  | 'shown'

const GENERIC = 'Generic'
const TAKE_AS: readonly TakeAs[] = ['needed', 'scheduled', 'scheduled and needed']

const WRITE: Record<MedicationGroup, (medication: Medication) => Fields> = {
  name: ({ commonName, brandName, number, names, components }) => ({
    common_name: commonName,
    brand_name: brandName ?? GENERIC,
    ...(number === null ? {} : { original_nid: number }),
    ...(hasNames(names) ? { common_name_translation: names } : {}),
    ...(components.length === 0 ? {} : { components: [...components] }),
  }),
  strength: ({ strength, strengthUnits }) => ({ strength, strength_units: strengthUnits }),
  units: ({ dosageUnits }) => ({ dosage_units: dosageUnits }),
  take_as: ({ takeAs }) => ({ take_as_value: takeAs }),
  purpose: ({ purpose }) => ({ refs: referencesToWire(purpose) }),
  dates: ({ startDate, endDate }) => ({ start_date: startDate, end_date: endDate }),
  dosage: ({ dosages }) => ({ dosage: dosages.map(dosageToWire) }),
  limit: ({ limit }) => ({ dose_limit: limit }),
  counts_days: ({ countsDays }) => ({ counts_days: countsDays === null ? null : Number(countsDays) }),
  day_limit: ({ dayLimit }) => ({ day_limit: dayLimit }),
  notes: ({ notes }) => ({ med_notes: notes }),
  instructions: ({ specialInstructions }) => ({ special_instructions: specialInstructions }),
  shown: ({ isShown }) => ({ isShow: isShown ? 1 : 0 }),
}

export const medicationToGroups = (medication: Medication): Map<string, Fields> =>
  new Map(Object.entries(WRITE).map(([group, write]) => [group, write(medication)]))

const IS_UNTOLD: Partial<Record<MedicationGroup, (medication: Medication) => boolean>> = {
  take_as: ({ takeAs }) => takeAs === null,
  purpose: ({ purpose }) => purpose.length === 0,
  dates: ({ startDate, endDate }) => startDate === null && endDate === null,
  dosage: ({ dosages }) => dosages.length === 0,
  limit: ({ limit }) => limit === null,
  counts_days: ({ countsDays }) => countsDays === null,
  day_limit: ({ dayLimit }) => dayLimit === null,
  notes: ({ notes }) => notes === '',
  instructions: ({ specialInstructions }) => specialInstructions === '',
}

/**
 * Only the groups that have content: another device may already have the same medication, and empty groups from here
 * must not overwrite what the person entered there. [MED-4]
 */
export function newMedicationToGroups(medication: Medication): Map<string, Fields> {
  const groups = medicationToGroups(medication)
  for (const [group, isUntold] of Object.entries(IS_UNTOLD)) if (isUntold(medication)) groups.delete(group)
  return groups
}

/** Null without a name, because there is nothing to show. Other values that cannot be read count as missing. */
export function readMedicationGroups(stored: ReadonlyMap<string, unknown>, id: string): Medication | null {
  const group = (name: MedicationGroup): Fields => toFields(stored.get(name))
  const { common_name: commonName, brand_name: brand, original_nid: number } = group('name')
  if (typeof commonName !== 'string' || commonName === '') return null
  const { common_name_translation: names, components } = group('name')
  const { strength, strength_units: strengthUnits } = group('strength')
  const { start_date: start, end_date: end } = group('dates')
  const { take_as_value: takeAs } = group('take_as')
  const { day_limit: dayLimit } = group('day_limit')
  const aliases = aliasesIn(stored.keys())
  return {
    id,
    commonName,
    number: readEntryNumber(number),
    names: readNamesByLanguage(names),
    components: Array.isArray(components) ? components.filter((one) => typeof one === 'string') : [],
    brandName: brand === GENERIC ? null : textOr(brand, null),
    strength: typeof strength === 'number' ? String(strength) : textOr(strength, ''),
    strengthUnits: textOr(strengthUnits, DEFAULT_STRENGTH_UNITS),
    dosageUnits: textOr(group('units')['dosage_units'], DEFAULT_DOSAGE_UNITS),
    takeAs: TAKE_AS.find((one) => one === takeAs) ?? null,
    purpose: readReferencedItems([], group('purpose')['refs']).map(({ item }) => item),
    dosages: dosagesFromWire(group('dosage')['dosage']),
    limit: amountFromWire(group('limit')['dose_limit']),
    countsDays: flagFromWire(group('counts_days')['counts_days']),
    dayLimit: isDayLimit(dayLimit) ? dayLimit : null,
    startDate: textOr(start, null),
    endDate: textOr(end, null),
    notes: textOr(group('notes')['med_notes'], ''),
    specialInstructions: textOr(group('instructions')['special_instructions'], ''),
    isShown: group('shown')['isShow'] !== 0,
    ...(aliases.length === 0 ? {} : { aliases }),
  }
}

const flagFromWire = (said: unknown): boolean | null => (said === 0 || said === 1 ? said === 1 : null)

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' && value !== '' ? value : other
