import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { painLevel, hasLevelWord } from '../../example/painLevel.ts'
import { foldWords } from '../../foldQuestion.ts'
import { periodBetween, plusDays, previousPeriod, type StatedPeriod } from '../../periods/calendar.ts'
import type { KnownThing } from '../../knownThing.ts'
import { askExcept } from './askExcept.ts'
import { BRIEF_TURNS } from './briefTurns.ts'
import { CORRECT_TURNS } from './correctTurns.ts'
import {
  isOnlyDays,
  isSaid,
  sameQuestion as same,
  type Carry,
  type CarryContext,
  type Carrying,
} from './carrying.ts'
import { countedPlace, UNNAMED } from './countedPlace.ts'
import { daysOfAnswer, otherDays } from './daysOfAnswer.ts'
import { isPlace } from '../looseFeatures.ts'
import type { LooseReading } from '../looseReading.ts'
import { isShortScript } from '../../scripts.ts'
import { askHowLong, askOfThose, askOnlyWhen, askSomebodyElse, askThoseDays } from './narrowTurns.ts'
import { askAroundEvent, askOtherPlace, askOtherYear, askYearAgo } from './otherDaysTurns.ts'
import { askCourseOf } from './otherSubjectTurns.ts'
import { SUBJECT_TURNS } from './subjectTurns.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import {
  COMPARED_WORDS,
  DAYS_WORDS,
  EARLIER_WORDS,
  NIGHT_WORDS,
  OTHER_WORDS,
  SAME_WORDS,
  SURE_WORDS,
  YEAR_AGO_WORDS,
} from './turnWords/carryWords.ts'

/** Longer messages say themselves what they ask. */
const MOST_WORDS = 10
/** "Are you sure? I'd swear …" gives its reason. */
const MOST_WORDS_OF_DOUBT = 18

/** What they count is told for each period by itself. */
const COUNTED: readonly Intent[] = [
  'doses',
  'how-often',
  'hard-days',
  'good-days',
  'level-days',
  'days-without',
  'count',
]
const OF_PAIN: readonly Intent[] = [
  'avg-pain',
  'worst',
  'best',
  'trend',
  'compare',
  'my-number',
  'pain-range',
  'summary',
  'on-day',
]
const OF_TIME: readonly Intent[] = [
  ...COUNTED,
  ...OF_PAIN,
  'avg-score',
  'link-of',
  'link-two',
  'did-help',
  'help-two',
  'what-helped',
  'most',
  'more-with',
  'less-with',
  'time-of-day',
  'weekday',
  'day-after',
  'good-against-bad',
  'helped-when-bad',
  'not-recorded',
  'spell',
  'months',
]
const A_YEAR = 365
const HALF_MONTH = 15

/** The days that the message names: a season, a period, or the month around this day of last year. [ASST-104] */
function daysNamed(carrying: Carrying): StatedPeriod | null {
  const { reading, calendar } = carrying
  if (isSaid(YEAR_AGO_WORDS, carrying)) {
    const day = plusDays(calendar.today, -A_YEAR)
    return periodBetween(plusDays(day, -HALF_MONTH), plusDays(day, HALF_MONTH))
  }
  return reading.seasons[0] ?? reading.periods[0] ?? null
}

/** "Is that a lot compared with summer": the same count in both, or both averages. [ASST-181] */
const askCompared: Carry = (carrying) => {
  const { before, calendar } = carrying
  if (!isSaid(COMPARED_WORDS, carrying) || !isOnlyDays(carrying)) return null
  const days = daysNamed(carrying)
  const own = daysOfAnswer(before, calendar)
  if (days === null || own === null) return null
  const periods = [own.range, days.range]
  if (COUNTED.includes(before.intent)) return same(before, { periods })
  if (before.intent === 'avg-score') return same(before, { intent: 'compare', measure: 'score', periods })
  if (!OF_PAIN.includes(before.intent)) return null
  return same(before, { intent: 'compare', measure: 'pain', periods, time: null, level: null })
}

