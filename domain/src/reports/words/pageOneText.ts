import { countSpanDays } from '../../results/days.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { lacksPreviousPeriod } from '../comparison.ts'
import { fitQuestions } from '../brief/visitQuestions.ts'
import type { PageFoot, PageHead, PageOne, PageSummary, QuestionsText } from '../pageOne.ts'
import type { ReportContent } from '../reportContent.ts'
import type { PatientFacts } from '../sectionFacts.ts'
import type { SummaryFacts } from '../summaryFacts.ts'
import { figureTexts } from './figureTexts.ts'
import { filterNoticeText, shownText } from './filterText.ts'
import { PAGE_ROOMS, shortenText, type PageRoom } from './pageRoom.ts'
import { genderText } from './profileText.ts'
import {
  piecesAround,
  PAGE_NUMBER_SLOTS,
  makeReportFormatter,
  type ReportFormatter,
} from './reportFormatter.ts'
import type { ReportLocale } from './reportLocale.ts'
import { shortSentences, type PageOneContext } from './shortSentences.ts'
import { graphLegend, PAIN_EACH, storyText, timelineInput } from './storyText.ts'
import { functionValues, linkTexts, moreText, locationText } from './tableTexts.ts'
import { helpedTable, medicineTable } from './treatmentTexts.ts'

/** Page 1 in words, in its fixed order. `room`: one of PAGE_ROOMS, to shorten a page that does not fit. [REP-35] */
export function pageOneText(content: ReportContent, tongue: ReportLocale, room = PAGE_ROOMS[0]!): PageOne {
  const speech = makeReportFormatter(tongue, { isFiltered: content.filter.parts.length > 0 })
  return {
    lang: speech.tag,
    head: headText(content, room, speech),
    questions: questionsText(content, room, speech),
    summary: content.summary === null ? null : summaryText(content.summary, { content, room, speech }),
    foot: footText(content, room, speech),
  }
}

function headText(content: ReportContent, room: PageRoom, speech: ReportFormatter): PageHead {
  const { report, shell } = speech.say
  const { patient, range, made, receivedUntil } = content
  const name = patient?.name ?? null
  const received =
    receivedUntil === null
      ? []
      : [report('received', { when: speech.clock({ at: receivedUntil, offset: made.offset }) })]
  return {
    title: name === null ? report('title') : report('titleOf', { name: shortenText(name, room.letters) }),
    who: patient === null ? [] : whoLines(patient, room, speech),
    when: [
      report('rangeDays', { days: countSpanDays(range.span), range: speech.span(range.span) }),
      report('made', { when: speech.clock(made) }),
      ...received,
    ],
    productName: shell('productName'),
    sample: content.isSample ? report('sample') : null,
  }
}

/** A missing value has no line and no placeholder. */
function whoLines(
  { birth, gender, conditions }: PatientFacts,
  room: PageRoom,
  speech: ReportFormatter,
): string[] {
  const born =
    birth === null
      ? []
      : [speech.say.report('born', { date: speech.date(dayNumber(birth.day)), age: birth.age })]
  const person = [
    ...born,
    ...(gender === null ? [] : [shortenText(genderText(gender, speech), room.letters)]),
  ]
  const all = conditions ?? []
  const named = all.slice(0, room.conditions).map(({ label }) => shortenText(label, room.letters))
  const more = moreText(all.length - named.length, speech)
  const suffers = speech.names([...named, ...(more === null ? [] : [more])])
  return [speech.clauses(person), suffers].filter((line) => line !== '')
}

/** The first one is shortened if it alone is too long for a full page. [REP-122] */
function questionsText(
  { questions }: ReportContent,
  room: PageRoom,
  speech: ReportFormatter,
): QuestionsText | null {
  const [first, ...others] = questions
  if (first === undefined) return null
  const fitting = [shortenText(first, room.questionLetters), ...others]
  const { rows, more } = fitQuestions(fitting, room)
  return { title: speech.say.report('questions'), rows, more: moreText(more, speech) }
}

