import type { ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { useState } from 'react'
import { ItemIcon } from '../../lists/ItemIcon.tsx'
import { useText } from '../../settings/words.tsx'
import { ChipList } from '../../ui/ChipList.tsx'
import { idsToday } from './editCriteria.ts'
import { withStrangers, type PanelLists } from './panelLists.ts'

interface ListChoiceProps {
  label: string
  list: ColumnList
  lists: PanelLists
  asked: readonly Reference[]
  onToggle: (item: Reference) => void
}

/** A list as chips. Each chosen item is a criterion of its own. [FILT-3] */
export function ListChoice({ label, list, lists, asked, onToggle }: ListChoiceProps) {
  const text = useText('records')
  // Items chosen when the section was opened stay visible after they are removed.
  const [atFirst] = useState(asked)
  const { idToday } = lists
  const labelOf = (reference: Reference): string => lists.labelOf(list, reference)
  const strangers = [...atFirst, ...asked.filter(({ id }) => !atFirst.some((one) => one.id === id))]
  const choices = withStrangers(lists.choicesOf(list), strangers, { labelOf, idToday })
  const press = (id: string): void => {
    const choice = choices.find((one) => one.id === id)
    if (choice !== undefined) onToggle(choice.reference)
  }
  return (
    <ChipList
      words={{ label, all: text('showAll', { count: choices.length }), fewer: text('showFewer') }}
      items={choices}
      chosen={idsToday(asked, idToday)}
      Icon={ItemIcon}
      onChange={press}
    />
  )
}
