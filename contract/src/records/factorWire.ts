import { itemsInAnswer, withItems, NOTHING, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import type {
  Intervention,
  InterventionEffect,
  MedicationEffect,
  MedicationUse,
} from '@reprieve/domain/records/painRecord.ts'
import { answerFromItems, answerToItems, readList } from './listWire.ts'
import {
  readListEntries,
  readReferencedItems,
  referencesToWire,
  type ListEntry,
  type ReadItem,
} from '../lists/referenceWire.ts'
import type { Content } from '../groups.ts'

/**
 * An unmarked intervention travels as alleviating, the specification's default, with a flag that the person did not
 * mark it (D37).
 */
const EFFECTS: Record<InterventionEffect, { effectiveness: 0 | 1; effect_set: 0 | 1 }> = {
  alleviating: { effectiveness: 1, effect_set: 1 },
  ineffective: { effectiveness: 0, effect_set: 1 },
  unmarked: { effectiveness: 1, effect_set: 0 },
}

export function interventionGroup(answer: ListAnswer<Intervention>): Content {
  const items = answerToItems('alleviating_factor', answer)
  const entries = items.map((item) => ({
    value: item.text,
    ...EFFECTS['effect' in item ? item.effect : 'unmarked'],
  }))
  return { alleviating_factor: entries, refs: referencesToWire(items) }
}

export const interventionFrom = (group: Content): ListAnswer<Intervention> =>
  answerFromItems(readList('alleviating_factor', group), ({ item, entry }) => ({
    ...item,
    effect: effectOf(entry),
  }))

export function medicationsGroup(answer: ListAnswer<MedicationUse>): Content {
  const uses = itemsInAnswer(answer)
  const helped = uses.filter(({ effect }) => effect !== 'aggravating')
  const worsened = uses.filter(({ effect }) => effect === 'aggravating')
  return {
    no_medications: answer.kind === 'nothing' ? 1 : 0,
    alleviating_factor: helped.map(medicineEntry),
    aggravating_factor: worsened.map(medicineEntry),
    refs: referencesToWire(hasTwins(uses) ? [...helped, ...worsened] : uses),
  }
}

/** Two entries with the same name are distinguished only by position: in entry order each keeps its own dose. */
const hasTwins = (uses: readonly MedicationUse[]): boolean =>
  new Set(uses.map(({ text }) => text)).size < uses.length

export function medicationsFrom(group: Content): ListAnswer<MedicationUse> {
  const worsened = new Set(readListEntries(group['aggravating_factor']))
  const entries = [...readListEntries(group['alleviating_factor']), ...worsened]
  const uses = readReferencedItems(entries, group['refs']).map(
    ({ item, entry }: ReadItem): MedicationUse => ({
      ...item,
      dose: doseOf(entry),
      effect: entry !== null && worsened.has(entry) ? 'aggravating' : effectOf(entry),
      ...dosesOf(entry),
    }),
  )
  return uses.length === 0 && group['no_medications'] === 1 ? NOTHING : withItems(uses)
}

/** `dosage` is always present: the specification recognises a medicine among the factors by it. */
function medicineEntry({ text, effect, dose, doses }: MedicationUse): Content {
  return {
    value: text,
    ...(effect === 'aggravating' ? { effectiveness: 0, effect_set: 1 } : EFFECTS[effect]),
    dosage: dose?.amount ?? null,
    dosage_units: dose?.units ?? null,
    // An empty list is written too: if it were left out, the previous value would stay.
    ...(doses === undefined ? {} : { dose_ids: [...doses] }),
  }
}

function effectOf(entry: ListEntry | null): InterventionEffect & MedicationEffect {
  const { effectiveness, effect_set } = entry?.more ?? {}
  if (effect_set === 0) return 'unmarked'
  if (effectiveness === 1) return 'alleviating'
  return effectiveness === 0 ? 'ineffective' : 'unmarked'
}

function doseOf(entry: ListEntry | null): MedicationUse['dose'] {
  const { dosage, dosage_units: units } = entry?.more ?? {}
  const amount = typeof dosage === 'string' && dosage.trim() !== '' ? Number(dosage) : dosage
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null
  return { amount, units: typeof units === 'string' ? units : '' }
}

function dosesOf(entry: ListEntry | null): Pick<MedicationUse, 'doses'> {
  const ids = entry?.more['dose_ids']
  const doses = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []
  return doses.length === 0 ? {} : { doses }
}
