import { CHARTS, NOTHING_ASKED, type UnderstoodQuestion } from '../understoodQuestion.ts'
import type { QuestionConcept } from './concepts.ts'
import { findDecline, FIRST_DECLINES, LATER_DECLINES } from './declineRows.ts'
import { typedBetween } from './foldQuestion.ts'
import type { KnownThing } from './knownThing.ts'
import type { Calendar, StatedPeriod } from './periods/calendar.ts'
import { fitsRow, ROWS, type QuestionPiece } from './questionRows.ts'
import type { ReadSentence } from './readSentence.ts'
import { questionFromReading, questionPieces, type Reading } from './readings.ts'
import type { QuestionChoice, ChoiceAbout, Decline } from './understandingResult.ts'

/** The result of one sentence. A decline with `isFirst` overrides all others. */
export type SentenceOutcome =
  | { is: 'asked'; choices: readonly QuestionChoice[] }
  | { is: 'decline'; why: Decline; about: string | null; isFirst: boolean }

const MOST_READINGS = 12
const FELT: QuestionChoice = {
  about: { is: 'sentence', text: '' },
  asked: { ...NOTHING_ASKED, intent: 'kind' },
}

export function understandSentence(read: ReadSentence, calendar: Calendar): SentenceOutcome {
  const readings = listReadings(read)
  const pieces = questionPieces(readings[0]!)
  const first = findDecline(FIRST_DECLINES, pieces)
  if (first !== null) return { is: 'decline', why: first, about: null, isFirst: true }
  if (read.periods.flat().some(({ from }) => from > calendar.today))
    return { is: 'decline', why: 'ahead', about: null, isFirst: false }
  const choices = choicesFrom(readings, calendar)
  if (choices.length > 0) return { is: 'asked', choices }
  // Whatever else the sentence says, it does not ask for numbers, and gets none.
  if (pieces.has('feeling')) return { is: 'asked', choices: [FELT] }
  return { is: 'decline', isFirst: false, ...whyNot(read, pieces) }
}

function whyNot(
  read: ReadSentence,
  pieces: ReadonlySet<QuestionPiece>,
): { why: Decline; about: string | null } {
  const later = findDecline(LATER_DECLINES, pieces)
  if (later !== null) return { why: later, about: null }
  const [left] = read.left
  if (left === undefined) return { why: 'not-understood', about: null }
  const about = typedBetween(read.folded, left.start, left.end)
  return { why: read.left.length === 1 && wouldFit(pieces) ? 'unknown-thing' : 'left-over', about }
}

/** Whether it would be a question if the unknown word were a thing in the diary. */
const wouldFit = (pieces: ReadonlySet<QuestionPiece>): boolean =>
  (['item', 'medicine'] as const).some((slot) => {
    const others = new Set([...pieces, slot].filter((piece) => piece !== 'left'))
    return ROWS.some((row) => row.intent !== 'guide' && fitsRow(row, others))
  })

function choicesFrom(readings: readonly Reading[], calendar: Calendar): QuestionChoice[] {
  const byAsked = new Map<string, QuestionChoice>()
  for (const reading of readings) {
    const asked = questionFromReading(reading, calendar)
    if (asked !== null) byAsked.set(JSON.stringify(asked), { asked, about: aboutOf(reading, asked) })
  }
  return [...byAsked.values()].flatMap(withCharts)
}

/** "This chart" may mean any chart. */
const withCharts = (choice: QuestionChoice): readonly QuestionChoice[] =>
  choice.asked.intent === 'explain' && choice.asked.chart === null
    ? CHARTS.map((chart) => ({ about: { is: 'chart', chart }, asked: { ...choice.asked, chart } }))
    : [choice]

function aboutOf({ things, periods }: Reading, asked: UnderstoodQuestion): ChoiceAbout {
  const [thing] = things
  const [period] = periods
  if (period !== undefined && thing === undefined) return { is: 'day', day: period.from }
  if (thing !== undefined) return { is: 'thing', list: thing.thing.list, text: thing.label }
  return { is: 'sentence', text: asked.words ?? '' }
}

/** All combinations of one reading per thing and per period. */
export function listReadings(read: ReadSentence): readonly Reading[] {
  const concepts = new Set<QuestionConcept>()
  let things: readonly (readonly KnownThing[])[] = [[]]
  for (const { means } of read.words) {
    if (means.is === 'concept') concepts.add(means.concept)
    if (means.is === 'thing') things = combined(things, means.things)
  }
  const periods = read.periods.reduce<readonly (readonly StatedPeriod[])[]>(combined, [[]])
  const left = read.left.length === 0 ? null : read.folded.typed
  const typed = read.folded.typed.trim()
  return things
    .flatMap((some) => periods.map((days) => ({ concepts, things: some, periods: days, left, typed })))
    .slice(0, MOST_READINGS)
}

const combined = <Of>(before: readonly (readonly Of[])[], next: readonly Of[]): readonly (readonly Of[])[] =>
  before.flatMap((some) => next.map((one) => [...some, one])).slice(0, MOST_READINGS)
