import type {
  Intent,
  RecordedThing,
  UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AskId } from '../../topicIds.ts'
import { previousPeriod, type Calendar, type StatedPeriod } from '../../periods/calendar.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { answeredQuestion } from '@reprieve/domain/assistant/answeredQuestion.ts'
import { askTurn } from '../../example/turnAfterAnswer.ts'
import { foldWords } from '../../foldQuestion.ts'
import { countedPlace } from './countedPlace.ts'
import { daysOfAnswer, otherDays } from './daysOfAnswer.ts'
import { askAsRemedy, askWhichHelpsMore } from './besideAnswer.ts'
import { isPlace, mainTopic, type LooseFeature } from '../looseFeatures.ts'
import type { LooseReading } from '../looseReading.ts'
import { isWeekendSpan } from '../days/namedPeriods.ts'
import { askOnSide } from './sideAfterAnswer.ts'
import { MEDICINE_TOPICS } from '../thesaurus/topicKinds.ts'
import { joinByList, type ThingsByTopic } from '../thesaurus/topicThings.ts'

/** Longer questions say themselves what they ask. */
const MOST_WORDS = 7

const COUNTED: readonly Intent[] = [
  'avg-pain',
  'avg-score',
  'trend',
  'compare',
  'worst',
  'best',
  'hard-days',
  'how-often',
  'last-time',
  'doses',
  'last-dose',
  'pattern',
  'most',
  'count',
  'on-day',
  'time-of-day',
  'weekday',
  'what-differs',
  'more-with',
  'less-with',
  'what-helped',
  'did-help',
  'link-of',
]
const IN_SEASON: readonly Intent[] = [
  ...COUNTED,
  'months',
  'good-days',
  'level-days',
  'days-without',
  'thing-trend',
  'hard-days-trend',
  'link-two',
  'help-two',
  'day-after',
  'pain-range',
  'summary',
  'spell',
]
const OF_TOPIC: readonly Intent[] = ['link-of', 'did-help', 'not-recorded', 'how-often', 'last-time']
const OF_PLACE: readonly Intent[] = [
  'avg-pain',
  'trend',
  'how-often',
  'last-time',
  'worst',
  'best',
  'hard-days',
  'good-days',
  'level-days',
  'spell',
  'months',
  'weeks',
  'time-of-day',
  'weekday',
  'my-number',
  'pain-range',
  'compare',
]
/** After these, another medicine is asked about in the same way. */
const OF_MEDICINE: readonly Intent[] = [
  'did-help',
  'doses',
  'last-dose',
  'works-less',
  'days-without',
  'how-fast',
]
/** Asks that a follow-up may have, besides what it replaces. */
const WEAK_ASKS: ReadonlySet<AskId> = new Set([
  'day-before',
  'time-of-day',
  'weekday',
  'link',
  'compare',
  'more',
  'last-time',
])
const ASKED_AGAIN: Readonly<Partial<Record<AskId, Intent>>> = {
  'how-often': 'how-often',
  'last-time': 'last-time',
  worse: 'link-of',
  link: 'link-of',
  helps: 'did-help',
}

export interface LooseContext {
  byTopic: ThingsByTopic
  /** Also the places of the side that the question does not name. */
  bothSides?: ThingsByTopic
  calendar: Calendar
  before: UnderstoodQuestion | null
}

interface FollowUpContext extends LooseContext {
  before: UnderstoodQuestion
}

/**
 * "And stress?", "just the nights", "and sunday": the previous question with another subject or other days. `isSure`:
 * examples say that it is one, however long. [ASST-45]
 */
