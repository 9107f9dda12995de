import { inTenths } from '@reprieve/domain/results/days.ts'
import { episodeFigures } from '@reprieve/domain/results/insights/episodeFigures.ts'
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '@reprieve/domain/time/instant.ts'
import type { AnswerSentence } from '../../answerContent.ts'
import type { AnswerDiary, AnswerPeriod } from '../answerDiary.ts'
import { basisForIds, basisForPeriod, countFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { makeSentence } from '../makeAnswer.ts'

/** How many episodes, how many go on, and how long those with an end lasted; nothing without any. [EPI-25] */
export function episodeSentences({ columns }: AnswerDiary, period: AnswerPeriod): readonly AnswerSentence[] {
  const { entries } = columns
  const { span, criteria, selection } = period
  const { rows, ended, usual, goingOn } = episodeFigures(entries, selection.rows)
  if (rows.length === 0) return []
  const basisOf = (own: readonly number[]) =>
    basisForIds(
      own.map((row) => entries.ids[row]!),
      { view: 'records', span, criteria },
    )
  const count = makeSentence('episodesCount', {
    episodes: countFigure(rows.length, basisOf(rows)),
    ...spanFigures(span, basisForPeriod(period, 'records')),
  })
  const open =
    goingOn.length === 0
      ? []
      : [makeSentence('episodesOpen', { open: countFigure(goingOn.length, basisOf(goingOn)) })]
  if (usual === null) return [count, ...open]
  const told = countFigure(ended.length, basisOf(ended))
  const length =
    usual < SECONDS_PER_HOUR
      ? makeSentence('episodesMinutes', {
          told,
          minutes: countFigure(Math.round(usual / SECONDS_PER_MINUTE), basisOf(ended)),
        })
      : makeSentence('episodesHours', {
          told,
          hours: tenthFigure(inTenths(usual / SECONDS_PER_HOUR), basisOf(ended)),
        })
  return [count, ...open, length]
}
