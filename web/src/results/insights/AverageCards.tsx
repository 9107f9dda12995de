import {
  changeDirection,
  type ComparedAverage,
  type ComparedFigures,
} from '@reprieve/domain/results/insights/figures.ts'
import type { AverageChange } from '@reprieve/domain/results/statistics/statistics.ts'
import type { ReactNode } from 'react'
import { useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { useInsightWords } from './insightWords.ts'

/** Every average is shown with its number of days. */
export function AverageCards({ figures }: { figures: ComparedFigures }) {
  const { text, tag } = useInsightWords()
  const results = useText('results')
  const { now, before } = figures.hardDays
  return (
    <section className="figure-cards" aria-label={results('averages')}>
      <AverageCard title={text('averagePain')} figure={figures.pain} isScore={false} />
      <AverageCard title={text('averageDay')} figure={figures.function} isScore />
      <FigureCard
        title={text('hardDays')}
        value={now.outOf === 0 ? null : new Intl.NumberFormat(tag).format(now.days)}
        unit={text('ofDays', { count: now.outOf })}
      >
        {before !== null && (
          <p className="figure-note">{text('hardDaysBefore', { days: text('daysOf', { ...before }) })}</p>
        )}
      </FigureCard>
    </section>
  )
}

interface AverageCardProps {
  title: string
  figure: ComparedAverage
  /** For a reflection, where 10 is good. */
  isScore: boolean
}

function AverageCard({ title, figure: { now, before, change }, isScore }: AverageCardProps) {
  const { text, number, logged } = useInsightWords()
  return (
    <FigureCard title={title} value={now.value === null ? null : number(now.value)} unit={text('ofTen')}>
      {now.value !== null && <p className="figure-note">{logged(now.logged)}</p>}
      {change !== null && <ChangeLine change={change} isScore={isScore} />}
      {before !== null && before.value !== null && (
        <p className="figure-note">
          {text('periodBefore', { value: number(before.value), logged: logged(before.logged) })}
        </p>
      )}
    </FigureCard>
  )
}

interface FigureCardProps {
  title: string
  /** Null if there is none. */
  value: string | null
  unit: string
  children: ReactNode
}

function FigureCard({ title, value, unit, children }: FigureCardProps) {
  const { text } = useInsightWords()
  return (
    <section className="figure-card">
      <h2>{title}</h2>
      {value === null ? (
        <p>{text('noNumber')}</p>
      ) : (
        <p className="figure">
          <span className="figure-number">{value}</span> <span className="figure-unit">{unit}</span>
        </p>
      )}
      {children}
    </section>
  )
}

const PAIN_WORDS = { lower: 'lower', higher: 'higher' } as const
const SCORE_WORDS = { lower: 'worseBy', higher: 'betterBy' } as const

/** An arrow in the direction of the change, and a word. */
export function ChangeLine({ change, isScore }: { change: AverageChange; isScore: boolean }) {
  const { text, size } = useInsightWords()
  const direction = changeDirection(change)
  if (direction === 'none') {
    return (
      <p className="change-line">
        <DiaryIcon name="equal" isSmall />
        {text('noClearChange')}
      </p>
    )
  }
  const isBetter = (direction === 'higher') === isScore
  return (
    <p className={`change-line ${isBetter ? 'better' : 'worse'}`}>
      <DiaryIcon name={direction === 'lower' ? 'arrowDown' : 'arrowUp'} isSmall />
      {text((isScore ? SCORE_WORDS : PAIN_WORDS)[direction], { points: size(change) })}
    </p>
  )
}
