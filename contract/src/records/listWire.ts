import { sameName } from '@reprieve/domain/writtenName.ts'
import { NOTHING, itemsInAnswer, withItems, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { seedClientId } from '../ids.ts'
import {
  readListEntries,
  readReferencedItems,
  referencesToWire,
  type ReadItem,
} from '../lists/referenceWire.ts'
import type { Content } from '../groups.ts'

/** The lists that travel as names. */
export type NameList = 'location' | 'symptom' | 'character' | 'environment'

/** The lists with a built-in "Nothing" item. */
export type NothingList = 'symptom' | 'aggravating_factor' | 'alleviating_factor'

const NOTHING_NAME = 'Nothing'
const nothingIn = (list: NothingList): Reference => ({
  id: seedClientId('list_field', list, 'nothing'),
  text: NOTHING_NAME,
})

export const namesGroup = (list: NameList, items: readonly Reference[]): Content => ({
  [list]: items.map(({ text }) => text),
  refs: referencesToWire(items),
})

export const readNameReferences = (list: NameList, group: Content): Reference[] =>
  readList(list, group).map(({ item }) => item)

export const symptomGroup = (answer: ListAnswer<Reference>): Content =>
  namesGroup('symptom', answerToItems('symptom', answer))

export const symptomFrom = (group: Content): ListAnswer<Reference> =>
  answerFromItems(readList('symptom', group), ({ item }) => item)

export const aggravatingGroup = (answer: ListAnswer<Reference>): Content => {
  const items = answerToItems('aggravating_factor', answer)
  // It made the pain worse, so it was not effective; the specification requires the field in each entry.
  const entries = items.map(({ text }) => ({ value: text, effectiveness: 0 }))
  return { aggravating_factor: entries, refs: referencesToWire(items) }
}

export const aggravatingFrom = (group: Content): ListAnswer<Reference> =>
  answerFromItems(readList('aggravating_factor', group), ({ item }) => item)

export const readList = (list: string, group: Content): ReadItem[] =>
  readReferencedItems(readListEntries(group[list]), group['refs'])

/** On the wire "Nothing" is an ordinary item with its English name and its fixed id. */
export const answerToItems = <Item extends Reference>(
  list: NothingList,
  answer: ListAnswer<Item>,
): readonly (Item | Reference)[] => (answer.kind === 'nothing' ? [nothingIn(list)] : itemsInAnswer(answer))

/**
 * Recognised by name, because the person may have typed the item themselves, with another id. Beside other items it is
 * ignored: two devices answered differently and were merged.
 */
export function answerFromItems<Item extends Reference>(
  read: readonly ReadItem[],
  asItem: (one: ReadItem) => Item,
): ListAnswer<Item> {
  const items = read.filter(({ item }) => !sameName(item.text, NOTHING_NAME))
  return items.length === 0 && read.length > 0 ? NOTHING : withItems(items.map(asItem))
}
