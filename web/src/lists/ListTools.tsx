import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Chip, ChipButton } from '../ui/Chip.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'

interface ListToolsProps {
  field: string
  isSorting: boolean
  onSorting: (isSorting: boolean) => void
  onSortByLabel: () => void
}

/** Actions on the list as a whole. */
export function ListTools({ field, isSorting, onSorting, onSortByLabel }: ListToolsProps) {
  const text = useText('lists')
  const common = useText('common')
  return (
    <div className="chips" role="group" aria-label={text('edit')}>
      <Link className="chip dashed" to={PATHS.fieldAdd} params={{ field }}>
        <DiaryIcon name="plus" />
        {common('addNew')}
      </Link>
      <Chip label={text('sort')} isChosen={isSorting} onChange={onSorting} />
      <ChipButton
        label={text('sortAlphabetically')}
        icon={<DiaryIcon name="list" />}
        onPress={onSortByLabel}
      />
    </div>
  )
}
