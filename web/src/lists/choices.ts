import { isNothing } from '@reprieve/domain/lists/listItem.ts'
import { itemsOf, type Answer } from '@reprieve/domain/records/answer.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { Lists, ShownItem } from './useLists.ts'
import type { ChipItem } from '../ui/chipOrder.ts'

/** What can be chosen in a section, and what the record says when it is. */
export interface Choice extends ChipItem {
  reference: Reference
}

const ofItem = (item: ShownItem): Choice => ({
  id: item.id,
  label: item.label,
  icon: item.icon ?? undefined,
  isShown: item.isShown,
  isNothing: isNothing(item),
  // The item's own name, whatever language the page is in (D31).
  reference: { id: item.id, text: item.name },
})

/**
 * The list, and behind it what the record says and the list has not: deleted, or not come to this device yet.
 * `said` holds what was said when the section was opened too, so that it stays when it is taken off. [REC-33]
 */
export function choicesOf(
  items: readonly ShownItem[],
  said: readonly Reference[],
  labelOf: Lists['labelOf'],
): Choice[] {
  const known = new Set(items.map(({ id }) => id))
  const strangers = new Map(said.filter(({ id }) => !known.has(id)).map((each) => [each.id, each]))
  return [
    ...items.map(ofItem),
    ...[...strangers.values()].map(({ id, text }) => ({
      id,
      label: labelOf({ id, text }),
      isShown: true,
      reference: { id, text },
    })),
  ]
}

/** By id: Nothing is an item of its list as well, and none of the record's. */
export function chosenIds(answer: Answer<Reference>, choices: readonly Choice[]): Set<string> {
  if (answer.kind === 'items') return new Set(itemsOf(answer).map(({ id }) => id))
  return new Set(choices.filter((choice) => choice.isNothing === true).map(({ id }) => id))
}
