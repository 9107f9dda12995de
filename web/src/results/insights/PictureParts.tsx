import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { Selection } from '@reprieve/domain/filters/filter.ts'
import type { Interference } from '@reprieve/domain/questionnaires/interference.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'
import { lengthsOf, patternsOf } from '@reprieve/domain/results/insights/recordCounts.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useText } from '../../settings/words.tsx'
import { remembered } from '../frame/remembered.ts'
import { IS_NARROW, useMedia } from '../frame/useMedia.ts'
import { PictureCard } from '../picture/PictureCard.tsx'
import type { Results } from '../useResults.ts'
import { lengthPicture, patternPicture } from './countPictures.ts'
import { intensityPicture } from './dayPictures.ts'
import { functionPicture, hasInterference } from './functionPicture.ts'
import type { InsightWords } from './insightWords.ts'
import { useInsightWords } from './useInsightWords.ts'
import { useInterference } from './useInterference.ts'

const intensityPictures = remembered(
  (days: DayTable, of: InsightWords, results: Text<'results'>, isNarrow: boolean) =>
    intensityPicture(days, { ...of, results, isNarrow }),
)

const functionPictures = remembered(
  (
    days: DayTable,
    answered: readonly Interference[],
    of: InsightWords,
    results: Text<'results'>,
    isNarrow: boolean,
  ) => functionPicture(days, answered, { ...of, results, isNarrow }),
)

const countPictures = remembered(
  ({ rows, span }: Selection, { entries }: DiaryColumns, of: InsightWords, records: Text<'records'>) => {
    const words = { ...of, records }
    return {
      lengths: lengthPicture({ counted: lengthsOf(entries, rows), span, words }),
      patterns: patternPicture({ counted: patternsOf(entries, rows), span, words }),
    }
  },
)

/** Severity and day scores, each on its own scale. */
export function DayPictures({ days }: Pick<Results, 'days'>) {
  const words = useInsightWords()
  const results = useText('results')
  const picture = useText('picture')
  const isNarrow = useMedia(IS_NARROW)
  const answered = useInterference()
  const intensity = intensityPictures(days, words, results, isNarrow)
  return (
    <>
      <PictureCard picture={intensity}>
        {intensity.draw !== null && <p className="insight-note">{picture('gapNote')}</p>}
      </PictureCard>
      <PictureCard picture={functionPictures(days, answered, words, results, isNarrow)} isBelow>
        {hasInterference(days, answered) && <p className="insight-note">{words.text('pegNote')}</p>}
      </PictureCard>
    </>
  )
}

export function CountPictures({ columns, selection }: Pick<Results, 'columns' | 'selection'>) {
  const words = useInsightWords()
  const records = useText('records')
  const { lengths, patterns } = countPictures(selection, columns, words, records)
  return (
    <div className="insight-pair">
      <PictureCard picture={lengths} isBelow />
      <PictureCard picture={patterns} isBelow />
    </div>
  )
}
