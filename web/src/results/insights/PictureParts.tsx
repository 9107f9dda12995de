import { useMemo } from 'react'
import { useText } from '../../settings/words.tsx'
import { PictureCard } from '../picture/PictureCard.tsx'
import type { Results } from '../useResults.ts'
import { lengthPicture, patternPicture } from './countPictures.ts'
import { functionPicture, intensityPicture } from './dayPictures.ts'
import { lengthsOf, patternsOf } from './recordCounts.ts'
import { useInsightWords } from './useInsightWords.ts'

/** How strong it was and how the days were, each on its own scale. */
export function DayPictures({ days }: Pick<Results, 'days'>) {
  const words = useInsightWords()
  const results = useText('results')
  const picture = useText('picture')
  const intensity = useMemo(() => intensityPicture(days, { ...words, results }), [days, words, results])
  const ofDays = useMemo(() => functionPicture(days, { ...words, results }), [days, words, results])
  return (
    <>
      <PictureCard picture={intensity}>
        {intensity.draw !== null && <p className="insight-note">{picture('gapNote')}</p>}
      </PictureCard>
      <PictureCard picture={ofDays} />
    </>
  )
}

export function CountPictures({ columns, selection }: Pick<Results, 'columns' | 'selection'>) {
  const words = useInsightWords()
  const records = useText('records')
  const { entries } = columns
  const { rows, span } = selection
  const lengths = useMemo(
    () => lengthPicture({ counted: lengthsOf(entries, rows), span, words: { ...words, records } }),
    [entries, rows, span, words, records],
  )
  const patterns = useMemo(
    () => patternPicture({ counted: patternsOf(entries, rows), span, words: { ...words, records } }),
    [entries, rows, span, words, records],
  )
  return (
    <div className="insight-pair">
      <PictureCard picture={lengths} />
      <PictureCard picture={patterns} />
    </div>
  )
}