function summaryText(summary: SummaryFacts, { content, room, speech }: PageOneContext): PageSummary {
  const { insights, report, timeline } = speech.say
  const { days, story } = summary
  const hasPain = story.pain.average.value !== null
  const hasReflection = room.hasReflection && story.reflection.average.value !== null
  const series = { hasPain, hasReflection }
  const title = days.unit === 'day' ? report('painByDay') : timeline(PAIN_EACH[days.unit])
  return {
    short: { title: insights('inShort'), sentences: shortSentences(summary, { content, room, speech }) },
    figures: figureTexts(summary, speech),
    notCompared: notCompared(summary, content, speech),
    days: {
      title,
      legend: graphLegend(days, story, { ...speech, ...series }),
      alt: storyText(story, { hasPain: true, hasReflection }, speech),
      chart: hasPain ? timelineInput(days, story, { ...series, isTitled: false, say: speech.say }) : null,
    },
    linksTitle: report('linksTitle'),
    ...linkTexts(summary, room, speech),
    medicines: medicineTable(summary, room, speech),
    helped: helpedTable(summary, room, speech),
    where: locationText(summary, room, speech),
    function: {
      title: report('function'),
      rows: functionValues(summary, { content, room, speech }),
    },
  }
}

/**
 * The specification's sentence only if there is no record; a period hidden by the plan is not called empty. [REP-17,
 * REP-18]
 */
function notCompared(
  { compared }: SummaryFacts,
  { counts }: ReportContent,
  { say: { report, reports } }: ReportFormatter,
): string | null {
  if (lacksPreviousPeriod(compared, counts.records)) return reports('noPreviousPeriod')
  return compared.is === 'plan' ? report('notComparedPlan') : null
}

/** [REP-42] */
function footText(content: ReportContent, room: PageRoom, speech: ReportFormatter): PageFoot {
  const { summary } = content
  const { filters, insights, report, results, reflections, scale } = speech.say
  const pain = { name: results('painIntensity'), low: scale('severity0'), high: scale('severity10') }
  const day = { name: reflections('title'), low: scale('reflection0'), high: scale('reflection10') }
  // Filtered days may be mostly bad because they were filtered that way.
  const areMostlyHard = summary !== null && summary.areMostlyHard && !speech.isFiltered
  return {
    notes: [
      report('selfReported'),
      speech.sentences([report('scaleEnds', pain), report('scaleEnds', day)]),
      insights('notProof'),
      ...(areMostlyHard ? [report('mostlyHard')] : []),
      ...filterNotes(content, room, speech),
    ],
    pageWords: piecesAround(report('pageOf', PAGE_NUMBER_SLOTS)),
    running: runningText(content, speech),
    signs: {
      colon: filters('criterionIs', { name: '', value: '' }),
      between: speech.sentences(['', '']),
    },
  }
}

/** With a summary, its first sentence lists the criteria. */
function filterNotes(
  { filter, summary }: ReportContent,
  room: PageRoom,
  speech: ReportFormatter,
): readonly string[] {
  const { filters, insights, report } = speech.say
  if (!speech.isFiltered) return [report('noFilter')]
  if (summary === null) return [filterNoticeText(filter, room, speech)]
  return [insights('named', { what: filters('inUse'), names: shownText(filter, speech) })]
}

const RUNNING_LETTERS = 40

/** A copied or separate page states whose it is, its period, and that it is self-reported. [REP-75] */
function runningText({ patient, range, made }: ReportContent, speech: ReportFormatter): string {
  const { report } = speech.say
  const name = patient?.name ?? null
  return [
    ...(name === null ? [] : [shortenText(name, RUNNING_LETTERS)]),
    speech.span(range.span),
    report('made', { when: speech.clock(made) }),
    report('selfReported'),
  ].join(' · ')
}
