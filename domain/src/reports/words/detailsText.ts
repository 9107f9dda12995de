import type { TakenAmount } from '../../medications/words/takenWords.ts'
import { CHART_CATEGORIES } from '../../results/charts/chartCategory.ts'
import type { DetailList, EntryValue, PrintedDetails, PrintedEntry } from '../printedReport.ts'
import type { ReportCounts } from '../reportContent.ts'
import type { DetailRow, DetailsFacts, RecordRow, ReflectionRow } from '../sectionFacts.ts'
import { categoryTitle } from './categoryTitle.ts'
import { detailColumns } from './detailColumns.ts'
import { lengthText } from './lengthText.ts'
import type { ReportFormatter } from './reportFormatter.ts'

/** [REP-51] */
export function detailsText(
  { sort, total, rows }: DetailsFacts,
  counts: ReportCounts,
  speech: ReportFormatter,
): PrintedDetails {
  const { charts, filters, records, report } = speech.say
  const order = filters(sort.order === 'asc' ? 'ascending' : 'descending')
  const entries = rows.map((row) => entryText(row, speech))
  return {
    is: 'recordDetails',
    count: speech.clauses([
      charts('recordCount', { count: counts.records }),
      report('reflectionCount', { count: counts.reflections }),
      filters('criterionIs', { name: filters('sortBy'), value: records(sort.by) }),
      order,
    ]),
    columns: detailColumns(entries, speech),
    entries,
    cut:
      rows.length === total
        ? null
        : report('cut', { shown: speech.whole(rows.length), total: speech.whole(total) }),
  }
}

const entryText = (row: DetailRow, speech: ReportFormatter): PrintedEntry =>
  row.is === 'record' ? recordText(row, speech) : reflectionText(row, speech)

function recordText(row: RecordRow, speech: ReportFormatter): PrintedEntry {
  const { records, report } = speech.say
  const { nothing = [] } = row
  const rows: EntryValue[] = []
  const add = (list: DetailList, name: string, value: string): number =>
    rows.push({ name, value, isStrong: false, list })
  const withAmount = (name: string, place: string, at: number): string =>
    speech.taken(name, amountsAt(row, place)[at] ?? null)
  if (row.length !== null && !row.isAllDay)
    add('duration', records('duration'), lengthText(row.length, speech))
  if (row.pattern !== null) add('typeOfPain', records('typeOfPain'), records(row.pattern))
  for (const category of CHART_CATEGORIES) {
    const names = category === 'meaningful_activities' ? undefined : row.items[category]
    const told = names?.flatMap((name, at) =>
      nothing.some(({ label }) => label === name)
        ? []
        : [category === 'location' ? withStrength(row, name, at) : withAmount(name, category, at)],
    )
    if (told !== undefined && told.length > 0)
      add(category, categoryTitle(category, speech), speech.names(told))
  }
  // "Nothing" tried is listed with interventions, not with what helped. [REP-73]
  for (const { list, name } of nothing)
    if (list === 'medication') add('nothingTaken', records('medications'), name)
    else add('nothingTried', records('interventions'), name)
  const used = row.unmarked.map((name, at) => withAmount(name, 'unmarked', at))
  if (used.length > 0) add('effectNotRated', report('usedUnmarked'), speech.names(used))
  const day = speech.date(row.day)
  return {
    is: 'record',
    when: row.isAllDay ? speech.clauses([day, records('allDay')]) : speech.moment(row.day, row.minute),
    what: laterText(records('painRecord'), row, speech),
    value: valueText(row.severity, speech),
    isWrittenLater: row.isWrittenLater,
    rows,
    note: row.note ?? null,
  }
}

/** "Lower back 7". [PLACE-1] */
function withStrength({ strengths = [] }: RecordRow, name: string, at: number): string {
  const strength = strengths[at] ?? null
  return strength === null ? name : `${name} ${strength}`
}

const amountsAt = ({ taken = {} }: RecordRow, place: string): readonly (TakenAmount | null)[] =>
  Object.hasOwn(taken, place) ? (taken[place as keyof typeof taken] ?? []) : []

function reflectionText(row: ReflectionRow, speech: ReportFormatter): PrintedEntry {
  const activities = row.activities ?? []
  const name = categoryTitle('meaningful_activities', speech)
  return {
    is: 'reflection',
    when: speech.date(row.day),
    what: laterText(speech.say.reflections('title'), row, speech),
    value: valueText(row.score, speech),
    isWrittenLater: row.isWrittenLater,
    rows:
      activities.length === 0
        ? []
        : [{ name, value: speech.names(activities), isStrong: false, list: 'meaningful_activities' }],
    note: row.note ?? null,
  }
}

const laterText = (
  what: string,
  { isWrittenLater }: DetailRow,
  { say: { results } }: ReportFormatter,
): string => (isWrittenLater ? results('writtenLater', { when: what }) : what)

const valueText = (value: number | null | undefined, { say: { report }, whole }: ReportFormatter) =>
  value === null || value === undefined
    ? null
    : { text: report('valueOfTen', { value: whole(value) }), step: value }
