import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import { hasLevelWord, painLevel } from '../../example/painLevel.ts'
import {
  BY_DAY,
  FLARE_WORDS,
  HOW_MANY_DAYS,
  IN_A_ROW,
  LAST_ONE,
  LASTS,
  LONGEST,
  MISSED,
  PAIN_FREE,
  PER_DAY,
  PER_WEEK,
  RECORD_WORDS,
} from './countingWords.ts'
import { looseQuestion, type LooseParts } from '../looseQuestion.ts'
import { stateOf } from './stateInTime.ts'
import { isPlace } from '../looseFeatures.ts'
import { joinByList } from '../thesaurus/topicThings.ts'

/** A day below this number has no pain at all. */
const NO_PAIN = { compare: 'under', value: 0 } as const
/** Any pain. */
const SOME_PAIN = { compare: 'over', value: 1 } as const
const HIGHEST_PAIN = 10

const OF_DIARY: readonly Intent[] = [
  'count',
  'diary-start',
  'last-time',
  'how-often',
  'days-without',
  'hard-days',
]
const OF_LAST: readonly Intent[] = ['best', 'last-time', 'since-when', 'good-days', 'days-without', 'on-day']
const OF_NUMBERS: readonly Intent[] = [
  'trend',
  'avg-pain',
  'compare',
  'hard-days',
  'count',
  'summary',
  'since-start',
]
const OF_DAYS: readonly Intent[] = [
  'spell',
  'hard-days',
  'level-days',
  'avg-pain',
  'how-often',
  'count',
  'pattern',
  'weekday',
  'trend',
]
const OF_ROW: readonly Intent[] = [
  'spell',
  'how-often',
  'hard-days',
  'level-days',
  'trend',
  'since-when',
  'count',
]
const OF_LENGTH: readonly Intent[] = [
  'pattern',
  'spell',
  'avg-pain',
  'how-often',
  'hard-days',
  'hard-days-trend',
]
const SHORT_DAYS = 7