export function readLooseFollowUp(
  reading: LooseReading,
  features: ReadonlySet<LooseFeature>,
  { before: previous, byTopic, bothSides = byTopic, calendar }: FollowUpContext,
  isSure = false,
): UnderstoodQuestion | null {
  const before = answeredQuestion(previous)
  // A turn of phrase has a label, which makes it sure.
  const turned = askTurn(reading, { before, byTopic, bothSides, calendar })
  if (turned !== null) return isSure ? turned : null
  const ofTwo = askWhichHelpsMore(reading, before, byTopic)
  if (ofTwo !== null) return ofTwo
  const sided = askOnSide(reading, before, { byTopic: bothSides, calendar })
  if (sided !== null) return sided
  if (features.has('basis') && COUNTED.includes(before.intent))
    return { ...before, intent: 'basis', basisOf: before.intent, isLoose: false }
  const asks = [...reading.asks]
  if (!isSure && (reading.wordCount > MOST_WORDS || features.has('unclear') || features.has('app')))
    return null
  const isBare =
    isSure || (asks.every((ask) => WEAK_ASKS.has(ask)) && !BUSY.some((feature) => features.has(feature)))
  if (!isBare) return again(reading, features, before)
  const loose = { ...before, isLoose: true }
  const main = mainTopic(reading.topics)
  const remedy = main === null ? null : askAsRemedy(main, before, byTopic)
  if (remedy !== null) return remedy
  // "And in summer": the same about those days.
  const isOfSeason = reading.topics.every(({ topic }) => topic === 'season')
  const [season] = isOfSeason ? reading.seasons : []
  if (season !== undefined && IN_SEASON.includes(before.intent)) {
    // "How often in summer" of a thing was read as its months.
    const intent = before.intent === 'months' && before.things.length > 0 ? 'how-often' : before.intent
    const rank = intent === before.intent ? before.rank : null
    return { ...loose, intent, rank, periods: otherDays(before, season.range) }
  }
  const [period] = reading.periods
  if (main !== null && isPlace(main.topic)) {
    const place = joinByList((byTopic.get(main.topic) ?? []).filter(({ thing }) => thing.list === 'location'))
    if (OF_PLACE.includes(before.intent))
      return countedPlace(
        { ...loose, things: place, topic: main.topic, topicWords: main.words },
        { before, reading, calendar },
      )
    if (['did-help', 'link-of', 'what-helped', 'more-with', 'less-with', 'visit'].includes(before.intent))
      return { ...loose, place: place[0] ?? null }
    return null
  }
  // "Ibu" is a painkiller, and the ibuprofen of this diary.
  const named = joinByList(reading.names.flat())
  const isOwn = main !== null && MEDICINE_TOPICS.has(main.topic) && named.length > 0
  const own = isOwn && named.every(({ list }) => list === 'medication') ? withNames(loose, named) : null
  if (own !== null) return own
  if (main !== null && MEDICINE_TOPICS.has(main.topic) && before.intent === 'what-helped')
    return { ...loose, list: 'medication', place: null }
  if (main !== null) {
    if (before.intent === 'guide')
      return { ...loose, topic: main.topic, topicWords: main.words, words: reading.typed }
    if (!OF_TOPIC.includes(before.intent)) return null
    const things = byTopic.get(main.topic) ?? []
    const tried = things.filter(({ thing }) => thing.list === 'alleviating_factor')
    const wanted = before.intent === 'not-recorded' ? 'link-of' : before.intent
    const intent =
      things.length === 0 ? 'not-recorded' : wanted === 'did-help' && tried.length === 0 ? 'link-of' : wanted
    return {
      ...loose,
      intent,
      things: joinByList(intent === 'did-help' ? tried : things),
      topic: main.topic,
      topicWords: main.words,
    }
  }
  if (named.length > 0) return withNames(loose, named)
  if (!COUNTED.includes(before.intent)) return null
  // "And at weekends?" after an average of no certain days means every weekend.
  if (period !== undefined && reading.isNamedPeriod && isWeekendSpan(period) && before.periods.length === 0)
    return { ...loose, intent: 'weekday', things: before.things.filter(({ list }) => list === 'location') }
  if (period !== undefined) {
    // "And the week before" after an answer about last week means the one before that.
    const isSame = JSON.stringify(period.range) === JSON.stringify(before.periods[0])
    const isBack = features.has('day-before') || reading.concepts.has('previous')
    const back = isSame && isBack ? previousPeriod(period, calendar) : null
    const earlier = earlierThanAnswer(reading, before, calendar)
    return { ...loose, periods: otherDays(before, (back ?? earlier ?? period).range) }
  }
  if (features.has('day-before') || (reading.concepts.has('previous') && !features.has('when'))) {
    const days = daysOfAnswer(before, calendar)
    const earlier = days === null ? null : previousPeriod(days, calendar)
    return earlier === null ? null : { ...loose, periods: [earlier.range] }
  }
  // The days of the week have too few days with one thing each: of things, only a place is kept, and of days many.
  if (features.has('weekday'))
    return {
      ...loose,
      intent: 'weekday',
      things: before.things.filter(({ list }) => list === 'location'),
      topic: null,
      passages: [],
      periods: areMany(daysOfAnswer(before, calendar)) ? before.periods : [],
      effect: null,
      rank: null,
    }
  // "Only the mornings" after an average; of the afternoons and nights, all times of the day are shown.
  const time = (['morning', 'evening'] as const).find((one) => reading.allConcepts.has(one))
  if (time !== undefined && before.intent === 'avg-pain') return { ...loose, time }
  if (features.has('time-of-day')) return { ...loose, intent: 'time-of-day', effect: null, rank: null }
  return null
}

