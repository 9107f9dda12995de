import { type FieldType, isNothingItem } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { itemsInAnswer, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import type { ChipItem } from '../ui/controls/ChipList.tsx'
import { type Lists, type ShownItem, useLists } from './useLists.ts'

/** What can be chosen in a section, and the reference that the record stores for it. */
export interface ListItemChoice extends ChipItem {
  reference: Reference
}

const ofItem = (item: ShownItem): ListItemChoice => ({
  id: item.id,
  label: item.label,
  icon: item.icon ?? undefined,
  isShown: item.isShown,
  isNothing: isNothingItem(item),
  // The item's stored name, whatever the page's language (D31).
  reference: { id: item.id, text: item.name },
})

/**
 * The list, followed by items of the record that are not in it: deleted, or not on this device yet. `said` also has the
 * items that were chosen when the section was opened, so that they stay when unticked. [REC-33]
 */
export function toListChoices(
  items: readonly ShownItem[],
  said: readonly Reference[],
  labelOf: Lists['labelOf'],
): ListItemChoice[] {
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

/** By id: "Nothing" is also an item of its list, but not an item of the record. */
export function chosenIds(answer: ListAnswer<Reference>, choices: readonly ListItemChoice[]): Set<string> {
  if (answer.kind === 'items') return new Set(itemsInAnswer(answer).map(({ id }) => id))
  return new Set(choices.filter((choice) => choice.isNothing === true).map(({ id }) => id))
}

export interface ListChoices {
  type: FieldType
  choices: readonly ListItemChoice[]
  chosen: ReadonlySet<string>
  /** The label of "Nothing", and whether it is the answer; null for a list without it. */
  nothing: { label: string; isSaid: boolean } | null
}

export function useListChoices(diary: Diary, type: FieldType, answer: ListAnswer<Reference>): ListChoices {
  const { itemsOf: listOf, labelOf } = useLists(diary)
  const [atFirst] = useState(itemsInAnswer(answer))
  const choices = toListChoices(listOf(type), [...atFirst, ...itemsInAnswer(answer)], labelOf)
  const nothing = choices.find(({ isNothing }) => isNothing)
  return {
    type,
    choices,
    chosen: chosenIds(answer, choices),
    nothing: nothing === undefined ? null : { label: nothing.label, isSaid: answer.kind === 'nothing' },
  }
}
