import { NOTHING_ASKED, type Intent, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { KnownThing } from '../knownThing.ts'
import {
  lastUnits,
  periodBetween,
  plusDays,
  previousPeriod,
  unitPeriod,
  type Calendar,
  type StatedPeriod,
} from '../periods/calendar.ts'
import type { Decline } from '../understandingResult.ts'
import { chooseBeside, choosePassages, choosePassagesIn } from '../example/choosePassages.ts'
import { appMeant } from '../example/appWords.ts'
import { passagesByForm } from '../example/passagesByForm.ts'
import { isPlace, mainTopic, type LooseFeature } from './looseFeatures.ts'
import { isWeekendSpan } from './days/namedPeriods.ts'
import type { LooseContext } from './followUp/looseFollowUp.ts'
import type { LooseReading, NamedTopic } from './looseReading.ts'
import { STRONG_TOPICS } from './thesaurus/topicKinds.ts'
import { joinByList } from './thesaurus/topicThings.ts'

export type LooseResult =
  /** `isSure`: examples leave little doubt. */
  | { is: 'asked'; asked: UnderstoodQuestion; isSure?: boolean }
  | { is: 'decline'; why: Decline }
  /** Signs of danger in words that no phrase of the safety book has. [ASST-84] */
  | { is: 'danger'; danger: 'crisis' | 'urgent' }

/** What was recognised in a question. */
export interface LooseParts {
  reading: LooseReading
  features: ReadonlySet<LooseFeature>
  context: LooseContext
}

/** Intents without a thing, whatever topic is named. */
const THINGLESS: readonly Intent[] = [
  'guide',
  'not-recorded',
  'kind',
  'can-do',
  'app',
  'more-with',
  'what-helped',
  'most',
  'compare',
  'weekday',
  'time-of-day',
  'hard-days',
  'worst',
  'best',
  'avg-score',
  'pattern',
]
/** Of these, a place of the body. */
const BY_PLACE: readonly Intent[] = ['weekday', 'time-of-day', 'hard-days', 'worst', 'best', 'pattern']
const TIMELESS: readonly Intent[] = ['kind', 'can-do', 'app', 'guide', 'not-recorded']
const ABOUT_PLACE: readonly Intent[] = ['link-of', 'day-after', 'did-help', 'more-with', 'less-with', 'visit']
/** Without a thing, their place is the whole subject. */
const ONLY_PLACE: readonly Intent[] = ['more-with', 'less-with', 'visit']
const HELPING: readonly Intent[] = ['did-help', 'what-helped']
const RANKED: readonly Intent[] = ['last-time', 'last-dose']

/** The question of an intent, with what was recognised in its slots. */
export function looseQuestion(
  intent: Intent,
  { reading, features, context }: LooseParts,
): UnderstoodQuestion {
  const main = mainTopic(reading.topics)
  const place = reading.topics.find(({ topic }) => isPlace(topic)) ?? null
  const ofMain = main === null ? [] : (context.byTopic.get(main.topic) ?? [])
  const ofPlace = place === null ? [] : (context.byTopic.get(place.topic) ?? [])
  const named = reading.names.flat()
  const own = named.filter(({ key }) => key === null)
  const subject = own.length > 0 ? named : ofMain.length > 0 ? ofMain : named
  const isOtherMedicine = reading.medicine !== null && intent === 'not-recorded'
  const inPlace = ofPlace.filter(({ thing }) => thing.list === 'location')
  const thingless = BY_PLACE.includes(intent) ? inPlace : []
  // "My shoulder is aching": the pain there, and not that kind of pain anywhere.
  const isOfPlace = intent === 'avg-pain' && inPlace.length > 0
  const things = THINGLESS.includes(intent) ? thingless : isOfPlace ? inPlace : thingsFor(intent, subject)
  const placeThings = joinByList(inPlace)
  return {
    ...NOTHING_ASKED,
    intent,
    isLoose: true,
    topic: isOtherMedicine ? null : (main?.topic ?? null),
    topicWords: isOtherMedicine ? reading.medicine : (main?.words ?? null),
    things: joinByList(things),
    place:
      ABOUT_PLACE.includes(intent) &&
      place !== null &&
      (ONLY_PLACE.includes(intent) || place.topic !== main?.topic || subject === named)
        ? (placeThings[0] ?? null)
        : null,
    app: intent === 'app' && reading.app !== null ? appMeant(reading.app, reading) : null,
    words: intent === 'guide' ? reading.typed : null,
    passages: passagesFor(intent, reading, main),
    periods: TIMELESS.includes(intent)
      ? []
      : periodsFor(
          intent,
          // "The week before my period" is every month's.
          main?.topic === 'period' && HABITUAL.includes(intent)
            ? []
            : statedPeriods(reading, features, { intent, calendar: context.calendar }),
          context.calendar,
        ),
    measure: measureFor(intent, features, reading),
    list: isOtherMedicine ? 'medication' : listFor(intent, features),
    effect: HELPING.includes(intent) ? (features.has('not-helps') ? 'not' : 'helped') : null,
    rank: RANKED.includes(intent)
      ? features.has('first-time')
        ? 'first'
        : 'last'
      : intent === 'most'
        ? 'most'
        : null,
    time: timeFor(reading, intent),
  }
}

function thingsFor(intent: Intent, things: readonly KnownThing[]): readonly KnownThing[] {
  if (intent === 'trend') return things.filter(({ thing }) => thing.list === 'location')
  if (intent !== 'did-help') return things
  return things.filter(({ thing }) => thing.list === 'medication' || thing.list === 'alleviating_factor')
}

const VISIT_ARTICLE = 'preparing-for-an-appointment'
const LEAST_FOR_VISIT = 0.1
const NIGHT_ARTICLES = ['waking-at-night', 'pain-and-sleep', 'stretching-safely']
const LEAST_FOR_NIGHT = 0.05
/** Answers that one passage about their topic goes with. */
const WITH_PASSAGE: readonly Intent[] = ['link-of', 'did-help', 'not-recorded', 'what-differs', 'day-after']

function passagesFor(intent: Intent, reading: LooseReading, main: NamedTopic | null): readonly string[] {
  const articles = main === null ? [] : reading.thesaurus.topics[main.topic].guide
  if (intent === 'visit') return choosePassagesIn(reading, [VISIT_ARTICLE], LEAST_FOR_VISIT).slice(0, 1)
  // Pain at night has its own articles; others that come near say nothing of times.
  if (intent === 'time-of-day') return choosePassagesIn(reading, NIGHT_ARTICLES, LEAST_FOR_NIGHT).slice(0, 1)
  if (WITH_PASSAGE.includes(intent)) return chooseBeside(reading, articles)
  if (intent !== 'guide') return []
  const byForm = passagesByForm(reading)
  if (byForm !== null) return byForm
  return main !== null && STRONG_TOPICS.has(main.topic)
    ? choosePassagesIn(reading, articles)
    : choosePassages(reading, articles)
}

/** The days that a question means, where they are not those of its words. */
function statedPeriods(
  { periods, isNamedPeriod, isHabit, seasons, allConcepts, saysNow }: LooseReading,
  features: ReadonlySet<LooseFeature>,
  { intent, calendar }: { intent: Intent; calendar: Calendar },
): readonly StatedPeriod[] {
  const { today } = calendar
  const [first] = periods
  if (first === undefined && seasons.length > 0 && !OF_YEAR.includes(intent))
    return seasonPeriods(seasons, { isSince: allConcepts.has('since'), intent, today })
  // A season that is not named: the last days are meant.
  if (first === undefined) return features.has('season') && intent !== 'months' ? [LATELY] : []
  // On a Monday, "why is it worse this week" means more than that day.
  if (intent !== 'compare' && first.unit === 'week' && first.to === today) return [LAST_WEEK]
  if (intent === 'weekday' && (isNamedPeriod || isShort(first))) return []
  // "After the housework on Saturdays": every Saturday is meant.
  if (HABITUAL.includes(intent) && (isHabit || (isNamedPeriod && isWeekendSpan(first)))) return []
  // "More on work days than at the weekend" means every weekend.
  if (isNamedPeriod && features.has('compare') && features.has('topic')) return []
  const [, second] = periods
  const isPast = first.from !== '' && first.to < today && second === undefined
  // "Since my appointment in February" goes on to today, however far apart the words are.
  if (isPast && allConcepts.has('since') && !OF_TWO.includes(intent) && intent !== 'since-start')
    return [periodBetween(first.from, today) ?? first]
  // "Why was June better than now" compares with the last thirty days, "than last week" with this week.
  if (isPast && saysNow && OF_TWO.includes(intent)) return [presentBeside(first, calendar), first]
  return periods
}

/** "Which day of the week is worst" means many weeks. */
const isShort = ({ unit, from, to }: StatedPeriod): boolean =>
  unit === 'day' || unit === 'week' || (from !== '' && dayNumber(to) - dayNumber(from) < DAYS_OF_WEEKDAYS)
const DAYS_OF_WEEKDAYS = 14

const OF_TWO: readonly Intent[] = ['compare', 'what-differs']
const DAYS_OF_NOW = 30

/** The days of now that a past period is compared with; they share none. */
function presentBeside(past: StatedPeriod, calendar: Calendar): StatedPeriod {
  const isPrevious = past.unit !== null && unitPeriod(past.unit, 1, calendar).from === past.from
  if (isPrevious) return unitPeriod(past.unit!, 0, calendar)
  const from = plusDays(calendar.today, 1 - DAYS_OF_NOW)
  return periodBetween(from > past.to ? from : plusDays(past.to, 1), calendar.today) ?? past
}

/** Questions about what is usual. */
const HABITUAL: readonly Intent[] = [
  'link-of',
  'link-two',
  'day-after',
  'did-help',
  'what-helped',
  'more-with',
  'less-with',
  'time-of-day',
]

/** Questions that are about the whole year, whatever season they name. */
const OF_YEAR: readonly Intent[] = ['months', 'link-of', 'not-recorded']

interface SeasonQuestion {
  isSince: boolean
  intent: Intent
  today: string
}

/** "Since spring" goes on to today, and "now against summer" has two periods. [ASST-86] */
function seasonPeriods(
  seasons: readonly StatedPeriod[],
  { isSince, intent, today }: SeasonQuestion,
): readonly StatedPeriod[] {
  const [first, second] = seasons
  if (first === undefined) return []
  if (second !== undefined) return [first, second]
  if (intent === 'compare') return [{ ...LATELY, from: today, to: today }, first]
  return isSince ? [periodBetween(first.from, today) ?? first] : [first]
}

const LAST_WEEK: StatedPeriod = { range: { is: '7days' }, from: '', to: '', unit: null }
const LATELY: StatedPeriod = { range: { is: '30days' }, from: '', to: '', unit: null }

/** A comparison has two periods: "better than last month" means this month and the last. */
function periodsFor(
  intent: Intent,
  periods: readonly StatedPeriod[],
  calendar: Calendar,
): UnderstoodQuestion['periods'] {
  // "Why was last month better than this one" names both.
  if (intent === 'what-differs') return complainedFirst(periods).map(({ range }) => range)
  if (intent !== 'compare') return periods.slice(0, 1).map(({ range }) => range)
  const [one, two = one] = periods
  if (one === undefined || two === undefined) return []
  const other = two.from === one.from && two.to === one.to ? besides(one, calendar) : two
  return other === null
    ? [one.range]
    : [one, other].toSorted((a, b) => (a.from < b.from ? 1 : -1)).map(({ range }) => range)
}

/** "Yesterday was fine and today is hell": the later day is the one that is asked about. */
const complainedFirst = (periods: readonly StatedPeriod[]): readonly StatedPeriod[] => {
  const two = periods.slice(0, 2)
  return two.every(({ unit }) => unit === 'day')
    ? two.toSorted((one, other) => (one.from < other.from ? 1 : -1))
    : two
}

/** Longer ago than this, a period is compared with the last thirty days and not with the days before it. */
const LONG_AGO = 180

const besides = (one: StatedPeriod, calendar: Calendar): StatedPeriod | null =>
  dayNumber(calendar.today) - dayNumber(one.to) > LONG_AGO
    ? lastUnits(30, 'day', calendar)
    : besidesLately(one, calendar)

const besidesLately = (one: StatedPeriod, calendar: Calendar): StatedPeriod | null =>
  one.unit !== null && unitPeriod(one.unit, 1, calendar).from === one.from
    ? unitPeriod(one.unit, 0, calendar)
    : previousPeriod(one, calendar)

function measureFor(
  intent: Intent,
  features: ReadonlySet<LooseFeature>,
  { allConcepts }: LooseReading,
): UnderstoodQuestion['measure'] {
  switch (intent) {
    case 'avg-pain':
      return 'pain'
    case 'avg-score':
      return 'score'
    case 'pattern':
      return features.has('pattern') && !allConcepts.has('howLong') ? 'pattern' : 'length'
    case 'best':
      return features.has('score') || features.has('good-days') ? 'score' : 'pain'
    case 'worst':
    case 'trend':
    case 'compare':
      return features.has('score') ? 'score' : 'pain'
    default:
      return null
  }
}

function listFor(intent: Intent, features: ReadonlySet<LooseFeature>): UnderstoodQuestion['list'] {
  if (intent === 'what-helped')
    return features.has('medicines') && !features.has('tried') ? 'medication' : null
  if (intent !== 'most') return null
  if (features.has('kinds') || features.has('which-kind')) return 'character'
  return features.has('which-symptom') ? 'symptom' : 'location'
}

const timeFor = ({ concepts }: LooseReading, intent: Intent): UnderstoodQuestion['time'] =>
  intent !== 'avg-pain'
    ? null
    : concepts.has('morning')
      ? 'morning'
      : concepts.has('evening')
        ? 'evening'
        : null
