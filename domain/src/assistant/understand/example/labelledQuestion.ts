import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Intent, ThingList, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import { isPlace, type LooseFeature } from '../loose/looseFeatures.ts'
import { looseQuestion, type LooseParts, type LooseResult } from '../loose/looseQuestion.ts'
import type { NamedTopic } from '../loose/looseReading.ts'
import { PAIN_TOPICS, WEAK_TOPICS } from '../loose/topicKinds.ts'
import { joinByList } from '../loose/topicThings.ts'
import type { TopicId } from '../topicIds.ts'
import type { Decline } from '../understandingResult.ts'

/** A question with a likely label, and what was recognised in it. */
export interface LabelledQuestion extends LooseParts {
  /** Words that nothing knows may be taken for the subject. */
  isLikely: boolean
}

/** Null: this question cannot ask that, for lack of what it would be about. */
export type AskLabel = (question: LabelledQuestion) => LooseResult | null

export const asResult = (question: UnderstoodQuestion): LooseResult => ({ is: 'asked', asked: question })
export const declineAs =
  (why: Decline): AskLabel =>
  () => ({ is: 'decline', why })

export const ask =
  (intent: Intent, slots: Partial<UnderstoodQuestion> = {}): AskLabel =>
  (question) =>
    asResult({ ...looseQuestion(intent, question), ...slots })

export const hasAny = ({ features }: LabelledQuestion, ...some: readonly LooseFeature[]): boolean =>
  some.some((feature) => features.has(feature))

export const isMedicine = ({ thing }: KnownThing): boolean => thing.list === 'medication'
export const isTried = ({ thing }: KnownThing): boolean =>
  isMedicine({ thing } as KnownThing) || thing.list === 'alleviating_factor'

/** One thing that a question names: a topic with its items in this diary, or a name of the diary. */
interface Subject {
  topic: NamedTopic | null
  things: readonly KnownThing[]
}

/** What the question is about, in the order of its words: first what is no place and does not only accompany. */
function subjectsIn({ reading, context }: LabelledQuestion): readonly Subject[] {
  const named = reading.names.map((things): Subject => ({ topic: null, things }))
  const topics = reading.topics.map((topic): Subject => ({
    topic,
    things: context.byTopic.get(topic.topic) ?? [],
  }))
  const weight = ({ topic }: Subject): number =>
    topic === null ? 0 : isPlace(topic.topic) ? 2 : WEAK_TOPICS.has(topic.topic) ? 1 : 0
  const isOnlyPain = ({ topic, things }: Subject): boolean =>
    topic !== null && PAIN_TOPICS.has(topic.topic) && things.length === 0
  return [...topics, ...named]
    .filter((subject) => !isOnlyPain(subject))
    .toSorted((one, other) => weight(one) - weight(other))
}