/** "Was that the same last winter": the same question, subject and place, of other days. [ASST-184] */
const askSameThen: Carry = (carrying) => {
  const { before } = carrying
  if (!OF_TIME.includes(before.intent) || !isOnlyDays(carrying)) return null
  const isSameSaid = isSaid(SAME_WORDS, carrying)
  const days = daysNamed(carrying)
  if (!isSameSaid || days === null) return null
  // Of a thing, the months of "this autumn" were counted.
  const intent = before.intent === 'months' && before.things.length > 0 ? 'how-often' : before.intent
  return same(before, {
    intent,
    periods: otherDays(before, days.range),
    rank: intent === 'months' ? null : before.rank,
  })
}

/** "And before that". [ASST-184] */
const askEarlier: Carry = (carrying) => {
  const { before, calendar } = carrying
  if (!isSaid(EARLIER_WORDS, carrying) || !OF_TIME.includes(before.intent)) return null
  const own = daysOfAnswer(before, calendar)
  const earlier = own === null ? null : previousPeriod(own, calendar)
  return earlier === null ? null : same(before, { periods: [earlier.range], rank: before.rank })
}

/** "Are you sure? I'd swear it was after the wedding": what the entries say, and that they say nothing of it. [ASST-183] */
const askDoubt: Carry = (carrying) => {
  const { before, reading } = carrying
  if (!isSaid(SURE_WORDS, carrying) || TEXTS.includes(before.intent)) return null
  if (reading.wordCount <= LEAST_DOUBT && reading.topics.length === 0) return null
  const [topic] = reading.topics.filter(({ topic: one }) => !isPlace(one) && one !== 'diary-use')
  const except = topic === undefined ? undefined : { words: topic.words, things: [] }
  return {
    ...before,
    intent: 'basis',
    basisOf: before.intent,
    isLoose: true,
    passages: [],
    rank: null,
    ...(except === undefined ? {} : { except }),
  }
}
const LEAST_DOUBT = 3

/** "Which ones exactly", "day by day". [ASST-180] */
const askDays: Carry = (carrying) => {
  const { before } = carrying
  if (!isSaid(DAYS_WORDS, carrying) || !isOnlyDays(carrying)) return null
  if (TEXTS.includes(before.intent)) return null
  return {
    ...before,
    intent: 'basis',
    basisOf: before.intent,
    rank: 'least',
    isLoose: true,
    passages: [],
    leftOut: [],
  }
}
const TEXTS: readonly Intent[] = [
  'guide',
  'app',
  'kind',
  'talk',
  'can-do',
  'explain',
  'note',
  'visit-questions',
]

const SIDES = { '-left': '-right', '-right': '-left' } as const

/** The same place of the body on the other side. */
function otherSide({ key }: KnownThing, all: readonly KnownThing[]): KnownThing | null {
  const side = (Object.keys(SIDES) as (keyof typeof SIDES)[]).find((one) => key?.endsWith(one) === true)
  if (side === undefined || key === null) return null
  const other = `${key.slice(0, -side.length)}${SIDES[side]}`
  return all.find((one) => one.key === other && one.thing.list === 'location') ?? null
}

/** "And the other one": the other side, or the other of two things. [ASST-185] */
const askOther: Carry = (carrying) => {
  const { before, byTopic, reading } = carrying
  if (!isSaid(OTHER_WORDS, carrying) || reading.side !== null) return null
  if (!reading.topics.every(({ topic }) => isPlace(topic)) || reading.names.flat().length > 0) return null
  const all = [...new Set([...byTopic.values()].flat())]
  const ids = new Set(
    [...before.things, ...(before.place === null ? [] : [before.place])].flatMap((thing) => thing.ids),
  )
  const own = all.filter(({ thing }) => thing.list === 'location' && thing.ids.some((id) => ids.has(id)))
  const others = own.flatMap((one) => otherSide(one, all) ?? [])
  if (others.length > 0) {
    const places = joinByList(others)
    const isThing = before.things.some(({ list }) => list === 'location')
    return countedPlace(
      same(before, isThing ? { things: places, ...UNNAMED } : { place: places[0]!, rank: before.rank }),
      carrying,
    )
  }
  return before.second.length > 0 ? same(before, { things: before.second, second: before.things }) : null
}

