import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import type { QuestionConcept } from './concepts.ts'
import { previousPeriod, type Calendar, type StatedPeriod } from './periods/calendar.ts'
import { listReadings, type SentenceOutcome } from './understandSentence.ts'
import type { ReadSentence } from './readSentence.ts'
import type { QuestionChoice } from './understandingResult.ts'

/** Words that ask nothing on their own. */
const EMPTY: readonly QuestionConcept[] = ['what', 'how', 'have', 'morning', 'evening']
const TALK: readonly UnderstoodQuestion['intent'][] = [
  'visit',
  'explain',
  'guide',
  'can-do',
  'kind',
  'my-medicines',
  'my-conditions',
  'not-recorded',
  'app',
  'basis',
]

/** "And last month?" repeats the previous question for other days or another thing. [ASST-21] */
export function readFollowUp(
  read: ReadSentence,
  before: UnderstoodQuestion | null,
  calendar: Calendar,
): SentenceOutcome | null {
  if (before === null || read.left.length > 0 || TALK.includes(before.intent)) return null
  const readings = listReadings(read)
  const { concepts, things, periods } = readings[0]!
  const time = concepts.has('morning') ? 'morning' : concepts.has('evening') ? 'evening' : null
  const isOther = things.length + periods.length + (time === null ? 0 : 1) > 0
  const isBare = [...concepts].every((concept) => EMPTY.includes(concept))
  if (!isBare || !isOther || periods.length > 1 || before.intent === 'compare') return null
  const choices = readings.flatMap((reading): readonly QuestionChoice[] => {
    const [thing] = reading.things
    const [period] = reading.periods
    if (thing !== undefined && !isLike(thing.thing.list, before)) return []
    // Heat helped or not; a place did neither.
    if (before.intent === 'did-help' && thing !== undefined && !isTried(thing.thing.list)) return []
    if (time !== null && before.intent !== 'avg-pain') return []
    const asked = {
      ...before,
      ...(thing === undefined
        ? {}
        : { topic: null, topicWords: null, place: placeBeside(thing.thing.list, before) }),
      things: thing === undefined ? before.things : [thing.thing],
      periods: period === undefined ? before.periods : [otherThan(period, before, calendar).range],
      time: time ?? before.time,
    }
    const about =
      thing === undefined
        ? ({ is: 'day', day: period?.from ?? '' } as const)
        : ({ is: 'thing', list: thing.thing.list, text: thing.label } as const)
    return [{ about, asked }]
  })
  return choices.length === 0 ? null : { is: 'asked', choices }
}

/** Another subject keeps the place; another place does not. [ASST-269] */
const placeBeside = (list: string, { place }: UnderstoodQuestion): UnderstoodQuestion['place'] =>
  list === 'location' ? null : place

/** "And the month before" after an answer about last month means the one before that. */
function otherThan(
  period: StatedPeriod,
  { periods: [range] }: UnderstoodQuestion,
  calendar: Calendar,
): StatedPeriod {
  const isSame = JSON.stringify(period.range) === JSON.stringify(range)
  return (isSame ? previousPeriod(period, calendar) : null) ?? period
}

const isTried = (list: string): boolean => list === 'medication' || list === 'alleviating_factor'

/** A medication replaces only a medication, any other item only another item. */
function isLike(list: string, { things }: UnderstoodQuestion): boolean {
  const [before] = things
  return before !== undefined && (before.list === 'medication') === (list === 'medication')
}
