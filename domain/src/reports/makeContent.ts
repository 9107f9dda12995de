import { countedRows, countEntries } from '../filters/columns/episodeRows.ts'
import { ENTRY } from '../filters/columns/columns.ts'
import type { ChartCounts } from '../results/charts/counts.ts'
import { computeAverages } from '../results/days.ts'
import { detailRows } from './facts/detailRows.ts'
import { functionFacts } from './facts/functionFacts.ts'
import { linkFacts } from './facts/linkFacts.ts'
import { chartCounts, locationFacts } from './facts/locationFacts.ts'
import { painFacts } from './facts/painFacts.ts'
import { patientFacts } from './facts/patientFacts.ts'
import { calendarFacts, chartFacts, filterFacts, timelineFacts } from './facts/resultViewFacts.ts'
import { medicineFacts, interventionFacts } from './facts/treatmentFacts.ts'
import type { ReportContent, ReportCounts } from './reportContent.ts'
import type { ReportDiary } from './reportDiary.ts'
import type { ReportOptions } from './reportOptions.ts'
import type { DetailRow, DetailsFacts } from './sectionFacts.ts'
import type { SummaryFacts } from './summaryFacts.ts'

interface Room {
  /** Maximum number of entries in the details; paper has all. */
  mostDetails?: number
}

/** The whole content of a report; sections that are not chosen are left out. [REP-11] */
export function makeContent(
  diary: ReportDiary,
  options: ReportOptions,
  { mostDetails = Infinity }: Room = {},
): ReportContent {
  const { isOn, fields } = options
  const { selection, filter } = diary
  const counts = chartCounts(diary)
  return {
    v: 1,
    language: diary.language,
    isSample: diary.isSample,
    made: diary.made,
    receivedUntil: diary.receivedUntil,
    range: { is: filter.range.is, span: selection.span },
    counts: countsIn(diary),
    filter: filterFacts(diary),
    patient: isOn.patientProfile ? patientFacts(diary, fields.patientProfile) : null,
    summary: isOn.painSummary ? summaryFacts(diary, options, counts) : null,
    questions: diary.questions ?? [],
    hasFilterSummary: isOn.filterSummary,
    details: isOn.recordDetails ? detailsFacts(diary, options, mostDetails) : null,
    charts: isOn.chartView ? chartFacts(diary, counts, fields.chartView) : null,
    calendar: isOn.calendarView ? calendarFacts(diary, options.overlays) : null,
    timeline: isOn.timelineView ? timelineFacts(diary, fields.timelineView) : null,
  }
}

function summaryFacts(diary: ReportDiary, { fields }: ReportOptions, counts: ChartCounts): SummaryFacts {
  const areMedicinesTold = fields.patientProfile.includes('medications')
  return {
    ...painFacts(diary, fields.painSummary.includes('changeValues')),
    links: linkFacts(diary),
    medicines: areMedicinesTold ? medicineFacts(diary) : null,
    tried: interventionFacts(diary),
    where: locationFacts(diary, counts),
    function: functionFacts(diary, counts),
  }
}

function countsIn({ columns: { entries }, selection, days }: ReportDiary): ReportCounts {
  const rows = countedRows(entries, selection.rows)
  const reflections = rows.reduce((sum, row) => sum + Number(entries.entry[row] === ENTRY.reflection), 0)
  return {
    records: rows.length - reflections,
    reflections,
    logged: computeAverages(days).pain.logged,
  }
}

function detailsFacts(diary: ReportDiary, options: ReportOptions, most: number): DetailsFacts {
  const rows: DetailRow[] = []
  for (const row of detailRows(diary, options)) {
    if (rows.length === most) break
    rows.push(row)
  }
  return {
    fields: options.fields.recordDetails,
    sort: options.sort,
    total: countEntries(diary.columns.entries, diary.selection.rows),
    rows,
  }
}
