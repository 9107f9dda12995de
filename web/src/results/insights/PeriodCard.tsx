import { PRESET_DAYS } from '@reprieve/domain/filters/dateRange.ts'
import { countSpanDays } from '@reprieve/domain/results/days.ts'
import { findTooShortDays } from '@reprieve/domain/results/insights/longerRange.ts'
import type { OtherPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { summarisePeriod } from '@reprieve/domain/results/insights/periodSummary.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { PictureCard } from '../picture/PictureCard.tsx'
import type { Results } from '../useResults.ts'
import { joinSentences } from './dayPictures.ts'
import { type InsightWords, periodDetails, periodSentence, useInsightWords } from './insightWords.ts'
import { choosePainBarsForm, painBarsPicture, painBarsTitle } from './painBarsPicture.ts'

interface PeriodCardProps {
  results: Results
  before: OtherPeriod
}

/** The period as a picture, then in one sentence, then the days behind it. [RES-44, RES-74] */
export function PeriodCard({ results, before }: PeriodCardProps) {
  const words = useInsightWords()
  const said = useText('results')
  const reports = useText('reports')
  const { picture, details, hasNoBefore } = periodFacts(results.days, before, words, said)
  const lines = [
    ...details,
    ...(hasNoBefore ? [reports('noPreviousPeriod')] : []),
    ...reasonLines(results, words),
  ]
  return (
    <PictureCard picture={picture} isPictureFirst>
      {lines.length > 0 && <p className="period-days">{joinSentences(lines, words.tag)}</p>}
      {before.is === 'plan' && <p className="period-days">{reports('liteNotice')}</p>}
      <Link
        className="button text insight-way"
        to={PATHS.insights}
        search={(now) => ({ ...now, section: 'compare' })}
      >
        {words.text('compare')}
      </Link>
    </PictureCard>
  )
}

const periodFacts = cacheByArguments(
  (days: Results['days'], before: OtherPeriod, words: InsightWords, results: Text<'results'>) => {
    const earlier = before.is === 'period' ? before.period.days : null
    const summary = summarisePeriod(days, earlier)
    const form = choosePainBarsForm(days.span)
    const isCompared = summary.is === 'pain' && summary.change.is === 'compared'
    const picture = painBarsPicture(days, {
      form,
      title: words.text(painBarsTitle(form)),
      sentence: periodSentence(summary, countSpanDays(earlier?.span ?? days.span), words),
      before: isCompared ? (summary.before?.value ?? null) : null,
      words: { ...words, results },
    })
    return {
      picture,
      details: periodDetails(summary, words),
      hasNoBefore: before.is === 'period' && summary.is === 'pain' && summary.before === null,
    }
  },
)

/** Only if nobody chose this period. [RES-75] */
function reasonLines({ rangeReason, filter: { range } }: Results, { text }: InsightWords): readonly string[] {
  const shorter = rangeReason === 'telling' ? findTooShortDays(range) : null
  if (shorter === null) return []
  return range.is === 'alltime' || range.is === 'custom'
    ? [text('tooShortAll', { shorter })]
    : [text('tooShort', { shorter, days: PRESET_DAYS[range.is] })]
}
