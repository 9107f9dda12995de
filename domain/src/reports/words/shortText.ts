import { directionOf } from '../../results/insights/figures.ts'
import type { Sentence } from '../pageOne.ts'
import type { SummaryFacts } from '../summaryFacts.ts'
import { flareText } from './storyText.ts'
import { runsOf, strong, type Speech } from './speech.ts'

const CHANGES = { lower: 'shortLower', higher: 'shortHigher', none: 'shortNoChange' } as const
const MOST_SENTENCES = 3

/** Two or three sentences, each made from a rule: what it was, what changed, what stood out. [REP-36] */
export function shortSentences(summary: SummaryFacts, speech: Speech): readonly Sentence[] {
  const told = [
    averageText(summary, speech),
    changeText(summary, speech),
    standingOut(summary, speech) ?? linksText(summary, speech),
    whereText(summary, speech),
  ].filter((sentence) => sentence !== null)
  return told.slice(0, MOST_SENTENCES).map(runsOf)
}

function averageText({ figures }: SummaryFacts, { say: { insights }, number, logged }: Speech): string {
  const { pain, function: day } = figures
  const isPain = pain.now.value !== null
  const average = isPain ? pain.now : day.now
  if (average.value === null) return insights('noNumber')
  return insights(isPain ? 'shortAverage' : 'shortDay', {
    value: strong(number(average.value)),
    logged: logged(average.logged),
  })
}

/** Under a point there is no direction; without a period to compare with, the trend of these days. */
function changeText({ figures: { pain }, story }: SummaryFacts, speech: Speech): string | null {
  const { insights } = speech.say
  const { number, logged, size, date } = speech
  if (pain.before !== null && pain.before.value !== null && pain.now.value !== null) {
    const value = number(pain.before.value)
    if (pain.change === null)
      return insights('needsSeven', { now: pain.now.logged.days, before: pain.before.logged.days })
    const told = { points: strong(size(pain.change)), value, logged: logged(pain.before.logged) }
    return insights(CHANGES[directionOf(pain.change)], told)
  }
  const { trend, average } = story.pain
  if (trend === null || !trend.isClear) return null
  return insights('trendClear', {
    from: strong(number(trend.from)),
    to: strong(number(trend.to)),
    first: date(trend.first),
    last: date(trend.last),
    logged: logged(average.logged),
  })
}

function standingOut({ story, flare }: SummaryFacts, speech: Speech): string | null {
  const said = flareText(story.flares, speech)
  if (said.length === 0) return null
  const { recordedWith } = flare
  const names = speech.names(recordedWith)
  const together = recordedWith.length === 0 ? [] : [speech.say.report('recordedWith', { names })]
  return speech.sentences([...said, ...together])
}

function linksText({ links }: SummaryFacts, { say: { insights }, names, sentences }: Speech): string | null {
  const parts = (
    [
      ['lessCame', links.lower],
      ['moreCame', links.higher],
    ] as const
  ).flatMap(([key, { rows }]) =>
    rows.length === 0
      ? []
      : [insights('named', { what: insights(key), names: names(rows.map(({ label }) => label)) })],
  )
  return parts.length === 0 ? null : sentences([...parts, insights('notProof')])
}

function whereText({ where }: SummaryFacts, { say: { charts }, names }: Speech): string | null {
  if (where.main.length === 0) return null
  const count = where.rows[0]?.records ?? 0
  return charts(where.main.length === 1 ? 'mostOften' : 'mostOftenEach', {
    names: names(where.main),
    where: charts('inRecords', { count, outOf: where.outOf }),
  })
}
