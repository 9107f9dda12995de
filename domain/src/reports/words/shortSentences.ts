import { comparedDays, changeDirection, missingDays } from '../../results/insights/figures.ts'
import type { StyledSentence } from '../pageOne.ts'
import type { ReportContent } from '../reportContent.ts'
import type { SummaryFacts } from '../summaryFacts.ts'
import { filterNoticeText } from './filterText.ts'
import { shortenText, type PageRoom } from './pageRoom.ts'
import { flareText } from './storyText.ts'
import { toTextRuns, markStrong, type ReportFormatter } from './reportFormatter.ts'

const CHANGES = { lower: 'shortLower', higher: 'shortHigher', none: 'shortNoChange' } as const
const LEAST_SENTENCES = 2

/** The input of the texts of page 1. */
export interface PageOneContext {
  content: ReportContent
  room: PageRoom
  speech: ReportFormatter
}

/**
 * Two or three sentences, each from a rule: what it was, what changed, what stood out. With a filter, its criteria come
 * first. [REP-36, REP-70]
 */
export function shortSentences(summary: SummaryFacts, told: PageOneContext): readonly StyledSentence[] {
  const { content, room, speech } = told
  const said = [
    averageText(summary, speech),
    changeText(summary, speech),
    standingOut(summary, speech) ?? linksText(summary, told),
    whereText(summary, told),
    activityText(summary, speech),
  ].filter((sentence) => sentence !== null)
  const enough = said.length < LEAST_SENTENCES ? [...said, countText(told)] : said.slice(0, room.sentences)
  const filtered = speech.isFiltered ? [filterNoticeText(content.filter, room, speech)] : []
  return [...filtered, ...enough].map(toTextRuns)
}

function averageText(
  { figures }: SummaryFacts,
  { say: { insights }, number, logged }: ReportFormatter,
): string {
  const { pain, function: day } = figures
  const isPain = pain.now.value !== null
  const average = isPain ? pain.now : day.now
  if (average.value === null) return insights('noNumber')
  return insights(isPain ? 'shortAverage' : 'shortDay', {
    value: markStrong(number(average.value)),
    logged: logged(average.logged),
  })
}

/** Below one point no direction is named; without a period to compare with, the trend of these days is used. */
function changeText({ figures, story }: SummaryFacts, speech: ReportFormatter): string | null {
  const { insights } = speech.say
  const { number, logged, size, date } = speech
  // Without pain records, uses the day scores.
  const isPain = figures.pain.now.value !== null
  const { now, before, change } = isPain ? figures.pain : figures.function
  if (before !== null && before.value !== null && now.value !== null) {
    const value = number(before.value)
    const days = comparedDays({ now, before })
    if (change === null) return insights(missingDays(days) ?? 'needsSeven', { ...days })
    const told = { points: markStrong(size(change)), value, logged: logged(before.logged) }
    return insights(CHANGES[changeDirection(change)], told)
  }
  const { trend, average } = isPain ? story.pain : story.reflection
  if (trend === null || !trend.isClear) return null
  return insights('trendClear', {
    from: markStrong(number(trend.from)),
    to: markStrong(number(trend.to)),
    first: date(trend.first),
    last: date(trend.last),
    logged: logged(average.logged),
  })
}

function standingOut({ story }: SummaryFacts, speech: ReportFormatter): string | null {
  const said = flareText(story.flares, speech)
  return said.length === 0 ? null : speech.sentences(said)
}

function linksText({ links }: SummaryFacts, { room, speech }: PageOneContext): string | null {
  const { insights } = speech.say
  const parts = (
    [
      ['lessCame', links.lower],
      ['moreCame', links.higher],
    ] as const
  ).flatMap(([key, { rows }]) => {
    if (rows.length === 0) return []
    const names = rows.slice(0, room.links).map(({ label }) => shortenText(label, room.letters))
    return [insights('named', { what: insights(key), names: speech.names(names) })]
  })
  return parts.length === 0 ? null : speech.sentences([...parts, insights('notProof')])
}

function whereText({ where }: SummaryFacts, { room, speech }: PageOneContext): string | null {
  if (where.main.length === 0) return null
  const { charts } = speech.say
  const count = where.rows[0]?.records ?? 0
  return charts(where.main.length === 1 ? 'mostOften' : 'mostOftenEach', {
    names: speech.names(where.main.map((name) => shortenText(name, room.letters))),
    where: charts('inRecords', { count: speech.whole(count), outOf: where.outOf }),
  })
}

function activityText({ function: { activityDays } }: SummaryFacts, speech: ReportFormatter): string | null {
  const { insights, report } = speech.say
  if (activityDays === null) return null
  return insights('named', { what: report('activityOn'), names: speech.daysOf(activityDays) })
}

/** Fallback if there is nothing else to say: the number of entries. */
function countText({ content: { counts }, speech }: PageOneContext): string {
  const { charts, report } = speech.say
  const what = [
    charts('recordCount', { count: counts.records }),
    report('reflectionCount', { count: counts.reflections }),
  ]
  return charts('onlyNothing', { what: speech.clauses(what) })
}
