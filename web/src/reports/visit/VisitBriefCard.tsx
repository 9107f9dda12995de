import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { selectEntries } from '@reprieve/domain/filters/selectEntries.ts'
import { visitFacts, visitWeeks, type VisitFact } from '@reprieve/domain/reports/brief/visitBrief.ts'
import { makeDayTable } from '@reprieve/domain/results/days.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { useMemo } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { usePlan } from '../../results/frame/usePlan.ts'
import { useToday } from '../../results/frame/useToday.ts'
import { useInsightWords } from '../../results/insights/insightWords.ts'
import { painBarsPicture } from '../../results/insights/painBarsPicture.ts'
import { PictureCard } from '../../results/picture/PictureCard.tsx'
import type { Picture } from '../../results/picture/pictureData.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import type { MadeBrief } from '../brief/useBrief.ts'

interface VisitBriefCardProps {
  diary: Diary
  made: MadeBrief
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

/** The weeks as bars, and what they say in at most three sentences. [REP-123] */
export function VisitBriefCard({ diary, made, isWhole, onWhole }: VisitBriefCardProps) {
  const text = useText('visit')
  const picture = useWeeksPicture(diary, made)
  const facts = visitFacts(made.brief)
  return (
    <PictureCard picture={picture} isPictureFirst>
      {facts.length === 0 && picture.draw === null ? (
        <p>{text('noRecords')}</p>
      ) : (
        <ul className="visit-facts">
          {facts.map((fact) => (
            <li key={fact.is}>
              <Fact fact={fact} labelOf={made.labelOf} />
            </li>
          ))}
        </ul>
      )}
      <div className="visit-text-button">
        <Button
          kind="text"
          label={text(isWhole ? 'hideBrief' : 'wholeBrief')}
          onPress={() => onWhole(!isWhole)}
        />
      </div>
    </PictureCard>
  )
}

function useWeeksPicture(diary: Diary, { columns, canonical }: MadeBrief): Picture {
  const text = useText('visit')
  const brief = useText('brief')
  const results = useText('results')
  const words = useInsightWords()
  const plan = usePlan(diary)
  const today = useToday()
  return useMemo(() => {
    const { from, to } = visitWeeks(today, plan)
    const range = { is: 'custom', from: localDay(from), to: localDay(to) } as const
    const filter = { criteria: DEFAULT_CRITERIA, range }
    const days = makeDayTable(columns.entries, selectEntries(columns.entries, filter, { today, canonical }))
    const format = new Intl.DateTimeFormat(words.tag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const since = text('since', { date: format.format(from * DAY_MS) })
    return painBarsPicture(days, {
      form: { unit: 'week', drawnAs: 'bars' },
      title: brief('title'),
      sentence: `${text('weekly')}, ${since}`,
      before: null,
      words: { ...words, results },
    })
  }, [columns, canonical, today, plan, text, brief, results, words])
}

function Fact({ fact, labelOf }: { fact: VisitFact; labelOf: (item: number) => string }) {
  const text = useText('visit')
  const tag = useFormatTag()
  const tenths = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const lead = (name: string) => <b>{text('lead', { name })}</b>
  switch (fact.is) {
    case 'pain': {
      const { average, logged, before } = fact
      return (
        <>
          {lead(text('pain'))} {text('factPain', { average: tenths.format(average), ...logged })}
          {before !== null &&
            ` ${text('factPainBefore', { average: tenths.format(before.average), ...before.logged })}`}
        </>
      )
    }
    case 'medicine': {
      const { item, uses, better, marked } = fact
      const effect = marked === 0 ? text('factUnmarked') : text('factBetter', { better, marked })
      return (
        <>
          {lead(labelOf(item))} {text('factUsed', { uses, effect })}
        </>
      )
    }
    case 'hardDays':
      return (
        <>
          {lead(text('hardDays'))} {text('factHard', { ...fact.days })}
        </>
      )
  }
}
