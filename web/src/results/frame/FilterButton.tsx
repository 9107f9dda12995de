import { summaryOf } from '@reprieve/domain/filters/summary.ts'
import { FilterSheet } from '../../filters/panel/FilterSheet.tsx'
import type { RangeWays } from '../../filters/panel/RangeChoice.tsx'
import type { Counts } from '../../filters/panel/ShownCount.tsx'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useSheet } from './useSheet.ts'
import type { ResultsFilter } from './useResultsFilter.ts'

interface FilterButtonProps {
  asked: ResultsFilter
  range: RangeWays | null
  counts: Counts | null
  onOpen: () => void
}

export function FilterButton({ asked, range, counts, onOpen }: FilterButtonProps) {
  const text = useText('filters')
  const sheet = useSheet()
  const { filter, lists, change } = asked
  const count = summaryOf(filter).length
  const open = (): void => {
    onOpen()
    sheet.open()
  }
  return (
    <span className="filter-button" data-on={count > 0 || undefined}>
      <IconButton
        label={text('open', { count })}
        icon={<DiaryIcon name="filter" />}
        isOutlined
        onPress={open}
      />
      {sheet.isThere && (
        <FilterSheet
          isOpen={sheet.isOpen}
          filter={filter}
          lists={lists}
          range={range}
          counts={counts}
          onChange={change}
          onClose={sheet.close}
        />
      )}
    </span>
  )
}
