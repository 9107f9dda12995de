import {
  NOTHING_ASKED,
  type Chart,
  type Intent,
  type QuestionMeasure,
  type ThingList,
  type UnderstoodQuestion,
} from '../understoodQuestion.ts'
import type { QuestionConcept } from './concepts.ts'
import type { KnownThing } from './knownThing.ts'
import { previousPeriod, unitPeriod, type Calendar, type StatedPeriod } from './periods/calendar.ts'
import { fitsRow, ROWS, type QuestionPiece } from './questionRows.ts'

/** One reading of a question: one choice for each thing and each period. */
export interface Reading {
  concepts: ReadonlySet<QuestionConcept>
  things: readonly KnownThing[]
  periods: readonly StatedPeriod[]
  /** The unknown part, as typed. */
  left: string | null
  /** The question as typed, for the guide. */
  typed: string
}

/** The concepts and slots of a reading. */
export function questionPieces({ concepts, things, periods, left }: Reading): Set<QuestionPiece> {
  // In "Compare this month with the last", "last" does not mean a last time.
  const isCompared = concepts.has('compare')
  const pieces = new Set<QuestionPiece>()
  for (const concept of concepts) {
    if (concept !== 'previous') pieces.add(concept)
    else if (!isCompared) pieces.add('lastTime')
  }
  for (const { thing } of things) pieces.add(thing.list === 'medication' ? 'medicine' : 'item')
  if (things.length > 1) pieces.add('secondThing')
  const [first] = periods
  if (periods.length > 1) pieces.add('twoPeriods')
  else if (first !== undefined) pieces.add(first.from === first.to ? 'oneDay' : 'period')
  if (left !== null) pieces.add('left')
  return pieces
}

const LISTS: Readonly<Partial<Record<QuestionConcept, ThingList>>> = {
  location: 'location',
  where: 'location',
  symptom: 'symptom',
  character: 'character',
  aggravating: 'aggravating_factor',
  alleviating: 'alleviating_factor',
  environment: 'environment',
  activities: 'meaningful_activities',
  medicines: 'medication',
}

/** "Stress as a symptom" means the item in the list of symptoms. */
function byListName(reading: Reading): Reading {
  const named = [...reading.concepts].find((concept) => concept !== 'where' && LISTS[concept] !== undefined)
  if (named === undefined || reading.things.length === 0) return reading
  const isOfList = reading.things.every(({ thing }) => thing.list === LISTS[named])
  const concepts = new Set([...reading.concepts].filter((concept) => concept !== named))
  return isOfList ? { ...reading, concepts } : reading
}

const RANKED: readonly Intent[] = ['last-time', 'last-dose', 'most', 'what-helped']
const HELPING: readonly Intent[] = ['did-help', 'what-helped']
const LISTED: readonly Intent[] = ['most', 'what-helped']
/** Intents without a period: the day of an appointment is not a day to look at. */
const TIMELESS: readonly Intent[] = [
  'visit',
  'explain',
  'guide',
  'my-medicines',
  'my-conditions',
  'can-do',
  'kind',
]

/** The understood question, or null if it fits no row. [ASST-21] */
export function questionFromReading(said: Reading, calendar: Calendar): UnderstoodQuestion | null {
  const reading = byListName(joinDays(said))
  const pieces = questionPieces(reading)
  const row = ROWS.find((one) => fitsRow(one, pieces))
  if (row === undefined) return null
  const { intent } = row
  const asked: UnderstoodQuestion = {
    ...NOTHING_ASKED,
    intent,
    measure: measureOf(intent, reading.concepts),
    things: reading.things.map(({ thing }) => thing),
    list: LISTED.includes(intent) ? listIn(reading.concepts) : null,
    periods: TIMELESS.includes(intent) ? [] : reading.periods.map(({ range }) => range),
    time: reading.concepts.has('morning') ? 'morning' : reading.concepts.has('evening') ? 'evening' : null,
    effect: HELPING.includes(intent) ? effectOf(reading.concepts) : null,
    rank: RANKED.includes(intent) ? rankOf(pieces) : null,
    chart: intent === 'explain' ? chartIn(reading.concepts) : null,
    words: intent === 'guide' ? reading.typed : null,
  }
  if (intent === 'did-help' && !asked.things.every(isTried)) return null
  if (intent === 'compare') return compared(asked, reading, calendar)
  return asked
}

