import { resetCriteria } from '@reprieve/domain/filters/criteria.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { ResultsFilter } from '../frame/useResultsFilter.ts'
import { searchMend } from './listWay.ts'
import { useListPlace } from './searchedWord.ts'

interface NoneFoundProps {
  asked: ResultsFilter
  /** The number of notes in the whole diary that contain the words. */
  inDiary: number
}

/** Says once that nothing was found, and offers one button that shows what there is. [RES-23] */
export function NoneFound({ asked: { filter, setRange, change }, inDiary }: NoneFoundProps) {
  const text = useText('results')
  const go = useListPlace()
  const title = text('noneFound')
  switch (searchMend(inDiary, filter.range)) {
    case 'alltime':
      return (
        <EmptyState title={title} text={text('foundInAllTime', { count: inDiary })}>
          <Button label={text('searchAllTime')} onPress={() => setRange({ is: 'alltime' })} />
        </EmptyState>
      )
    case 'filter':
      return (
        <EmptyState title={title} text={text('filterHidesFound', { count: inDiary })}>
          <Button label={text('removeFilter')} onPress={() => change(resetCriteria)} />
        </EmptyState>
      )
    case 'search':
      return (
        <EmptyState title={title}>
          <Button label={text('endSearch')} onPress={() => go({ q: undefined })} />
        </EmptyState>
      )
  }
}
