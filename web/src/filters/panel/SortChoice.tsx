import type { Sort } from '@reprieve/domain/filters/filter.ts'
import { useText } from '../../text/useText.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'

const SORTED_BY: readonly Sort['by'][] = ['timing', 'severity', 'duration']

interface SortChoiceProps<T extends { sort: Sort }> {
  sort: Sort
  onChange: (next: (now: T) => T) => void
}

/** The order of the records in a list or a report. */
export function SortChoice<T extends { sort: Sort }>({ sort, onChange }: SortChoiceProps<T>) {
  const text = useText('filters')
  const records = useText('records')
  const change = (next: Partial<Sort>): void =>
    onChange((now) => ({ ...now, sort: { ...now.sort, ...next } }))
  return (
    <>
      <Segmented
        label={text('sortBy')}
        segments={SORTED_BY.map((value) => ({ value, label: records(value) }))}
        value={sort.by}
        onChange={(by) => change({ by })}
      />
      <Segmented
        label={text('sortOrder')}
        segments={[
          { value: 'asc', label: text('ascending') },
          { value: 'desc', label: text('descending') },
        ]}
        value={sort.order}
        onChange={(order) => change({ order })}
      />
    </>
  )
}
