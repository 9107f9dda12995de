import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { itemsInAnswer, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { toListChoices, chosenIds, type ListItemChoice } from './choices.ts'
import { useLists } from './useLists.ts'

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
