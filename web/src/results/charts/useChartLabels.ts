import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import type { ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useText } from '../../settings/words.tsx'
import { remembered } from '../frame/remembered.ts'
import type { Results } from '../useResults.ts'

/** "Nothing" among what was tried means that nothing was tried, not that nothing helped: it is shown with its list. */
export function useChartLabels(results: Results): (counted: ItemCount) => string {
  return labelsOf(results, useText('charts'), useText('records'))
}

const labelsOf = remembered(
  ({ columns, labelOf }: Results, text: Text<'charts'>, records: Text<'records'>) =>
    ({ item }: ItemCount): string => {
      const one = columns.entries.items[item]
      const isNothingTried = one?.id === NOTHING_ID && one.list === 'alleviating_factor'
      const label = labelOf(item)
      return isNothingTried ? text('inList', { list: records('interventions'), name: label }) : label
    },
)