const isTried = ({ list }: { list: ThingList }): boolean =>
  list === 'medication' || list === 'alleviating_factor'

/** Two single days without a comparison mean the days between them. */
function joinDays(reading: Reading): Reading {
  const [one, two, ...more] = reading.periods
  if (reading.concepts.has('compare') || one === undefined || two === undefined || more.length > 0)
    return reading
  const isSpan = one.from === one.to && two.from === two.to && one.from < two.to
  const range = { is: 'custom', from: one.from, to: two.to } as const
  return isSpan ? { ...reading, periods: [{ range, from: one.from, to: two.to, unit: null }] } : reading
}

/**
 * Puts the later period first. The same period twice means it and the one before, as in "last week and the week
 * before".
 */
function compared(
  asked: UnderstoodQuestion,
  { periods, concepts }: Reading,
  calendar: Calendar,
): UnderstoodQuestion | null {
  const [one, two = one] = periods
  if (one === undefined || two === undefined || periods.length > 2) return null
  const isSame = one.from === two.from && one.to === two.to
  const other = isSame ? besides(one, concepts.has('previous') || periods.length > 1, calendar) : two
  if (other === null) return null
  const inOrder = [one, other].toSorted((a, b) => (a.from < b.from ? 1 : -1))
  return { ...asked, periods: inOrder.map(({ range }) => range) }
}

/** "Better than last week" means this week; anything else is compared with the period before it. */
function besides(one: StatedPeriod, isBeforeSaid: boolean, calendar: Calendar): StatedPeriod | null {
  const { unit } = one
  const isLast = unit !== null && unitPeriod(unit, 1, calendar).from === one.from
  return isLast && !isBeforeSaid ? unitPeriod(unit, 0, calendar) : previousPeriod(one, calendar)
}

function measureOf(intent: Intent, concepts: ReadonlySet<QuestionConcept>): QuestionMeasure | null {
  switch (intent) {
    case 'avg-pain':
      return 'pain'
    case 'avg-score':
      return 'score'
    case 'pattern':
      return concepts.has('howLong') ? 'length' : 'pattern'
    case 'count':
      return countedIn(concepts)
    case 'last-time':
      return concepts.has('reflections') ? 'reflections' : concepts.has('records') ? 'records' : null
    case 'worst':
    case 'best':
    case 'trend':
    case 'compare':
      return concepts.has('score') ? 'score' : 'pain'
    default:
      return null
  }
}

function countedIn(concepts: ReadonlySet<QuestionConcept>): QuestionMeasure {
  if (concepts.has('reflections')) return 'reflections'
  return concepts.has('days') && !concepts.has('records') ? 'days' : 'records'
}

const listIn = (concepts: ReadonlySet<QuestionConcept>): ThingList | null =>
  [...concepts].map((concept) => LISTS[concept]).find((list) => list !== undefined) ?? null

function effectOf(concepts: ReadonlySet<QuestionConcept>): UnderstoodQuestion['effect'] {
  if (concepts.has('notHelp')) return 'not'
  return concepts.has('madeWorse') ? 'worse' : concepts.has('help') ? 'helped' : null
}

function rankOf(pieces: ReadonlySet<QuestionPiece>): UnderstoodQuestion['rank'] {
  if (pieces.has('firstTime')) return 'first'
  if (pieces.has('lastTime')) return 'last'
  return pieces.has('mostOften') || pieces.has('most') ? 'most' : null
}

const VIEWS: Readonly<Partial<Record<QuestionConcept, Chart>>> = {
  insightsView: 'insights',
  chartsView: 'charts',
  timelineView: 'timeline',
  compareView: 'compare',
  calendarView: 'calendar',
  bodyView: 'body',
  trend: 'timeline',
}

const chartIn = (concepts: ReadonlySet<QuestionConcept>): Chart | null =>
  [...concepts].map((concept) => VIEWS[concept]).find((chart) => chart !== undefined) ?? null
