import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { useText } from '../text/useText.tsx'
import { ChipList } from '../ui/controls/ChipList.tsx'
import { ItemIcon } from './ItemIcon.tsx'
import { ListLinks } from './ListWays.tsx'
import type { ListChoices } from './useChoices.ts'

interface ListChipsProps {
  label: string
  list: ListChoices
  onItem: (item: Reference) => void
  onNothing?: () => void
}

/** A list of the person's as chips, with the record's values chosen. */
export function ListChips({ label, list: { type, choices, chosen }, onItem, onNothing }: ListChipsProps) {
  const text = useText('records')
  const press = (id: string): void => {
    const choice = choices.find((one) => one.id === id)
    if (choice?.isNothing === true) onNothing?.()
    else if (choice !== undefined) onItem(choice.reference)
  }
  return (
    <ChipList
      words={{ label, all: text('showAll', { count: choices.length }), fewer: text('showFewer') }}
      items={choices}
      chosen={chosen}
      Icon={ItemIcon}
      onChange={press}
    >
      <ListLinks type={type} />
    </ChipList>
  )
}
