import { dayNumber } from '../../time/dayNumber.ts'
import { lengthOf } from '../../results/days.ts'
import type { PageFoot, PageHead, PageOne, PageSummary } from '../pageOne.ts'
import type { ReportContent } from '../reportContent.ts'
import type { PatientFacts } from '../sectionFacts.ts'
import type { SummaryFacts } from '../summaryFacts.ts'
import { figureTexts } from './figureTexts.ts'
import { PAGE_ROOMS, shortened, type PageRoom } from './pageRoom.ts'
import { genderText } from './profileText.ts'
import { shortSentences } from './shortText.ts'
import { piecesAround, SLOTS, speechOf, type Speech } from './speech.ts'
import { legendOf, PAIN_EACH, storyText, timelineInput } from './storyText.ts'
import { functionRows, helpedTable, linkTexts, medicineTable, moreText, whereText } from './tableTexts.ts'
import type { Tongue } from './tongue.ts'

/** Page 1 in words, in its fixed order. `room`: of PAGE_ROOMS, for who finds that it is more than a page. [REP-35] */
export function pageOneText(content: ReportContent, tongue: Tongue, room = PAGE_ROOMS[0]!): PageOne {
  const speech = speechOf(tongue)
  return {
    lang: speech.tag,
    head: headText(content, room, speech),
    summary: content.summary === null ? null : summaryText(content.summary, { content, room, speech }),
    foot: footText(content, speech),
  }
}

function headText(content: ReportContent, room: PageRoom, speech: Speech): PageHead {
  const { report, shell } = speech.say
  const { patient, range, made, receivedUntil } = content
  const name = patient?.name ?? null
  const received =
    receivedUntil === null
      ? []
      : [report('received', { when: speech.clock({ at: receivedUntil, offset: made.offset }) })]
  return {
    title: name === null ? report('title') : report('titleOf', { name: shortened(name, room.letters) }),
    who: patient === null ? [] : whoLines(patient, room, speech),
    when: [
      report('rangeDays', { days: lengthOf(range.span), range: speech.span(range.span) }),
      report('made', { when: speech.clock(made) }),
      ...received,
    ],
    productName: shell('productName'),
    sample: content.isSample ? report('sample') : null,
  }
}

/** What was not told has no line, and no empty word. */
function whoLines({ birth, gender, conditions }: PatientFacts, room: PageRoom, speech: Speech): string[] {
  const born =
    birth === null
      ? []
      : [speech.say.report('born', { date: speech.date(dayNumber(birth.day)), age: birth.age })]
  const person = [...born, ...(gender === null ? [] : [genderText(gender, speech)])]
  const all = conditions ?? []
  const named = all.slice(0, room.conditions).map(({ label }) => shortened(label, room.letters))
  const more = moreText(all.length - named.length, speech)
  const suffers = speech.names([...named, ...(more === null ? [] : [more])])
  return [speech.clauses(person), suffers].filter((line) => line !== '')
}

interface Told {
  content: ReportContent
  room: PageRoom
  speech: Speech
}

function summaryText(summary: SummaryFacts, { content, room, speech }: Told): PageSummary {
  const { insights, report, timeline } = speech.say
  const { days, story } = summary
  const hasPain = story.pain.average.value !== null
  const hasReflection = room.hasReflection && story.reflection.average.value !== null
  const series = { hasPain, hasReflection }
  const title = days.unit === 'day' ? report('painByDay') : timeline(PAIN_EACH[days.unit])
  return {
    short: { title: insights('inShort'), sentences: shortSentences(summary, speech) },
    figures: figureTexts(summary, speech),
    notCompared: notCompared(summary, speech),
    days: {
      title,
      legend: legendOf(days, story, { ...series, say: speech.say }),
      alt: storyText(story, { hasPain: true, hasReflection }, speech),
      chart: hasPain ? timelineInput(days, story, { ...series, isTitled: false, say: speech.say }) : null,
    },
    ...linkTexts(summary, room, speech),
    medicines: medicineTable(summary, room, speech),
    helped: helpedTable(summary, room, speech),
    where: whereText(summary, room, speech),
    function: {
      title: report('function'),
      rows: functionRows(summary, { outOf: content.counts.records, letters: room.letters }, speech),
    },
  }
}

/** The sentence of the specification only where there is nothing; what a plan hides is not called empty. [REP-17, REP-18] */
function notCompared({ compared }: SummaryFacts, { say: { report, reports } }: Speech): string | null {
  switch (compared.is) {
    case 'none':
    case 'alltime':
      return reports('noPreviousPeriod')
    case 'plan':
      return report('notComparedPlan')
    default:
      return null
  }
}

/** [REP-42] */
function footText({ filter, summary }: ReportContent, speech: Speech): PageFoot {
  const { filters, report, results, reflections, scale } = speech.say
  const hasLinks = summary !== null && summary.links.lower.rows.length + summary.links.higher.rows.length > 0
  const shown = filters('shown', { 0: filter.shown, 1: filter.outOf })
  const pain = { name: results('painIntensity'), low: scale('severity0'), high: scale('severity10') }
  const day = { name: reflections('title'), low: scale('reflection0'), high: scale('reflection10') }
  return {
    notes: [
      report('selfReported'),
      speech.sentences([report('scaleEnds', pain), report('scaleEnds', day)]),
      ...(hasLinks ? [report('notCauses')] : []),
      filter.parts.length === 0
        ? report('noFilter')
        : filters('criterionIs', { name: filters('inUse'), value: shown }),
    ],
    pageWords: piecesAround(report('pageOf', SLOTS)),
  }
}
