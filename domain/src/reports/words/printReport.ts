import type { PrintedReport, PrintedSection, PrintedTimeline } from '../printedReport.ts'
import type { ReportContent } from '../reportContent.ts'
import type { CalendarFacts, TimelineFacts } from '../sectionFacts.ts'
import { calendarText } from './calendarText.ts'
import { chartsText } from './chartsText.ts'
import { detailsText } from './detailsText.ts'
import { filterText } from './filterText.ts'
import { pageOneText } from './pageOneText.ts'
import { PAGE_ROOMS } from './pageRoom.ts'
import { profileText } from './profileText.ts'
import { makeReportFormatter, type ReportFormatter } from './reportFormatter.ts'
import type { ReportLocale } from './reportLocale.ts'
import { measuredText } from './measuredText.ts'
import { graphLegend, storyText, timelineInput } from './storyText.ts'

/** A whole report in words; its title contains no name and nothing about health, as anybody may see file titles. */
export function printReport(
  content: ReportContent,
  tongue: ReportLocale,
  room = PAGE_ROOMS[0]!,
): PrintedReport {
  const speech = makeReportFormatter(tongue, { isFiltered: content.filter.parts.length > 0 })
  return {
    v: 1,
    fileTitle: speech.clauses([tongue.say.shell('productName'), speech.span(content.range.span)]),
    pageOne: pageOneText(content, tongue, room),
    sections: sectionsOf(content, speech),
  }
}

/** Pictures first, and the entries one by one last: a reader with two minutes gets no further. [REP-110] */
function sectionsOf(content: ReportContent, speech: ReportFormatter): readonly PrintedSection[] {
  const { reports } = speech.say
  const { patient, filter, details, charts, calendar, timeline } = content
  const sections: PrintedSection[] = []
  if (timeline !== null) sections.push({ title: reports('timelineView'), ...timelineText(timeline, speech) })
  if (charts !== null) sections.push({ title: reports('chartView'), ...chartsText(charts, speech) })
  if (calendar !== null)
    sections.push({
      title: calendarTitle(calendar, speech),
      ...calendarText(calendar, content.range.span, speech),
    })
  if (patient !== null) sections.push({ title: reports('patientProfile'), ...profileText(patient, speech) })
  if (content.hasFilterSummary)
    sections.push({ title: reports('filterSummary'), ...filterText(filter, content.counts, speech) })
  if (details !== null)
    sections.push({ title: reports('recordDetails'), ...detailsText(details, content.counts, speech) })
  return sections
}

/** [REP-52] */
function calendarTitle({ months, monthsBefore }: CalendarFacts, { say, clauses }: ReportFormatter): string {
  const title = say.reports('calendarView')
  return monthsBefore === 0 ? title : clauses([title, say.report('lastMonths', { count: months.length })])
}

/** [REP-53] */
function timelineText(
  { fields, story, measured, ...days }: TimelineFacts,
  speech: ReportFormatter,
): PrintedTimeline {
  const series = {
    hasPain: fields.includes('severity'),
    hasReflection: fields.includes('reflectionScore'),
  }
  return {
    is: 'timelineView',
    sentence: speech.sentences([storyText(story, series, speech), ...measuredText(measured, speech)]),
    chart: timelineInput(days, story, { ...series, isTitled: true, say: speech.say }),
    legend: graphLegend(days, story, { ...speech, ...series }),
  }
}
