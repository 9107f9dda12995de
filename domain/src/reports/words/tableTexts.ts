import { lengthOf } from '../../results/days.ts'
import type { BodyInput } from '../pictureInputs.ts'
import type { EffectText, LinkTable, NamedValue, PageSummary, WhereText } from '../pageOne.ts'
import type { Listed, LinkFacts, Marks, SummaryFacts, WhereFacts } from '../summaryFacts.ts'
import { lengthText } from './lengthText.ts'
import { firstRows, shortened, type PageRoom } from './pageRoom.ts'
import type { Speech } from './speech.ts'

const DASH = '–'
/** In so few days most that is there cannot be seen (H 6). */
const SHORT_SPAN = 31

export type LinkTexts = Pick<PageSummary, 'lower' | 'higher' | 'noLinks'>

/** [REP-38] */
export function linkTexts({ links, days }: SummaryFacts, room: PageRoom, speech: Speech): LinkTexts {
  const { insights, report } = speech.say
  const table = (way: 'lower' | 'higher', of: Listed<LinkFacts>): LinkTable => {
    const { rows, more } = firstRows(of, room.links)
    return {
      title: report(way === 'lower' ? 'lowerWith' : 'higherWith'),
      heads: [report('recorded'), report('difference'), report('days')],
      rows: rows.map(({ label, points, days: on }) => ({
        name: shortened(label, room.letters),
        way,
        points: speech.number(points),
        days: ofAll(on.days, on.outOf, speech),
      })),
      more: moreText(more, speech),
      none: rows.length === 0 ? insights('noSteady') : null,
    }
  }
  return {
    lower: table('lower', links.lower),
    higher: table('higher', links.higher),
    noLinks: links.empty === null ? null : whyNone(links.empty, lengthOf(days.span), speech),
  }
}

function whyNone(
  empty: NonNullable<SummaryFacts['links']['empty']>,
  days: number,
  { say: { insights, report }, sentences }: Speech,
): string {
  if (empty.is === 'by-severity') return insights('severityFiltered')
  const said = [
    empty.is === 'few-days' ? report('linksWant', { count: empty.wanted }) : insights('noSteady'),
    ...(days <= SHORT_SPAN ? [insights('fewDays30')] : []),
  ]
  return sentences(said)
}

/** [REP-39] */
export function medicineTable(
  { medicines }: SummaryFacts,
  room: PageRoom,
  speech: Speech,
): PageSummary['medicines'] {
  if (medicines === null) return null
  const { report, records, medications } = speech.say
  const { rows, more } = firstRows(medicines, room.medicines)
  return {
    title: records('medications'),
    heads: [report('name'), report('howTaken'), report('logged'), report('effect')],
    rows: rows.map(({ medication, uses, marks }) => ({
      name: shortened(speech.medicines.shortName(medication), room.letters),
      taken: shortened(speech.medicines.taken(medication) ?? DASH, room.letters),
      logged: uses === 0 ? DASH : report('times', { count: uses }),
      effect: effectText(marks, speech),
    })),
    more: moreText(more, speech),
    none: rows.length === 0 ? medications('empty') : null,
  }
}

/** [REP-39] */
export function helpedTable({ tried }: SummaryFacts, room: PageRoom, speech: Speech): PageSummary['helped'] {
  const { rows, more } = firstRows(tried, room.tried)
  if (rows.length === 0) return null
  const { insights, report } = speech.say
  return {
    title: insights('helpedTitle'),
    heads: [report('name'), report('effect')],
    rows: rows.map(({ label, marks }) => ({
      name: shortened(label, room.letters),
      effect: effectText(marks, speech),
    })),
    more: moreText(more, speech),
  }
}

function effectText(marks: Marks | null, { say: { report } }: Speech): EffectText {
  if (marks === null) return { share: null, text: report('notMarked') }
  const { helped, marked, share } = marks
  return { share, text: report('helpedTimes', { helped, marked }) }
}

/** [REP-40] */
export function whereText({ where }: SummaryFacts, room: PageRoom, speech: Speech): WhereText | null {
  if (where.outOf === 0) return null
  const { rows, more } = firstRows(where, room.places)
  return {
    title: speech.say.report('whereIn', { count: where.outOf }),
    rows: rows.map(({ label, records }) => ({
      name: shortened(label, room.letters),
      share: records / where.outOf,
      count: speech.whole(records),
    })),
    more: moreText(more, speech),
    body: bodyInput(where.regions, where.rows, speech),
  }
}

export function bodyInput(
  regions: BodyInput['regions'],
  rows: WhereFacts['rows'],
  { say: { charts, filters, records }, clauses }: Speech,
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
export function functionRows(
  { function: facts }: SummaryFacts,
  { outOf, letters }: { outOf: number; letters: number },
  speech: Speech,
): readonly NamedValue[] {
  const { insights, records, report } = speech.say
  const told = (value: string, count: number, of: number): string =>
    insights('valueLogged', { value, logged: insights('inRecords', { count, outOf: of }) })
  const { activityDays, activities, pattern, length } = facts
  const rows: NamedValue[] = [
    {
      name: report('activityOn'),
      value: activityDays === null ? insights('noScores') : insights('daysOf', { ...activityDays }),
      isStrong: activityDays !== null,
    },
  ]
  const add = (name: string, value: string): number => rows.push({ name, value, isStrong: false })
  if (activities.length > 0)
    add(report('mostOften'), speech.names(activities.map((name) => shortened(name, letters))))
  if (pattern !== null) add(records('typeOfPain'), told(records(pattern.is), pattern.records, pattern.told))
  if (length !== null)
    add(report('usualLength'), told(lengthText(length.seconds, speech), length.told, outOf))
  return rows
}

export const ofAll = (count: number, outOf: number, { say: { report }, whole }: Speech): string =>
  report('ofAll', { count: whole(count), outOf: whole(outOf) })

export const moreText = (more: number, { say: { report }, whole }: Speech): string | null =>
  more === 0 ? null : report('more', { count: whole(more) })