const thingsOfPlace = ({ reading, context }: LabelledQuestion) =>
  joinByList(
    reading.topics
      .filter(({ topic }) => isPlace(topic))
      .flatMap(({ topic }) => context.byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )

/** Nothing of this diary stands for it: the answer says what to record. */
const askNotRecorded: AskLabel = (question) => {
  const { reading } = question
  const hasSubject = reading.topics.length > 0 || reading.medicine !== null
  return hasSubject ? asResult(looseQuestion('not-recorded', question)) : null
}

export const askLink: AskLabel = (question) => {
  const [subject] = subjectsIn(question)
  if (subject === undefined) {
    if (question.reading.medicine !== null) return askNotRecorded(question)
    if (hasAny(question, 'time-of-day')) return ask('time-of-day')(question)
    if (hasAny(question, 'weekday')) return ask('weekday')(question)
    if (hasAny(question, 'good-days')) return inPlace('good-days')(question)
    return hasAny(question, 'hard-days') ? inPlace('hard-days')(question) : askUnknown(question)
  }
  if (subject.things.length > 0) {
    // "Is a bath good for it": what was only tried has marks.
    const isRemedy = subject.things.every(isTried) && !subject.things.some(isMedicine)
    const isOfHelp = hasAny(question, 'helps', 'not-helps', 'what-helped') && subject.things.some(isTried)
    return (isRemedy || isOfHelp) && !hasAny(question, 'worse')
      ? ask('did-help', { effect: 'helped' })(question)
      : asResult(looseQuestion('link-of', question))
  }
  return hasAny(question, 'season') ? inPlace('months')(question) : askNotRecorded(question)
}

/** About something that neither the thesaurus nor the diary knows: still a question about the diary. */
const askUnknown: AskLabel = (question) =>
  question.isLikely && question.reading.unreadCount > 0
    ? ask('not-recorded', { topic: null, topicWords: question.reading.unreadWords })(question)
    : null

/** A night is recorded on the day after it. */
const NIGHTS: readonly TopicId[] = ['poor-sleep', 'good-sleep', 'waking-at-night', 'late-bed']

export const askDayAfter: AskLabel = (question) => {
  const [subject] = subjectsIn(question)
  const isNight = subject?.topic !== null && subject !== undefined && NIGHTS.includes(subject.topic.topic)
  return isNight || subject === undefined || subject.things.length === 0
    ? askLink(question)
    : ask('day-after')(question)
}

/** Two subjects, each with items of this diary. */
export function askAboutTwo(
  intent: Intent,
  isMeant: (thing: KnownThing) => boolean,
  otherwise: AskLabel,
): AskLabel {
  return (question) => {
    const [one, other] = subjectsIn(question)
      .map(({ things }) => things.filter(isMeant))
      .filter((things) => things.length > 0)
    if (one === undefined || other === undefined) return otherwise(question)
    const [things, second] = [joinByList(one), joinByList(other)]
    return asResult({ ...looseQuestion(intent, question), things, second, place: null })
  }
}

export const askDidHelp: AskLabel = (question) => {
  const { reading } = question
  const subjects = subjectsIn(question)
  if (subjects.some(({ things }) => things.some(isTried)) && hasAny(question, 'tried', 'medicine'))
    return ask('did-help', { effect: 'helped' })(question)
  if (reading.medicine !== null) return askNotRecorded(question)
  const brand = brandIn(question)
  if (brand !== null)
    return ask('not-recorded', { topic: null, topicWords: brand, list: 'medication' })(question)
  const isForm = subjects.some(({ topic }) => topic !== null && MEDICINE_FORMS.includes(topic.topic))
  if (isForm) return askLink(question)
  if (hasAny(question, 'medicines')) return ask('what-helped', { list: 'medication' })(question)
  const [subject] = subjects.filter(({ topic }) => topic === null || !isPlace(topic.topic))
  if (subject === undefined)
    return question.reading.unreadCount > 0 && question.isLikely
      ? ask('not-recorded', {
          topic: null,
          topicWords: question.reading.unreadWords,
          list: 'alleviating_factor',
        })(question)
      : askWhatHelped(question)
  return askLink(question)
}

/** These are asked about by themselves, and not as any medicine. */
const MEDICINE_FORMS: readonly TopicId[] = ['cream-gel', 'injection-surgery', 'supplements']

export const askWhatHelped: AskLabel = (question) => {
  const [place] = thingsOfPlace(question)
  const time = hasAny(question, 'time-of-day') ? 'evening' : null
  return ask('what-helped', { effect: 'helped', place: place ?? null, time })(question)
}

export const askDoses =
  (intent: 'doses' | 'last-dose'): AskLabel =>
  (question) => {
    const { names, medicine } = question.reading
    const medicines = names.flat().filter(isMedicine)
    if (medicines.length === 0 && medicine !== null) return askNotRecorded(question)
    const other = medicines.length === 0 ? brandIn(question) : null
    if (other !== null)
      return ask('not-recorded', { topic: null, topicWords: other, list: 'medication' })(question)
    return ask(intent, { things: joinByList(medicines) })(question)
  }

/** "When did I last take Tylenol" names one medicine; "a painkiller" any. */
function brandIn({ reading: { topics, allConcepts } }: LabelledQuestion): string | null {
  const brand = topics.find(({ topic }) => topic === 'painkillers' || topic === 'opioids')
  return brand === undefined || allConcepts.has('medicines') || allConcepts.has('dose') ? null : brand.words
}

/** How often or when something was recorded; a medicine is counted by its doses. */
export const askRecorded =
  (intent: 'how-often' | 'last-time', otherwise: AskLabel): AskLabel =>
  (question) => {
    const medicines = question.reading.names.flat().filter(isMedicine)
    if (medicines.length > 0 || question.reading.medicine !== null || hasAny(question, 'medicines'))
      return askDoses(intent === 'how-often' ? 'doses' : 'last-dose')(question)
    const [subject] = subjectsIn(question).filter(
      ({ topic }) => topic === null || topic.topic !== 'diary-use',
    )
    if (subject === undefined) return otherwise(question)
    return subject.things.length > 0 ? ask(intent)(question) : askNotRecorded(question)
  }

const LAST_DAY_OF_MONTH = 31

/** "The fifth": the latest day of that number. */
function dayOfMonth({
  reading: { periods, numbers },
  context: { calendar },
}: LabelledQuestion): LocalDay | null {
  const [number] = numbers
  if (periods.length > 0 || number === undefined || number < 1 || number > LAST_DAY_OF_MONTH) return null
  const today = dayNumber(calendar.today)
  for (let back = 0; back <= LAST_DAY_OF_MONTH; back += 1) {
    const day = localDay(today - back)
    if (Number(day.slice(-2)) === number) return day
  }
  return null
}

const MOST_DAYS_OF_FLARE = 8

/** A week or less is too short for what goes with pain in general. */
export function isShortPeriod({ reading: { periods } }: LabelledQuestion): boolean {
  const [period] = periods
  if (period === undefined || period.from === '') return false
  return dayNumber(period.to) - dayNumber(period.from) < MOST_DAYS_OF_FLARE
}

const isOneDay = ({ reading }: LabelledQuestion): boolean => {
  const [period] = reading.periods
  // On a Monday, a week has one day, too.
  return period !== undefined && period.unit !== 'week' && period.from !== '' && period.from === period.to
}

/** Two places of the body, each with its own average; null if there are not two. */
export function askTwoPlaces(question: LabelledQuestion): LooseResult | null {
  const [one, other] = subjectsIn(question)
    .filter(({ topic }) => topic !== null && isPlace(topic.topic))
    .map(({ things }) => joinByList(things.filter(({ thing }) => thing.list === 'location')))
    .filter((things) => things.length > 0)
  if (one === undefined || other === undefined) return null
  return asResult({ ...looseQuestion('avg-two', question), things: one, second: other, place: null })
}

/** Pain in a place, or on one day. */
export const askAverage: AskLabel = (question) => askTwoPlaces(question) ?? askOneAverage(question)

const askOneAverage: AskLabel = (question) =>
  isOneDay(question) && thingsOfPlace(question).length === 0
    ? ask('on-day')(question)
    : ask('avg-pain', { things: thingsOfPlace(question) })(question)

export const askOnDay: AskLabel = (question) => {
  const day = dayOfMonth(question)
  if (day !== null) return ask('on-day', { periods: [{ is: 'custom', from: day, to: day }] })(question)
  if (question.reading.seasons.length > 0) return askAverage(question)
  if (question.reading.periods.length === 0) return ask('last-time', { things: [], rank: 'last' })(question)
  return isOneDay(question) ? ask('on-day')(question) : askAverage(question)
}

export const inPlace =
  (
    intent: Intent,
    slots: (question: LabelledQuestion) => Partial<UnderstoodQuestion> = () => ({}),
  ): AskLabel =>
  (question) =>
    asResult({ ...looseQuestion(intent, question), things: thingsOfPlace(question), ...slots(question) })

export const askCompare: AskLabel = (question) =>
  (question.reading.periods.length === 0 ? askTwoPlaces(question) : null) ?? askCompareDays(question)

const askCompareDays: AskLabel = (question) =>
  question.reading.periods.length > 0 || question.reading.seasons.length > 0
    ? inPlace('compare')(question)
    : inPlace('trend')(question)

export const askScore: AskLabel = (question) => {
  if (hasAny(question, 'trend')) return ask('trend', { measure: 'score' })(question)
  if (hasAny(question, 'best', 'good-days')) return ask('best', { measure: 'score' })(question)
  if (hasAny(question, 'worst')) return ask('worst', { measure: 'score' })(question)
  return ask('avg-score')(question)
}

const WELL: readonly LooseFeature[] = ['good-days', 'best', 'better']
export const isGood = (question: LabelledQuestion): boolean => hasAny(question, ...WELL)

const HIGHEST_PAIN = 10

/** Without one of these, a number is none of pain. */
const OF_LEVEL: readonly LooseFeature[] = [
  'pain-word',
  'days',
  'hard-days',
  'worse',
  'worst',
  'period',
  ...WELL,
]

/** "When was I last over 7": the last day of that number, or the last entry. */
export const askLast: AskLabel = (question) => {
  const value = question.reading.numbers.find((number) => number <= HIGHEST_PAIN)
  if (value !== undefined && hasAny(question, ...OF_LEVEL)) {
    const compare = isGood(question) ? 'under' : 'over'
    return inPlace('last-level', () => ({ level: { compare, value } }))(question)
  }
  return ask('last-time', { rank: 'last' })(question)
}

/** Since when it is bad; with a number, when it was last reached. */
export const askSinceWhen: AskLabel = (question) =>
  question.reading.numbers.length > 0 && question.reading.periods.length === 0
    ? askLast(question)
    : inPlace('since-when')(question)

/** Good days or hard days, of a number if one is named. */
export const askDaysOf =
  (intent: 'good-days' | 'hard-days'): AskLabel =>
  (question) => {
    const value = question.reading.numbers.find((number) => number <= HIGHEST_PAIN)
    const compare = intent === 'good-days' ? 'under' : 'over'
    return value === undefined || question.reading.periods.length > 0
      ? inPlace(intent)(question)
      : inPlace('level-days', () => ({ level: { compare, value } }))(question)
  }

export const askLevel: AskLabel = (question) => {
  const value = question.reading.numbers.find((number) => number <= HIGHEST_PAIN)
  if (value === undefined) {
    if (isGood(question)) return inPlace('good-days')(question)
    return hasAny(question, 'hard-days', 'worse', 'worst', 'pain-word')
      ? inPlace('hard-days')(question)
      : null
  }
  if (!hasAny(question, ...OF_LEVEL)) return null
  const compare = hasAny(question, 'better', 'good-days', 'best') ? 'under' : 'over'
  return inPlace('level-days', () => ({ level: { compare, value } }))(question)
}

export const askSpell: AskLabel = inPlace('spell', (question) => ({
  level: isGood(question) ? { compare: 'under', value: 0 } : null,
}))

export const askMost =
  (list: ThingList): AskLabel =>
  (question) => {
    const places = list === 'location' ? askTwoPlaces(question) : null
    if (places !== null) return places
    const isNamed = subjectsIn(question).some(({ things }) =>
      things.some(({ thing }) => thing.list !== 'location'),
    )
    return isNamed && list !== 'location' && !hasAny(question, 'kinds')
      ? askLink(question)
      : ask('most', { list, rank: 'most' })(question)
  }

export const askWhyThing: AskLabel = (question) => {
  if (hasAny(question, 'time-of-day')) return ask('time-of-day')(question)
  if (hasAny(question, 'weekday')) return ask('weekday')(question)
  const [subject] = subjectsIn(question)
  if (subject === undefined) return askWhyPain(question)
  const isOnlyPlace = subject.topic !== null && isPlace(subject.topic.topic)
  if (isOnlyPlace) {
    const isExplained = hasAny(question, 'article') && !hasAny(question, 'worse', 'trend', 'period')
    return isExplained ? askGuide(question) : askDiffers(question)
  }
  if (subject.things.length > 0) return askDidHelpOrLink(question)
  return hasAny(question, 'article') ? askGuide(question) : askNotRecorded(question)
}

export const askDiffers: AskLabel = (question) =>
  ask('what-differs', { things: [], place: thingsOfPlace(question)[0] ?? null })(question)

const askDidHelpOrLink: AskLabel = (question) =>
  hasAny(question, 'medicine', 'remedy') ? askDidHelp(question) : askLink(question)

export const askGuide: AskLabel = (question) => ask('guide', { words: question.reading.typed })(question)

/** Why pain is there at all: the guide explains it. */
export const askWhyPain: AskLabel = (question) => {
  if (hasAny(question, 'time-of-day')) return ask('time-of-day')(question)
  if (hasAny(question, 'medicine', 'other-medicine', 'medicines')) return askDidHelp(question)
  const topic = hasAny(question, 'healed') ? 'pain-after-healing' : 'chronic-pain'
  return ask('guide', { words: question.reading.typed, topic })(question)
}

/** How to put pain into words: what was recorded, and the article about it. */
export const askDescribe: AskLabel = (question) =>
  ask('describe', { things: [], topic: hasAny(question, 'family', 'people') ? 'family' : 'being-believed' })(
    question,
  )

export const askExplain: AskLabel = (question) =>
  asResult({ ...looseQuestion('explain', question), chart: chartIn(question) })

const CHART_CONCEPTS = [
  ['timelineView', 'timeline'],
  ['calendarView', 'calendar'],
  ['bodyView', 'body'],
  ['compareView', 'compare'],
  ['chartsView', 'charts'],
] as const

const chartIn = ({ reading }: LabelledQuestion): UnderstoodQuestion['chart'] =>
  CHART_CONCEPTS.find(([concept]) => reading.allConcepts.has(concept))?.[1] ?? null
