import { NOTHING, NOT_ANSWERED, itemsInAnswer, withItems, type ListAnswer } from './answer.ts'
import type { Reference } from '../lists/reference.ts'
import type { Intervention, PainRecord } from './painRecord.ts'

export type ListWithNothing = 'symptom' | 'aggravatingFactor' | 'intervention'
export type ItemList = 'location' | 'symptom' | 'character' | 'aggravatingFactor' | 'environment'

/** Selects or deselects an item; either clears "Nothing". [REC-14] */
export function chooseItem(
  record: PainRecord,
  { list, item }: { list: ItemList; item: Reference },
): PainRecord {
  if (list === 'symptom' || list === 'aggravatingFactor') {
    return { ...record, [list]: withItems(toggled(itemsInAnswer(record[list]), item)) }
  }
  return { ...record, [list]: toggled(record[list], item) }
}

/** Selects "Nothing", which clears the other choices of the list, or deselects it. [REC-14] */
export function chooseNothing(record: PainRecord, list: ListWithNothing): PainRecord {
  const before: ListAnswer<unknown> = record[list]
  return { ...record, [list]: before.kind === 'nothing' ? NOT_ANSWERED : NOTHING }
}

/**
 * Sets the effect of an intervention. Another effect replaces the first; the same one again, or `unmarked`, removes the
 * intervention: it is listed only because the person said what it did. [REC-15]
 */
export function chooseFactor(record: PainRecord, factor: Intervention): PainRecord {
  const before = itemsInAnswer(record.intervention)
  const known = before.find(({ id }) => id === factor.id)
  if (known === undefined) {
    return factor.effect === 'unmarked' ? record : { ...record, intervention: withItems([...before, factor]) }
  }
  const isTakenOff = factor.effect === 'unmarked' || factor.effect === known.effect
  const items = isTakenOff
    ? before.filter((each) => each !== known)
    : before.map((each) => (each === known ? factor : each))
  return { ...record, intervention: withItems(items) }
}

function toggled(items: readonly Reference[], item: Reference): Reference[] {
  const others = items.filter(({ id }) => id !== item.id)
  return others.length < items.length ? others : [...items, item]
}