/** From so many days on, each day of the week comes often. */
const MANY_DAYS = 60
const areMany = (days: StatedPeriod | null): boolean =>
  days !== null && dayNumber(days.to) - dayNumber(days.from) >= MANY_DAYS

/** "And Advil": the previous question about a medicine or an own item. */
function withNames(before: UnderstoodQuestion, things: readonly RecordedThing[]): UnderstoodQuestion | null {
  const isTried = things.every(({ list }) => list === 'medication' || list === 'alleviating_factor')
  const isOfPlace = things.some(({ list }) => list === 'location')
  const place = isOfPlace ? null : before.place
  const about = { ...before, things, topic: null, topicWords: null, place, list: null }
  if (isTried && OF_MEDICINE.includes(before.intent)) return about
  if (isTried && before.intent === 'not-recorded') return { ...about, intent: 'did-help', effect: 'helped' }
  return OF_TOPIC.includes(before.intent)
    ? { ...about, intent: before.intent === 'not-recorded' ? 'link-of' : before.intent }
    : null
}

/** "And the month before" after an answer about May means April. Null if it is not about days before those. */
export function earlierThanAnswer(
  { typed, thesaurus: { language } }: LooseReading,
  before: UnderstoodQuestion,
  calendar: Calendar,
): StatedPeriod | null {
  if (before.periods.length === 0 || !BEFORE_WORDS[language].test(foldWords(typed))) return null
  const own = daysOfAnswer(before, calendar)
  return own === null ? null : previousPeriod(own, calendar)
}

/** Before the days of the previous question, and not before today. */
const BEFORE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:before that|the \w+ before|prior|preceding)\b/,
  de: /\b(?:davor|vorher|zuvor)\b/,
  es: /\b(?:anterior|previo|previa)\b/,
  fr: /\b(?:precedente?|d avant|juste avant|avant (?:ca|cela))\b/,
  ko: /그 ?전|직전|이전/,
  ru: /предыдущ|до этого|до того|перед этим/,
  'zh-rCN': /之前|前一|再前/,
}

/** Features that make a question of its own. */
const BUSY: readonly LooseFeature[] = [
  'why',
  'helps',
  'not-helps',
  'worse',
  'better',
  'trend',
  'worst',
  'best',
  'how-often',
  'how-many',
  'average',
  'visit',
  'how-to',
  'feeling',
  'which-place',
  'which-symptom',
  'which-kind',
  'hello',
  'medicine',
  'other-medicine',
  'dosing',
]

/** "How often?", "does it help?": another question about the same subject. */
function again(
  reading: LooseReading,
  features: ReadonlySet<LooseFeature>,
  before: UnderstoodQuestion,
): UnderstoodQuestion | null {
  const hasOwn = reading.topics.length + reading.names.length > 0 || reading.medicine !== null
  if (hasOwn || before.things.length === 0 || features.has('period')) return null
  const ask = (Object.keys(ASKED_AGAIN) as AskId[]).find((one) => features.has(one))
  const intent = ask === undefined ? undefined : ASKED_AGAIN[ask]
  if (intent === undefined || intent === before.intent) return null
  const isMedicine = before.things.every(({ list }) => list === 'medication')
  const isTried = before.things.every(({ list }) => list === 'medication' || list === 'alleviating_factor')
  if (intent === 'did-help' && !isTried) return null
  const other =
    isMedicine && intent === 'how-often'
      ? 'doses'
      : isMedicine && intent === 'last-time'
        ? 'last-dose'
        : intent
  // An answer about help counts the marks of a year.
  const isOfMarks =
    (other === 'how-often' || other === 'doses') && before.effect !== null && before.periods.length === 0
  return {
    ...before,
    intent: other,
    isLoose: true,
    // A dose is logged for no place.
    ...(other === 'doses' ? { place: null } : {}),
    ...(isOfMarks ? { periods: [{ is: '365days' }] } : {}),
    rank: other === 'last-time' || other === 'last-dose' ? 'last' : null,
    effect: other === 'did-help' ? 'helped' : null,
  }
}
