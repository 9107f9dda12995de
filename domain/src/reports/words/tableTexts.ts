import type { PlaceMean } from '../../results/charts/placeStrengths.ts'
import { countSpanDays } from '../../results/days.ts'
import type { LinkTable, NamedValue, PageSummary, LocationText } from '../pageOne.ts'
import type { BodyInput } from '../pictureInputs.ts'
import type { LimitedRows, LinkFacts, SummaryFacts } from '../summaryFacts.ts'
import { lengthText } from './lengthText.ts'
import { firstRows, shortenText, type PageRoom } from './pageRoom.ts'
import type { ReportFormatter } from './reportFormatter.ts'
import type { PageOneContext } from './shortSentences.ts'

/** In a span this short, most existing links cannot be detected (H 6). */
const SHORT_SPAN = 31

export type LinkTexts = Pick<PageSummary, 'lower' | 'higher' | 'noLinks'>

/** [REP-38] */
export function linkTexts({ links, days }: SummaryFacts, room: PageRoom, speech: ReportFormatter): LinkTexts {
  const { insights, report } = speech.say
  const table = (way: 'lower' | 'higher', of: LimitedRows<LinkFacts>): LinkTable => {
    const { rows, more } = firstRows(of, room.links)
    return {
      title: report(way === 'lower' ? 'lowerWith' : 'higherWith'),
      heads: [report('recorded'), report('differenceRange'), report('days')],
      rows: rows.map(({ label, points, low, high, days: on }) => ({
        name: shortenText(label, room.letters),
        way,
        points: report('pointsRange', {
          points: speech.number(points),
          low: speech.number(low),
          high: speech.number(high),
        }),
        days: countOfAllText(on.days, on.outOf, speech),
      })),
      more: moreText(more, speech),
      none: rows.length === 0 ? insights('noSteady') : null,
    }
  }
  return {
    lower: table('lower', links.lower),
    higher: table('higher', links.higher),
    noLinks: links.empty === null ? null : whyNone(links.empty, countSpanDays(days.span), speech),
  }
}

function whyNone(
  empty: NonNullable<SummaryFacts['links']['empty']>,
  days: number,
  { say: { insights, report }, sentences }: ReportFormatter,
): string {
  if (empty.is === 'by-severity') return insights('severityFiltered')
  const said = [
    empty.is === 'few-days' ? report('linksWant', { count: empty.wanted }) : insights('noSteady'),
    ...(days <= SHORT_SPAN ? [report('fewDays', { count: days })] : []),
  ]
  return sentences(said)
}

/** [REP-40] */
export function locationText(
  { where }: SummaryFacts,
  room: PageRoom,
  speech: ReportFormatter,
): LocationText | null {
  if (where.outOf === 0) return null
  const { rows, more } = firstRows(where, room.places)
  return {
    title: speech.say.report('whereIn', { count: where.outOf }),
    rows: rows.map(({ label, records, mean }) => ({
      name: shortenText(label, room.letters),
      share: records / where.outOf,
      count: countAndMean(records, mean, speech),
    })),
    more: moreText(more, speech),
    body: bodyInput(where.regions, where.rows, speech),
    unplaced: where.unplaced === 0 ? null : speech.say.report('unplaced', { count: where.unplaced }),
  }
}

/** "14 (mean 6.2 of 9)": the mean of the told numbers, from five on. [PLACE-5] */
function countAndMean(records: number, told: PlaceMean | null, speech: ReportFormatter): string {
  const count = speech.whole(records)
  if (told === null || told.mean === null) return count
  return speech.say.report('countAndMean', {
    count,
    mean: speech.number(told.mean),
    told: speech.whole(told.told),
  })
}

export function bodyInput(
  regions: BodyInput['regions'],
  rows: readonly { label: string; records: number }[],
  { say: { charts, filters, records }, clauses }: ReportFormatter,
): BodyInput {
  const told = rows.map(({ label, records: count }) =>
    filters('criterionIs', { name: label, value: charts('recordCount', { count }) }),
  )
  return {
    regions,
    views: { front: records('bodyFront'), back: records('bodyBack') },
    sides: { left: records('sideLeft'), right: records('sideRight') },
    alt: clauses(told),
  }
}

/** [REP-41] */
export function functionValues(
  { function: facts }: SummaryFacts,
  { content, room, speech }: PageOneContext,
): readonly NamedValue[] {
  const { insights, records, report } = speech.say
  const { activityDays, activities, pattern, length } = facts
  const untold = insights(content.counts.reflections === 0 ? 'noScores' : 'nothingRecorded')
  const rows: NamedValue[] = [
    {
      name: report('activityOn'),
      value: activityDays === null ? untold : speech.daysOf(activityDays),
      isStrong: activityDays !== null,
    },
  ]
  const add = (name: string, value: string): number => rows.push({ name, value, isStrong: false })
  if (activities.length > 0) {
    const { rows: named, more } = firstRows({ rows: activities, more: 0 }, room.ties)
    const names = named.map((name) => shortenText(name, room.letters))
    const besides = moreText(more, speech)
    add(report('mostOften'), speech.names([...names, ...(besides === null ? [] : [besides])]))
  }
  if (pattern !== null) {
    const logged = insights('inRecords', { count: speech.whole(pattern.records), outOf: pattern.told })
    add(records('typeOfPain'), insights('valueLogged', { value: records(pattern.is), logged }))
  }
  if (length !== null)
    add(
      report('usualLength'),
      report('medianOf', { value: lengthText(length.seconds, speech), count: length.told }),
    )
  return rows
}

export const countOfAllText = (
  count: number,
  outOf: number,
  { say: { report }, whole }: ReportFormatter,
): string => report('ofAll', { count: whole(count), outOf: whole(outOf) })

export const moreText = (more: number, { say: { report }, whole }: ReportFormatter): string | null =>
  more === 0 ? null : report('more', { count: whole(more) })