/** A question that counts days in another way than its words alone would be read. [ASST-146] */
export function askCounting(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion | null {
  const { reading } = parts
  const { language } = reading.thesaurus
  const text = foldWords(reading.typed)
  const says = (words: typeof BY_DAY): boolean => words[language].test(text)
  const { intent } = asked
  const loose = { ...asked, isLoose: true }
  if (intent === 'last-level' && asked.level?.compare === 'under' && says(PAIN_FREE))
    return { ...loose, level: NO_PAIN }
  if (OF_LAST.includes(intent) && says(PAIN_FREE) && says(LAST_ONE) && !says(HOW_MANY_DAYS))
    return { ...loose, intent: 'last-level', measure: null, rank: null, level: NO_PAIN }
  if (OF_DIARY.includes(intent) && asked.things.length === 0 && says(MISSED) && says(HOW_MANY_DAYS))
    return { ...loose, intent: 'count', measure: 'days', ways: ['missed'] }
  const isFlare = reading.topics.some(({ topic }) => topic === 'flare') || says(FLARE_WORDS)
  if (OF_LENGTH.includes(intent) && isFlare && says(LASTS) && !says(LONGEST))
    return { ...loose, intent: 'spell', things: [], level: null, ways: ['runs'] }
  const isCounted = says(IN_A_ROW) && (OF_ROW.includes(intent) || (intent === 'kind' && says(HOW_MANY_DAYS)))
  if (isCounted) return inARow(loose, parts, says(LONGEST))
  const number = reading.numbers.find((one) => one <= HIGHEST_PAIN)
  const isOfLevel = number !== undefined && hasLevelWord(text, language)
  if (says(PER_WEEK) && says(HOW_MANY_DAYS) && OF_DAYS.includes(intent)) return perWeek(loose, parts)
  const isOfRecords =
    intent === 'count' || (intent === 'avg-pain' && says(HOW_MANY_DAYS) && says(RECORD_WORDS))
  if (isOfRecords && says(PER_DAY) && asked.things.length === 0)
    return { ...loose, intent: 'count', measure: 'records', periods: [], ways: ['per-day'] }
  if (isOfLevel && OF_NUMBERS.includes(intent) && says(HOW_MANY_DAYS)) {
    const { periods, things } = looseQuestion('hard-days', parts)
    const level = painLevel(text, number, { language, isGood: false })
    return { ...loose, intent: 'level-days', things, periods, level, measure: null }
  }
  return null
}

/** Now, unless the longest is asked for; of something that is recorded, the days with it. */
function inARow(asked: UnderstoodQuestion, parts: LooseParts, isLongest: boolean): UnderstoodQuestion {
  const state = parts.features.has('pain-word') ? null : stateOf(parts)
  const isBad = state !== null && state.topic === 'poor-sleep' && !parts.features.has('good-days')
  const isWithout = asked.intent === 'spell' && asked.effect === 'not'
  const isOfThing = asked.intent === 'how-often' && asked.things.some(({ list }) => list !== 'location')
  const now = isLongest ? [] : (['now'] as const)
  const periods = withoutShort(parts)
  if (isOfThing && state === null) return { ...asked, intent: 'spell', periods, ways: ['in-a-row', ...now] }
  if (state !== null && state.things.length > 0 && (isBad || !isWithout)) {
    const about = { feeling: null, passages: [], topic: state.topic, topicWords: state.words, effect: null }
    const things = joinByList(state.things)
    return { ...asked, ...about, intent: 'spell', things, level: null, periods, ways: ['in-a-row', ...now] }
  }
  if (isWithout || asked.intent === 'kind') return asked
  const number = parts.reading.numbers.find((one) => one > 0 && one <= HIGHEST_PAIN)
  const { typed, thesaurus } = parts.reading
  const text = foldWords(typed)
  const level =
    asked.level ??
    (number === undefined || !hasLevelWord(text, thesaurus.language)
      ? null
      : painLevel(text, number, { language: thesaurus.language, isGood: false }))
  return { ...asked, intent: 'spell', level, periods: withoutShort(parts), ways: now }
}

/** "Three nights in a row" is a length, and no period. */
function withoutShort(parts: LooseParts): UnderstoodQuestion['periods'] {
  const { periods } = looseQuestion('hard-days', parts)
  const [range] = periods
  const isLoose = parts.reading.isHabit || parts.reading.isNamedPeriod
  return range === undefined || range.is === '7days' || isLoose ? [] : periods
}

/** On how many days a week, as a rule: of pain, of a number, or of something that is recorded. */
function perWeek(asked: UnderstoodQuestion, parts: LooseParts): UnderstoodQuestion {
  const { reading, context } = parts
  const { language } = reading.thesaurus
  const text = foldWords(reading.typed)
  const number = reading.numbers.find((one) => one <= HIGHEST_PAIN)
  const isOfLevel = number !== undefined && hasLevelWord(text, language)
  const level = isOfLevel ? painLevel(text, number, { language, isGood: false }) : SOME_PAIN
  const isOfThing = asked.intent === 'how-often' && asked.things.length > 0
  const places = joinByList(
    reading.topics
      .filter(({ topic }) => isPlace(topic))
      .flatMap(({ topic }) => context.byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )
  const long = reading.periods.filter(({ unit }) => unit !== 'week' && unit !== 'day')
  const isShort = long.some(({ range }) => range.is === '7days')
  return {
    ...asked,
    intent: 'level-days',
    things: isOfThing ? asked.things : places,
    periods: isShort ? [] : long.slice(0, 1).map(({ range }) => range),
    level: isOfThing ? null : level,
    ways: ['per-week'],
  }
}

const COURSES: readonly Intent[] = [
  'avg-pain',
  'avg-score',
  'trend',
  'compare',
  'summary',
  'hard-days',
  'level-days',
  'count',
]

/** "Show it by day": the days of the answer before, each with its number. */
export function askByDay(
  asked: UnderstoodQuestion,
  { reading, context: { before } }: LooseParts,
): UnderstoodQuestion | null {
  if (!BY_DAY[reading.thesaurus.language].test(foldWords(reading.typed))) return null
  const about = before !== null && COURSES.includes(before.intent) ? before : asked
  if (!COURSES.includes(about.intent) || reading.wordCount > SHORT_DAYS * 2) return null
  const periods = asked.periods.length > 0 ? asked.periods.slice(0, 1) : about.periods.slice(0, 1)
  return {
    ...about,
    intent: 'avg-pain',
    measure: 'pain',
    level: null,
    isLoose: true,
    periods,
    ways: ['by-day'],
  }
}
