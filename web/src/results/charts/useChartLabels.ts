import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import type { Counted } from '@reprieve/domain/results/charts/counts.ts'
import { useCallback } from 'react'
import { useText } from '../../settings/words.tsx'
import type { Results } from '../useResults.ts'

/** Nothing among what was tried says that nothing was tried, and not that nothing helped: it stands with its list. */
export function useChartLabels({ columns, labelOf }: Pick<Results, 'columns' | 'labelOf'>) {
  const text = useText('charts')
  const records = useText('records')
  const { items } = columns.entries
  return useCallback(
    ({ item }: Counted): string => {
      const one = items[item]
      const isNothingTried = one?.id === NOTHING_ID && one.list === 'alleviating_factor'
      const label = labelOf(item)
      return isNothingTried ? text('inList', { list: records('interventions'), name: label }) : label
    },
    [items, labelOf, text, records],
  )
}
