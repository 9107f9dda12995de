import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { ChipList } from '../ui/controls/ChipList.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { ItemIcon } from './ItemIcon.tsx'
import type { ListChoices } from './listChoices.ts'

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

/**
 * Links to the list. Nothing is asked on the way: the draft is kept, and Back opens it in this section. [REC-34] Not on
 * a locked device, which shows no list of the past (D16) and would not open the draft again.
 */
export function ListLinks({ type }: { type: FieldType }) {
  const common = useText('common')
  const lists = useText('lists')
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  if (isLocked) return null
  return (
    <>
      <Link className="chip dashed" to={PATHS.listEdit} params={{ field: type }} ignoreBlocker>
        <DiaryIcon name="pencil" />
        <span className="chip-label">{lists('edit')}</span>
      </Link>
      <Link className="chip dashed" to={PATHS.fieldAdd} params={{ field: type }} ignoreBlocker>
        <DiaryIcon name="plus" />
        <span className="chip-label">{common('addNew')}</span>
      </Link>
    </>
  )
}