/** "Only the nights": by the time of day, in the same place and period. [ASST-186] */
const askNights: Carry = (carrying) => {
  const { before, reading } = carrying
  if (!isSaid(NIGHT_WORDS, carrying) || reading.wordCount > MOST_NIGHT_WORDS) return null
  if (reading.topics.some(({ topic }) => !NIGHT_TOPICS.includes(topic)) || reading.names.flat().length > 0)
    return null
  if (reading.periods.length + reading.seasons.length > 0) return null
  const isOfPlace = before.intent === 'how-often' && before.things.every(({ list }) => list === 'location')
  const isOfPain = OF_PAIN.includes(before.intent) || before.intent === 'time-of-day' || isOfPlace
  return isOfPain ? same(before, { intent: 'time-of-day', effect: null, time: null, level: null }) : null
}
const MOST_NIGHT_WORDS = 8
const NIGHT_TOPICS: readonly string[] = ['waking-at-night', 'diary-use']

/** "Over 5, then": the same days with another number. [ASST-187] */
const askLevel: Carry = (carrying) => {
  const { before, reading } = carrying
  const [value, second] = reading.numbers
  if (value === undefined || second !== undefined || value > HIGHEST_PAIN || !isOnlyDays(carrying))
    return null
  const isOfLevel = OF_LEVEL.includes(before.intent)
  const folded = foldWords(reading.typed)
  const { language } = reading.thesaurus
  if (!isOfLevel || reading.wordCount > MOST_LEVEL_WORDS) return null
  if (reading.periods.length > 0 || !(hasLevelWord(folded, language) || before.level !== null)) return null
  const isUnder = before.level?.compare === 'under'
  const level = painLevel(folded, value, { language, isGood: isUnder })
  const intent = before.intent === 'last-level' || before.intent === 'spell' ? before.intent : 'level-days'
  return same(before, { intent, level, rank: before.rank })
}
const HIGHEST_PAIN = 10
const MOST_LEVEL_WORDS = 6
const OF_LEVEL: readonly Intent[] = ['level-days', 'hard-days', 'good-days', 'last-level', 'spell']

/** The first that fits. */
const CARRIES: readonly Carry[] = [
  ...CORRECT_TURNS,
  ...SUBJECT_TURNS,
  askOtherYear,
  askOtherPlace,
  ...BRIEF_TURNS,
  askOfThose,
  askThoseDays,
  askYearAgo,
  askDays,
  askHowLong,
  askAroundEvent,
  askCompared,
  askLevel,
  askOther,
  askNights,
  askSameThen,
  askEarlier,
  askCourseOf,
]
/** A condition takes more words. */
const CONDITIONS: readonly Carry[] = [askExcept, askOnlyWhen, askSomebodyElse]
const MOST_WORDS_OF_CONDITION = 14

/** A short second message that keeps the subject, the place and the period of the one before. */
export function keepSubject(reading: LooseReading, context: CarryContext): UnderstoodQuestion | null {
  if (reading.wordCount > MOST_WORDS_OF_DOUBT) return null
  const folded = foldWords(reading.typed)
  const text = isShortScript(folded) ? folded.replaceAll(' ', '') : folded
  const carrying: Carrying = { ...context, reading, text }
  const doubt = askDoubt(carrying)
  if (doubt !== null || reading.wordCount > MOST_WORDS_OF_CONDITION) return doubt
  const carries = reading.wordCount > MOST_WORDS ? CONDITIONS : [...CARRIES, ...CONDITIONS]
  for (const carry of carries) {
    const asked = carry(carrying)
    if (asked !== null) return asked
  }
  return null
}
