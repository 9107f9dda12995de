import { NOTHING_ASKED, type Intent, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import { previousPeriod, unitPeriod, type Calendar, type StatedPeriod } from '../periods/calendar.ts'
import type { Decline } from '../understandingResult.ts'
import { isPlace, looseFeatures, mainTopic, type LooseFeature } from './looseFeatures.ts'
import { readLooseFollowUp, type LooseContext } from './looseFollowUp.ts'
import type { LooseReading } from './looseReading.ts'
import { fitsLooseRow, LOOSE_DECLINES, LOOSE_ROWS, type LooseRow } from './looseRows.ts'
import { joinByList } from './topicThings.ts'

export type LooseResult = { is: 'asked'; asked: UnderstoodQuestion } | { is: 'decline'; why: Decline }

/** The question that the recognised words ask, or null if they ask none. [ASST-41] */
export function readLoosely(reading: LooseReading, context: LooseContext): LooseResult | null {
  const features = looseFeatures(reading, { of: (topic) => context.byTopic.get(topic) ?? [] })
  const declined = LOOSE_DECLINES.find((row) => fitsLooseRow(row, features))
  if (declined !== undefined && 'decline' in declined.outcome)
    return { is: 'decline', why: declined.outcome.decline }
  const followUp =
    context.before === null
      ? null
      : readLooseFollowUp(reading, features, { ...context, before: context.before })
  if (followUp !== null) return { is: 'asked', asked: followUp }
  if (isOnlyTold(features)) return null
  const row = findRow(features)
  if (row === undefined) return null
  if ('decline' in row.outcome) return { is: 'decline', why: row.outcome.decline }
  return { is: 'asked', asked: looseQuestion(row.outcome.intent, { reading, features, context }) }
}

/** Words that nothing knows are passed over in a question whose subject is known; the answer says how it was read. [ASST-49] */
function findRow(features: ReadonlySet<LooseFeature>): LooseRow | undefined {
  const row = LOOSE_ROWS.find((one) => fitsLooseRow(one, features))
  if (row !== undefined || !features.has('question')) return row
  const known = new Set([...features].filter((one) => one !== 'unclear'))
  return LOOSE_ROWS.find((one) => fitsLooseRow(one, known))
}

const FELT: readonly LooseFeature[] = ['feeling', 'app', 'visit', 'how-to', 'label', 'guide-topic', 'healed']
/** "I don't think there will be a next appointment" asks for no appointment. */
const CLEARLY_ASKED: readonly LooseFeature[] = [
  'helps',
  'not-helps',
  'feeling',
  'app',
  'how-to',
  'label',
  'healed',
  'guide-topic',
  'why',
  'describe',
]
const OF_MEDICINES: readonly LooseFeature[] = ['medicine', 'other-medicine', 'medicines']

/**
 * Something told at length, a symptom that may be an emergency, a medicine that was taken: none of them asks for a
 * number, and the decline says where help is. [ASST-44]
 */
function isOnlyTold(features: ReadonlySet<LooseFeature>): boolean {
  const has = (some: readonly LooseFeature[]): boolean => some.some((feature) => features.has(feature))
  const isDenied = features.has('negated') && !features.has('question') && !has(CLEARLY_ASKED)
  if (isDenied && has(['stray', 'predict'])) return true
  if (has(FELT)) return false
  if (has(OF_MEDICINES) && !features.has('asking-of-medicine')) return true
  return !features.has('asking') && (features.has('statement') || features.has('alarm'))
}

interface LooseParts {
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
  'visit',
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
const TIMELESS: readonly Intent[] = ['kind', 'can-do', 'visit', 'app', 'guide', 'not-recorded']
const ABOUT_PLACE: readonly Intent[] = ['link-of', 'did-help']
const HELPING: readonly Intent[] = ['did-help', 'what-helped']
const RANKED: readonly Intent[] = ['last-time', 'last-dose']

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
  const things = THINGLESS.includes(intent) ? [] : thingsFor(intent, subject)
  const placeThings = joinByList(ofPlace.filter(({ thing }) => thing.list === 'location'))
  return {
    ...NOTHING_ASKED,
    intent,
    isLoose: true,
    topic: isOtherMedicine ? null : (main?.topic ?? null),
    topicWords: isOtherMedicine ? reading.medicine : (main?.words ?? null),
    things: joinByList(things),
    place:
      ABOUT_PLACE.includes(intent) && place !== null && place.topic !== main?.topic
        ? (placeThings[0] ?? null)
        : null,
    app: intent === 'app' ? reading.app : null,
    words: intent === 'guide' ? reading.typed : null,
    periods: TIMELESS.includes(intent)
      ? []
      : periodsFor(
          intent,
          statedPeriods(reading, features, { intent, today: context.calendar.today }),
          context.calendar,
        ),
    measure: measureFor(intent, features, reading),
    list: listFor(intent, features),
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

/** The days that a question means, where they are not those of its words. */
function statedPeriods(
  { periods, isNamedPeriod }: LooseReading,
  features: ReadonlySet<LooseFeature>,
  { intent, today }: { intent: Intent; today: string },
): readonly StatedPeriod[] {
  const [first] = periods
  // A diary has no seasons: the last days of it are meant.
  if (first === undefined) return features.has('season') ? [LATELY] : []
  // On a Monday, "why is it worse this week" means more than that day.
  if (intent === 'what-differs' && first.unit === 'week' && first.to === today) return [LAST_WEEK]
  // "More on work days than at the weekend" means every weekend.
  return isNamedPeriod && features.has('compare') && features.has('topic') ? [] : periods
}

const LAST_WEEK: StatedPeriod = { range: { is: '7days' }, from: '', to: '', unit: null }
const LATELY: StatedPeriod = { range: { is: '30days' }, from: '', to: '', unit: null }

/** A comparison has two periods: "better than last month" means this month and the last. */
function periodsFor(
  intent: Intent,
  periods: readonly StatedPeriod[],
  calendar: Calendar,
): UnderstoodQuestion['periods'] {
  if (intent !== 'compare') return periods.slice(0, 1).map(({ range }) => range)
  const [one, two = one] = periods
  if (one === undefined || two === undefined) return []
  const other = two.from === one.from && two.to === one.to ? besides(one, calendar) : two
  return other === null
    ? [one.range]
    : [one, other].toSorted((a, b) => (a.from < b.from ? 1 : -1)).map(({ range }) => range)
}

const besides = (one: StatedPeriod, calendar: Calendar): StatedPeriod | null =>
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
