import { changeDirection, type ComparedFigures } from '@reprieve/domain/results/insights/figures.ts'
import type { AverageChange } from '@reprieve/domain/results/statistics/statistics.ts'
import { useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { useInsightWords } from './insightWords.ts'

/** What the sentence of the period does not say: the average day, and the hard days. Each with its number of days. */
export function DayFigures({ figures }: { figures: ComparedFigures }) {
  const { text, number, logged, tag } = useInsightWords()
  const results = useText('results')
  const { function: day, hardDays } = figures
  const whole = new Intl.NumberFormat(tag)
  const hasScore = day.now.value !== null
  const hasPain = hardDays.now.outOf > 0
  if (!hasScore && !hasPain) return null
  return (
    <section className="insight-card" aria-label={results('averages')}>
      <dl className="day-figures">
        {hasPain && (
          <div>
            <dt>{text('hardDays')}</dt>
            <dd>
              <span className="figure-number">{whole.format(hardDays.now.days)}</span>{' '}
              <span className="figure-unit">{text('ofDays', { count: hardDays.now.outOf })}</span>
              {hardDays.before !== null && (
                <span className="figure-note">
                  {text('hardDaysBefore', { days: text('daysOf', { ...hardDays.before }) })}
                </span>
              )}
            </dd>
          </div>
        )}
        {day.now.value !== null && (
          <div>
            <dt>{text('averageDay')}</dt>
            <dd>
              <span className="figure-number">{number(day.now.value)}</span>{' '}
              <span className="figure-unit">{text('ofTen')}</span>
              <span className="figure-note">{logged(day.now.logged)}</span>
              {day.change !== null && <ChangeLine change={day.change} isScore />}
            </dd>
          </div>
        )}
      </dl>
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
