import { NIGHT_TOPICS } from '../topicGroups.ts'
import type { Intent, RecordedThing, ThingList, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import { isPlace, mainTopic } from '../loose/looseFeatures.ts'
import { looseQuestion, type LooseResult } from '../loose/looseQuestion.ts'
import { NEAR_TOPICS, WEAK_TOPICS } from '../loose/thesaurus/topicKinds.ts'
import { joinByList } from '../loose/thesaurus/topicThings.ts'
import type { TopicId } from '../topicIds.ts'
import { isWeekendSpan } from '../loose/days/namedPeriods.ts'
import { areBesideEachOther } from '../loose/mend/eitherOrWords.ts'
import { isOfPleasure } from '../loose/mend/mendSubjects.ts'
import { STILL_WORDS } from '../loose/time/stillWords.ts'
import { foldWords } from '../foldQuestion.ts'
import { askLast, askTwoPlaces, isGood, isShortPeriod } from './askDays.ts'
import {
  ask,
  asResult,
  hasAny,
  inPlace,
  isMedicine,
  isTried,
  subjectsIn,
  thingsOfPlace,
  type AskLabel,
  type LabelledQuestion,
  type Subject,
} from './labelledQuestion.ts'

/** Nothing of this diary stands for it: the answer says what to record. */
export const askNotRecorded: AskLabel = (question) => {
  const { reading } = question
  const main = mainTopic(reading.topics)
  if (main?.topic === 'season' && reading.medicine === null) return inPlace('months')(question)
  // Tablets in general are recorded by their names.
  if (
    reading.medicine === null &&
    main !== null &&
    MEDICINE_WORDS.includes(main.topic) &&
    brandIn(question) === null
  )
    return ask('what-helped', { list: 'medication', effect: 'helped' })(question)
  const hasSubject = reading.topics.length > 0 || reading.medicine !== null
  return hasSubject ? asResult(looseQuestion('not-recorded', question)) : null
}

/** Two things beside each other: each with its own numbers, and what the diary lacks is named. [ASST-129] */
const askPair: AskLabel = (question) => {
  const [one, other] = subjectsIn(question).filter(
    (subject) => isOfPair(subject) && wordsOfPair(subject) !== '',
  )
  if (one === undefined || other === undefined) return null
  const { typed, thesaurus } = question.reading
  const named = [wordsOfPair(one), wordsOfPair(other)] as const
  if (!areBesideEachOther(typed, named, thesaurus.language)) return null
  const [things, second] = [one, other].map(thingsOfPair)
  const missing = named.filter((_, at) => [things, second][at]!.length === 0).join(', ')
  if (things!.length > 0 && second!.length > 0)
    return isSameThing(things!, second!)
      ? null
      : asResult({ ...looseQuestion('link-two', question), things: things!, second: second!, place: null })
  const known = things!.length > 0 ? things! : second!
  return known.length > 0
    ? ask('link-two', { things: known, topicWords: missing, place: null })(question)
    : ask('not-recorded', { topic: null, topicWords: missing })(question)
}

const isOfPair = ({ topic }: Subject): boolean =>
  topic === null || (!isPlace(topic.topic) && (WHERE.includes(topic.topic) || !WEAK_TOPICS.has(topic.topic)))

const wordsOfPair = ({ topic, things: [thing] }: Subject): string => topic?.words ?? thing?.label ?? ''

/** What only comes near a word is not that thing. */
const thingsOfPair = ({ topic, things }: Subject): readonly RecordedThing[] =>
  topic !== null && NEAR_TOPICS.has(topic.topic)
    ? []
    : joinByList(things.filter(({ thing }) => thing.list !== 'location'))

const isSameThing = (one: readonly RecordedThing[], other: readonly RecordedThing[]): boolean =>
  one.some(({ ids }) => ids.some((id) => other.some((thing) => thing.ids.includes(id))))

export const askLink: AskLabel = (question) => {
  const pair = askPair(question)
  if (pair !== null) return pair
  const [subject] = subjectsIn(question)
  if (subject === undefined) {
    if (question.reading.medicine !== null) return askNotRecorded(question)
    if (hasAny(question, 'time-of-day')) return ask('time-of-day')(question)
    if (hasAny(question, 'weekday') || isWeekend(question)) return ask('weekday')(question)
    if (hasAny(question, 'good-days')) return inPlace('good-days')(question)
    if (hasAny(question, 'hard-days')) return inPlace('hard-days')(question)
    return isOfPleasure(question.reading) ? ask('link-of')(question) : askUnknown(question)
  }
  // Only a place, and a word that nothing knows: that word is the subject.
  if (isOnlyPlace(subject)) {
    if (hasAny(question, 'time-of-day')) return inPlace('time-of-day')(question)
    if (hasAny(question, 'weekday') || isWeekend(question)) return inPlace('weekday')(question)
    return askUnknown(question) ?? inPlace('avg-pain', () => ({ measure: 'pain' }))(question)
  }
  if (isIllness(subject) && subject.things.length === 0) {
    const unknown = askUnknown(question)
    if (unknown !== null) return unknown
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

export const WHERE: readonly TopicId[] = ['home-alone', 'work', 'outing']

/** About something that neither the thesaurus nor the diary knows: still a question about the diary. */
const askUnknown: AskLabel = (question) => {
  const words = question.reading.unreadWords ?? question.reading.otherWords
  return question.isLikely && words !== null
    ? ask('not-recorded', { topic: null, topicWords: words })(question)
    : null
}

/** A weekend without a word for which one: every weekend is meant. */
const isWeekend = ({ reading: { isNamedPeriod, periods } }: LabelledQuestion): boolean => {
  const [period] = periods
  return isNamedPeriod && period !== undefined && isWeekendSpan(period)
}

const isOnlyPlace = ({ topic }: Subject): boolean => topic !== null && isPlace(topic.topic)

/** An illness is no subject beside another word: "fibromyalgia and the full moon". */
const ILLNESSES: readonly TopicId[] = ['fibromyalgia', 'arthritis', 'chronic-pain', 'injection-surgery']
const isIllness = ({ topic }: Subject): boolean => topic !== null && ILLNESSES.includes(topic.topic)

export const askDayAfter: AskLabel = (question) => {
  const [subject] = subjectsIn(question)
  const { before } = question.context
  // "And the next day?" after a question about something.
  if (subject === undefined && before !== null && before.things.length > 0)
    return asResult({ ...before, intent: 'day-after', isLoose: true })
  // "The day after a big day": what is called overdoing.
  const overdone = joinByList(question.context.byTopic.get('overdoing') ?? [])
  const isOfDay =
    subject === undefined || (subject.things.length === 0 && subject.topic?.topic === 'motivation')
  if (isOfDay && overdone.length > 0 && question.reading.periods.length === 0)
    return ask('day-after', { things: overdone, topic: 'overdoing', topicWords: null })(question)
  const isNight =
    subject?.topic !== null && subject !== undefined && NIGHT_TOPICS.includes(subject.topic.topic)
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
    // What only comes near a word is not the second thing: it would be rated by another's marks.
    const [one, other] = subjectsIn(question)
      .filter(({ topic }) => topic === null || !NEAR_TOPICS.has(topic.topic))
      .map(({ things }) => things.filter(isMeant))
      .filter((things) => things.length > 0)
    if (one === undefined || other === undefined) return otherwise(question)
    const [things, second] = [joinByList(one), joinByList(other)]
    // "Cold or damp" are one item of the list: it is told once.
    if (isSameThing(things, second)) return otherwise(question)
    return asResult({ ...looseQuestion(intent, question), things, second, place: null })
  }
}

export const askDidHelp: AskLabel = (question) => {
  const { reading } = question
  const subjects = subjectsIn(question)
  if (subjects.some(({ things }) => things.some(isTried)) && hasAny(question, 'tried', 'medicine'))
    return ask(isOfNow(question) ? 'works-less' : 'did-help', { effect: 'helped' })(question)
  if (reading.medicine !== null) return askNotRecorded(question)
  const brand = brandIn(question)
  if (brand !== null)
    return ask('not-recorded', { topic: null, topicWords: brand, list: 'medication' })(question)
  const isForm = subjects.some(({ topic }) => topic !== null && MEDICINE_FORMS.includes(topic.topic))
  if (isForm) return askLink(question)
  if (hasAny(question, 'medicines'))
    return ask('what-helped', { list: 'medication', place: thingsOfPlace(question)[0] ?? null })(question)
  const [subject] = subjects.filter(({ topic }) => topic === null || !isPlace(topic.topic))
  const unknown = reading.unreadCount > 0 ? reading.unreadWords : reading.otherWords
  if (subject === undefined)
    return unknown !== null && question.isLikely
      ? ask('not-recorded', { topic: null, topicWords: unknown, list: 'alleviating_factor' })(question)
      : askWhatHelped(question)
  return askLink(question)
}

/** "Does it still help" compares the marks of late with those before. [ASST-123] */
const isOfNow = ({ reading: { typed, thesaurus, periods } }: LabelledQuestion): boolean =>
  periods.length === 0 && STILL_WORDS[thesaurus.language].test(foldWords(typed))

const MEDICINE_WORDS: readonly TopicId[] = ['painkillers', 'opioids']

/** These are asked about by themselves, and not as any medicine. */
export const MEDICINE_FORMS: readonly TopicId[] = ['cream-gel', 'injection-surgery', 'supplements']

/** A smaller number is how many are wanted: the top three. */
const LEAST_BAD = 4

export const askWhatHelped: AskLabel = (question) => {
  const [value] = question.reading.numbers
  // "What helped when it was at 7".
  const isOfPain = value !== undefined && value >= LEAST_BAD && value <= 10
  if (isOfPain && question.reading.periods.length === 0)
    return ask('helped-when-bad', { things: [], level: { compare: 'over', value } })(question)
  const [place] = thingsOfPlace(question)
  const time = hasAny(question, 'time-of-day') ? 'evening' : null
  return ask('what-helped', { effect: 'helped', place: place ?? null, time })(question)
}

export const askDoses =
  (intent: 'doses' | 'last-dose'): AskLabel =>
  (question) => {
    // "How many times did it help" counts marks.
    if (intent === 'doses' && hasAny(question, 'helps', 'not-helps')) return askDidHelp(question)
    const { names, medicine, numbers } = question.reading
    const medicines = names.flat().filter(isMedicine)
    const isNamed = medicines.length > 0 || medicine !== null || hasAny(question, 'medicines', 'take')
    // "When did I last have a day under 3".
    if (intent === 'last-dose' && !isNamed && numbers.length > 0) return askLast(question)
    if (medicines.length === 0 && medicine !== null) return askNotRecorded(question)
    const other = medicines.length === 0 ? brandIn(question) : null
    if (other !== null)
      return ask('not-recorded', { topic: null, topicWords: other, list: 'medication' })(question)
    // "More tablets than before": the days of both periods.
    if (intent === 'doses' && hasAny(question, 'trend', 'worse', 'better', 'compare'))
      return ask('thing-trend', { things: joinByList(medicines), list: 'medication' })(question)
    return ask(intent, { things: joinByList(medicines) })(question)
  }

/** "When did I last take Tylenol" names one medicine; "a painkiller" any. */
export const brandIn = ({ reading }: LabelledQuestion): string | null => reading.brand

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
    if (subject.things.length === 0) return askNotRecorded(question)
    // "How many migraines a month on average" takes many months.
    const isOfMonths = intent === 'how-often' && hasAny(question, 'average')
    return ask(intent, isOfMonths && question.reading.periods.length === 0 ? { periods: YEAR } : {})(question)
  }
const YEAR = [{ is: '365days' }] as const

/** Since a medicine or a day; of a medicine that the diary has not, that it has none. */
export const askSinceStart: AskLabel = (question) =>
  question.reading.medicine !== null && question.reading.names.length === 0
    ? askNotRecorded(question)
    : ask('since-start')(question)

export const askMost =
  (list: ThingList): AskLabel =>
  (question) => {
    const places = list === 'location' ? askTwoPlaces(question) : null
    if (places !== null) return places
    // "Which tablet do I take most often".
    if (list === 'alleviating_factor' && hasAny(question, 'medicines') && !hasAny(question, 'tried'))
      return ask('most', { list: 'medication', rank: 'most' })(question)
    const named = subjectsIn(question).filter(({ things }) =>
      things.some(({ thing }) => thing.list !== 'location' && thing.list !== 'medication'),
    )
    if (named.length > 0 && list !== 'location' && !hasAny(question, 'kinds')) return askLink(question)
    // "What hurts most after gardening": only the days with it.
    const onDays = list === 'location' ? joinByList([...(named[0]?.things ?? [])]) : []
    return ask('most', { list, rank: 'most', things: onDays })(question)
  }

export const askWhyThing: AskLabel = (question) => {
  if (hasAny(question, 'time-of-day')) return inPlace('time-of-day')(question)
  if (hasAny(question, 'weekday')) return inPlace('weekday')(question)
  const [subject] = subjectsIn(question)
  if (subject === undefined) return askWhyPain(question)
  if (isOnlyPlace(subject)) {
    const isExplained = hasAny(question, 'article') && !hasAny(question, 'worse', 'trend', 'period')
    return isExplained ? askGuide(question) : askDiffers(question)
  }
  if (subject.things.length > 0) return askDidHelpOrLink(question)
  return hasAny(question, 'article') ? askGuide(question) : askNotRecorded(question)
}

export const askDiffers: AskLabel = (question) => {
  const { periods, isHabit } = question.reading
  // "What is different about Mondays" means every Monday.
  const isOfWeekday = hasAny(question, 'weekday') && periods.length === 0
  if (isOfWeekday || (isHabit && periods.every(({ unit }) => unit === 'day')))
    return inPlace('weekday')(question)
  // "The nights have been awful lately, what's changed".
  if (hasAny(question, 'time-of-day') && !isShortPeriod(question)) return inPlace('time-of-day')(question)
  return isOfLastFlare(question)
    ? inPlace('day-before', () => ({ rank: 'last', topic: null }))(question)
    : askWhatDiffers(question)
}

/** "What set off the flare": the day before the last hard day, in a longer time before the last of that time. [ASST-92] */
const isOfLastFlare = (question: LabelledQuestion): boolean =>
  !isShortPeriod(question) && question.reading.topics.some(({ topic }) => topic === 'flare')

const askWhatDiffers: AskLabel = (question) =>
  ask('what-differs', {
    // "Why am I so tired": that comes first.
    things: joinByList(symptomsIn(question)),
    place: thingsOfPlace(question)[0] ?? null,
    rank: isGood(question) && !isOfToday(question) ? 'least' : null,
    measure: isSinceEvent(question) ? 'days' : null,
    ...(isOfToday(question) ? { periods: daysUpTo(question) } : {}),
  })(question)

/** "Was fine yesterday, what's changed": today is asked about, and the day that was fine is beside it. */
const isOfToday = (question: LabelledQuestion): boolean => {
  const [day, other] = question.reading.periods
  const { today } = question.context.calendar
  const isPast = day !== undefined && other === undefined && day.unit === 'day' && day.to < today
  // "Yesterday was all right, and now I can't move".
  const isOfNow = question.reading.saysNow || HERE_WORDS.test(foldWords(question.reading.typed))
  return isPast && ((isGood(question) && hasAny(question, 'what-differs')) || isOfNow)
}

/** Today, said in passing. */
const HERE_WORDS = /\b(?:la je|et la|today|heute|hoy|aujourd hui)\b|오늘|сегодня|今天/

function daysUpTo({ reading, context }: LabelledQuestion): UnderstoodQuestion['periods'] {
  const { today } = context.calendar
  return [{ is: 'custom', from: today, to: today }, ...reading.periods.map(({ range }) => range)]
}

const symptomsIn = (question: LabelledQuestion): readonly KnownThing[] => {
  const [subject] = subjectsIn(question)
  return subject?.things.filter(({ thing }) => thing.list === 'symptom') ?? []
}

/** "Since the holiday": from a day that the question does not name. */
const isSinceEvent = ({ reading: { allConcepts, periods, seasons } }: LabelledQuestion): boolean =>
  allConcepts.has('since') && periods.length === 0 && seasons.length === 0

const askDidHelpOrLink: AskLabel = (question) =>
  hasAny(question, 'medicine', 'remedy') ? askDidHelp(question) : askLink(question)

/** "Heat or cold": how the person rated both, and what the guide says beside it. */
const isHeatOrCold = ({ reading }: LabelledQuestion): boolean =>
  mainTopic(reading.topics)?.topic === 'heat-or-cold'

export const askGuide: AskLabel = (question) =>
  isHeatOrCold(question)
    ? ask('did-help', { effect: 'helped' })(question)
    : ask('guide', { words: question.reading.typed })(question)

/** A medicine was taken and it still hurts: the answer says whom to tell. */
const withFeeling = (result: LooseResult | null): LooseResult | null =>
  result?.is === 'asked' ? asResult({ ...result.asked, feeling: 'now' }) : result

/** Why pain is there at all: the guide explains it. */
export const askWhyPain: AskLabel = (question) => {
  if (hasAny(question, 'time-of-day')) return inPlace('time-of-day')(question)
  if (hasAny(question, 'medicine', 'other-medicine', 'medicines')) return withFeeling(askDidHelp(question))
  const topic = hasAny(question, 'healed') ? 'pain-after-healing' : 'chronic-pain'
  return ask('guide', { words: question.reading.typed, topic })(question)
}

/** How to put pain into words: what was recorded, and the article about it. For other people than a doctor, the guide. */
export const askDescribe: AskLabel = (question) =>
  hasAny(question, 'family', 'people') && !hasAny(question, 'visit')
    ? askGuide(question)
    : askDescribePain(question)

const askDescribePain: AskLabel = (question) =>
  ask('describe', {
    things: thingsOfPlace(question),
    topic: hasAny(question, 'family', 'people') ? 'family' : 'being-believed',
  })(question)

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
