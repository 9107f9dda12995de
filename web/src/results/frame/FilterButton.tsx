import type { Filter } from '@reprieve/domain/filters/filter.ts'
import { summaryOf } from '@reprieve/domain/filters/summary.ts'
import { memo } from 'react'
import { FilterSheet } from '../../filters/panel/FilterSheet.tsx'
import type { PanelLists } from '../../filters/panel/panelLists.ts'
import type { ChangeFilter } from '../../filters/panel/panelProps.ts'
import type { RangeWays } from '../../filters/panel/RangeChoice.tsx'
import type { Counts } from '../../filters/panel/ShownCount.tsx'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useSheet } from './useSheet.ts'

interface FilterButtonProps {
  filter: Filter
  lists: PanelLists
  onChange: ChangeFilter
  range: RangeWays | null
  counts: Counts | null
}

/** Drawn anew for what it says, and not for each step of the router. */
export const FilterButton = memo(function FilterButton(props: FilterButtonProps) {
  const { filter, lists, range, counts, onChange } = props
  const text = useText('filters')
  const sheet = useSheet()
  const count = summaryOf(filter).length
  return (
    <span className="filter-button" data-on={count > 0 || undefined}>
      <IconButton
        label={text('open', { count })}
        icon={<DiaryIcon name="filter" />}
        isOutlined
        onPress={sheet.open}
      />
      {sheet.isThere && (
        <FilterSheet
          isOpen={sheet.isOpen}
          filter={filter}
          lists={lists}
          range={range}
          counts={counts}
          onChange={onChange}
          onClose={sheet.close}
        />
      )}
    </span>
  )
})
