import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { unitPeriod, type Calendar } from '../periods/calendar.ts'
import { foldWords } from '../foldQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import { thingBook } from '../thingBook.ts'
import type { Decline, PreviousExchange, UnderstandingResult } from '../understandingResult.ts'
import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { bestReading } from './bestReading.ts'
import { wordsLeftOut } from './leftOut.ts'
import { readAhead } from './fearWords.ts'
import { asksWithoutPills } from './helped/withoutPills.ts'
import { asksAhead, isUrgent } from './aheadWords.ts'
import { withoutCommonWord } from './thesaurus/withoutCommonWord.ts'
import { joinMedicines } from './joinMedicines.ts'
import { looseFeatures, type LooseFeature } from './looseFeatures.ts'
import type { LooseReading } from './looseReading.ts'
import { fitsLooseRow, LOOSE_DECLINES } from './looseRows.ts'
import type { LooseResult } from './looseQuestion.ts'
import { askTurn } from '../example/turnAfterAnswer.ts'
import { earlierThanAnswer } from './followUp/looseFollowUp.ts'
import { readMissingMedicine } from './missingMedicine.ts'
import { mendQuestion } from './mend/mendQuestion.ts'
import { readFeeling, readLoosely } from './readLoosely.ts'
import { mayReplace } from './replaceStrict.ts'
import { onSide } from './sides.ts'
import { asWanted } from './wantedNumber.ts'
import { isTakenTwice } from './takenTwice.ts'
import type { Thesaurus } from './thesaurus/thesaurus.ts'
import { withoutLoneDay, withWholeWeek } from './days/wholeWeek.ts'
import { joinByList, thingsByTopic } from './thesaurus/topicThings.ts'

interface ThesaurusContext {
  things: readonly KnownThing[]
  today: LocalDay
  weekStart: Weekday
  before: PreviousExchange | null
  thesauri?: readonly Thesaurus[]
}

interface StrictReader<Context> {
  understandStrictly: (question: string, asking: Context) => UnderstandingResult
}

/** What the strict reader declines for a reason that everyday words cannot change. */
const FINAL: readonly Decline[] = ['dose', 'stop-or-change', 'notes', 'too-long']

/** Reads what the strict reader did not understand by the everyday words of the thesaurus. [ASST-41] */
export function readWithThesauri<Context extends ThesaurusContext>(
  question: string,
  strict: UnderstandingResult,
  asking: Context & StrictReader<Context>,
): UnderstandingResult {
  const { thesauri = [], things } = asking
  if (thesauri.length === 0 || (strict.is === 'decline' && strict.why === 'too-long')) return strict
  // Whoever it names: nothing is read into such a question.
  if (FOREIGN_ID.test(question)) return strict.is === 'asked' ? declineFor('other-person') : strict
  const book = thingBook(things)
  const { reading, corrected } = bestReading(question, { asking, book })
  if (isTakenTwice(foldWords(reading.typed), reading.thesaurus.language))
    return { is: 'danger', danger: 'urgent' }
  const bothSides = new Map([...thingsByTopic(things, reading.thesaurus), ...reading.exact])
  const byTopic = onSide(bothSides, reading.side)
  const features = looseFeatures(reading, { of: (topic) => byTopic.get(topic) ?? [] })
  const why = strict.is === 'asked' ? findLooseDecline(features) : null
  // "I had to cancel the party" is said with feeling, and stops no medicine.
  const isKind = strict.is === 'asked' && strict.asked.intent === 'kind' && why === 'stop-or-change'
  const isFelt = isKind && !NAMES_MEDICINE.some((feature) => features.has(feature))
  const isSaid = readFeeling(reading, features) !== null
  const isOfOthers = asksWithoutPills(reading, features)
  if (why !== null && !isFelt && !isSaid && !isOfOthers) return declineFor(fitDecline(why, features))
  const calendar: Calendar = { today: asking.today, weekStart: asking.weekStart }
  const loose = readLoosely(reading, {
    byTopic,
    bothSides,
    calendar,
    before: asking.before?.asked ?? null,
  })
  if (isSaid && loose !== null) return asResult(loose)
  const ahead = readAhead(reading, [strict, loose])
  if (ahead !== null) return ahead
  if (asksAhead(reading, features) && !isUrgent([strict, loose])) return declineFor('prediction')
  const isSureOfOther =
    loose?.is === 'asked' && (loose.isSure === true || COUNTED_APART.includes(loose.asked.intent))
  const mayBeOther = strict.is === 'decline' && mayBeOtherThan(strict.why, features, loose)
  const isFollowUp =
    loose?.is === 'asked' &&
    strict.is === 'decline' &&
    strict.why === 'not-mine' &&
    isSame(loose.asked, asking)
  const isFinal =
    strict.is === 'decline' &&
    isFinalDecline(strict.why, features, reading) &&
    !(isSureOfOther && mayBeOther) &&
    !(isOfOthers && isSureOfOther) &&
    !isFollowUp
  const again =
    strict.is === 'asked' || corrected === null ? null : asking.understandStrictly(corrected, asking)
  if (again !== null && loose?.is === 'decline') return declineFor(fitDecline(loose.why, features))
  const isBySpelling = again?.is === 'asked' && !(loose?.is === 'asked' && loose.isSure)
  const before = asking.before?.asked ?? null
  const exact = isBySpelling
    ? asLoose(again.asked)
    : beforeAnswer(joinMedicines(strict), before, { reading, calendar })
  // "Did anything help that day" has the words of a question without the day.
  const isTurn =
    loose?.is === 'asked' &&
    before !== null &&
    askTurn(reading, { before, byTopic, bothSides, calendar }) !== null
  const isReplaced = loose !== null && ((isTurn && exact.is === 'asked') || mayReplace(exact, loose, isFinal))
  const chosen = isReplaced ? asResult(loose) : exact
  if (chosen.is === 'decline')
    return (
      readMissingMedicine(chosen.why, { reading, features, context: { byTopic, calendar, before } }) ??
      withoutCommonWord({ ...chosen, why: fitDecline(chosen.why, features) }, reading)
    )
  if (chosen.is !== 'asked') return chosen
  const dated = againstNow(chosen.asked, { reading, features, calendar })
  // What keeps the question before says itself what it wants; only its days may be told one by one.
  const isKept = isTurn && dated.intent !== 'basis'
  const wanted = isKept
    ? dated
    : asWanted(dated, { reading, features, context: { byTopic, calendar, before } })
  const isWanted = wanted !== dated
  const isDay = reading.periods.some(({ unit }) => unit === 'day')
  const whole = isDay ? wanted : withWholeWeek(withoutLoneDay(wanted, reading.periods), calendar)
  const mayMend = !isWanted || MENDED_WANTED.includes(whole.intent)
  const isMended = mayMend && (chosen !== exact || MENDED_STRICT.includes(whole.intent))
  const asked = isMended ? mendQuestion(whole, { reading, features, byTopic, calendar }) : whole
  const isLong = reading.wordCount >= LEAST_TOLD || reading.isNegated
  const isSure = loose?.is === 'asked' && loose.isSure === true
  const isTold = chosen !== exact && !isAsked(reading, features, asked) && isLong && !isSure
  // The day that nobody knows is asked for, and is nothing that was recorded. [ASST-271]
  const isAtEvent = before !== null && asked.ways?.includes('since-unknown') === true
  const left =
    (chosen === exact && !isWanted) || isAtEvent
      ? []
      : [
          ...subjectLost(asked, before, reading).map((words) => ({ words, things: null })),
          ...wordsLeftOut(asked, reading, byTopic, before),
        ]
  return {
    is: 'asked',
    asked: {
      ...asked,
      ...partOf(asked, reading),
      ...sinceVisit(asked, reading),
      // "When was my worst day" means any day of the diary.
      isLoose: asked.isLoose || asked.intent === 'visit' || isOfAnyDay(asked),
      leftOut: left.map(({ words }) => words),
      ...(left.length === 0 ? {} : { leftThings: left.map(({ things: own }) => own) }),
    },
    ...(isTold ? { isTold } : {}),
  }
}

/** "I make no plans any more" has a subject of the guide and asks for nothing. [SAFE-15] */
const isAsked = (
  { isNegated, isQuestion, asks }: LooseReading,
  features: ReadonlySet<LooseFeature>,
  { intent }: UnderstoodQuestion,
): boolean =>
  features.has('asking') &&
  (intent !== 'guide' || !isNegated || isQuestion || asks.size > 0 || features.has('how'))

/** "Since the moxibustion", "where is it worst", "the longer I dig, the worse I sleep": their sides are still looked for. [ASST-244, ASST-245, ASST-278] */
const MENDED_WANTED: readonly Intent[] = ['since-start', 'most', 'compare', 'thing-trend', 'avg-pain']
/** What the strict reader may have read by single words. */
const MENDED_STRICT: readonly Intent[] = [
  'what-differs',
  'weekday',
  'more-with',
  'guide',
  'visit',
  'avg-pain',
  'compare',
]

/** "And at weekends?" after a question about walking: the days of the week are told without it. [ASST-98] */
const subjectLost = (
  { intent, things }: UnderstoodQuestion,
  before: UnderstoodQuestion | null,
  { topics, names }: LooseReading,
): readonly string[] =>
  intent === 'weekday' &&
  things.length + topics.length + names.length === 0 &&
  before !== null &&
  before.topicWords !== null &&
  before.things.some(({ list }) => list !== 'location')
    ? [before.topicWords]
    : []

const COUNTED_APART: readonly Intent[] = ['most', 'day-before']
/** Whether examples may contradict the words of a refusal. [ASST-94] */
function mayBeOtherThan(
  why: Decline,
  features: ReadonlySet<LooseFeature>,
  loose: LooseResult | null,
): boolean {
  if (why === 'too-long') return false
  const isOfMedicine = NAMES_MEDICINE.some((feature) => features.has(feature))
  if (OF_ADVICE.includes(why)) return !isOfMedicine || isOfHabit(features)
  // "Which trigger did I note most often" counts; "what is my trigger" is not answered.
  // "What set off my last flare" shows the day before, which says itself that it proves nothing.
  const isCounted = loose?.is === 'asked' && COUNTED_APART.includes(loose.asked.intent)
  return why !== 'cause' || !features.has('cause-word') || isCounted
}

/** "And in the rain?" asks the previous question of the weather, and for no forecast. */
const isSame = ({ intent }: UnderstoodQuestion, { before }: ThesaurusContext): boolean =>
  before?.asked?.intent === intent

/** "What has changed since my last visit" names a day that the diary doesn't have. [ASST-108] */
const sinceVisit = (
  { intent, periods }: UnderstoodQuestion,
  { allConcepts, asks }: LooseReading,
): Pick<UnderstoodQuestion, 'measure'> | object =>
  intent === 'visit' && periods.length === 0 && (allConcepts.has('since') || asks.has('last-time'))
    ? { measure: 'days' }
    : {}

/** Paracetamol is not the tablet of paracetamol and codeine: the answer names what it is about. [ASST-103] */
function partOf(
  { things, second }: UnderstoodQuestion,
  { part }: LooseReading,
): Pick<UnderstoodQuestion, 'part'> {
  const [within] = joinByList(part?.within ?? [])
  if (part === null || within === undefined) return {}
  const isMeant = [...things, ...second].some(({ ids }) => ids.some((id) => within.ids.includes(id)))
  return isMeant ? { part: { words: part.words, within } } : {}
}

const isOfAnyDay = ({ intent, periods }: UnderstoodQuestion): boolean =>
  (intent === 'worst' || intent === 'best' || intent === 'how-often') && periods.length === 0

/** An e-mail address, or the id of a user, a session or a record. */
const FOREIGN_ID = /\S@\S+\.\S|[0-9a-f]{8}-[0-9a-f]{4}-|\b[0-9a-f]{16,}\b/i

/** From so many words on, what asks nothing may tell more than it seems to. */
const LEAST_TOLD = 7

const OF_CHANGE: readonly LooseFeature[] = ['compare', 'better', 'worse']

/** "Better or worse than last month" compares this month with it; its own course is not asked about. [ASST-104] */
function againstNow(
  asked: UnderstoodQuestion,
  {
    reading,
    features,
    calendar,
  }: { reading: LooseReading; features: ReadonlySet<LooseFeature>; calendar: Calendar },
): UnderstoodQuestion {
  const [past, second] = reading.periods
  const isOne = past !== undefined && second === undefined && past.unit !== null && past.unit !== 'day'
  const [season, otherSeason] = reading.seasons
  const isOfSeason = season !== undefined && otherSeason === undefined && past === undefined
  if (asked.intent === 'trend' && isOfSeason && OF_CHANGE.some((feature) => features.has(feature)))
    return { ...asked, intent: 'compare', isLoose: true, periods: [{ is: '30days' }, season.range] }
  if (asked.intent !== 'trend' || asked.periods.length !== 1 || !isOne || past.to >= calendar.today)
    return asked
  if (!OF_CHANGE.some((feature) => features.has(feature))) return asked
  const now = unitPeriod(past.unit!, 0, calendar)
  return { ...asked, intent: 'compare', isLoose: true, periods: [now.range, past.range] }
}

/** The same question about the days before those of the answer. */
function beforeAnswer(
  strict: UnderstandingResult,
  before: UnderstoodQuestion | null,
  { reading, calendar }: { reading: LooseReading; calendar: Calendar },
): UnderstandingResult {
  if (strict.is !== 'asked' || before === null || strict.asked.intent !== before.intent) return strict
  const [first] = reading.periods
  // "And this time last year" is no whole year. [ASST-104]
  const isOfLastYear = first !== undefined && first.unit === null && first.isYearAgo === true
  const earlier = isOfLastYear ? first : earlierThanAnswer(reading, before, calendar)
  return earlier === null ? strict : { is: 'asked', asked: { ...strict.asked, periods: [earlier.range] } }
}

const asLoose = (asked: UnderstoodQuestion): UnderstandingResult => ({
  is: 'asked',
  asked: { ...asked, isLoose: true },
})

function asResult(loose: LooseResult): UnderstandingResult {
  if (loose.is === 'asked') return { is: 'asked', asked: loose.asked }
  return loose.is === 'decline' ? declineFor(loose.why) : loose
}

const declineFor = (why: Decline): UnderstandingResult => ({ is: 'decline', why, about: null, instead: null })

const OF_MEDICINES: readonly LooseFeature[] = [
  'medicine',
  'other-medicine',
  'medicines',
  'take',
  'dosing',
  'stop-change',
]
/** Without one of these, nothing is asked about a medicine if examples are sure of something else. [ASST-94] */
const NAMES_MEDICINE: readonly LooseFeature[] = [
  'medicine',
  'other-medicine',
  'medicines',
  'dosing',
  'dose-word',
]
/** "Should I have the operation" asks for no dose, and "can my husband have my drops" for no diary. [ASST-109] */
function fitDecline(why: Decline, features: ReadonlySet<LooseFeature>): Decline {
  const isOfOne = features.has('medicine') || features.has('other-medicine')
  if (OF_ADVICE.includes(why) && !isOfOne && features.has('surgery')) return 'treatment'
  return why === 'other-person' && (isOfOne || features.has('medicines')) ? 'dose' : why
}

const NAMED_MEDICINES: readonly LooseFeature[] = ['medicine', 'other-medicine', 'medicines']
const OF_HELP: readonly LooseFeature[] = ['helps', 'not-helps', 'what-helped']
const OF_ADVICE: readonly Decline[] = ['dose', 'stop-or-change']
const OF_DIARY: readonly LooseFeature[] = [
  'link',
  'worse',
  'better',
  'why',
  'helps',
  'triggers',
  'how-often',
  'compare',
  'place',
  'pain-topic',
]

const OF_BODY: readonly LooseFeature[] = [
  'pain-topic',
  'pain-word',
  'place',
  'link',
  'worse',
  'better',
  'trend',
  'why',
  'hard-days',
]
const OF_TAKING: readonly LooseFeature[] = [
  ...NAMED_MEDICINES,
  'may',
  'take',
  'dosing',
  'stop-change',
  'surgery',
]

/** What is eaten, drunk or done, and the pain: no medicine is meant. [ASST-171] */
const isOfHabit = (features: ReadonlySet<LooseFeature>): boolean =>
  features.has('habit') &&
  OF_BODY.some((one) => features.has(one)) &&
  !OF_TAKING.some((one) => features.has(one))

/** "Too much sitting" asks for no dose, and "is it worse in the rain" not for the weather. */
function isFinalDecline(why: Decline, features: ReadonlySet<LooseFeature>, { asks }: LooseReading): boolean {
  const has = (some: readonly LooseFeature[]): boolean => some.some((feature) => features.has(feature))
  if (why === 'not-mine') return !has(OF_DIARY)
  // "My diary proves the statins cause it" asks for no list of what helped.
  if (why === 'cause')
    return features.has('cause-word') || (has(NAMED_MEDICINES) && !has(OF_HELP) && !asks.has('why'))
  // "Gout the day after drinking", "too much cake, and my joints": no dose.
  if (OF_ADVICE.includes(why) && isOfHabit(features)) return false
  return FINAL.includes(why) && (has(OF_MEDICINES) || asks.size === 0)
}

/** Words that ask for a dose or to stop a medicine count beside a question that could be answered. [ASST-42] */
function findLooseDecline(features: ReadonlySet<LooseFeature>): Decline | null {
  const row = LOOSE_DECLINES.slice(0, 3).find((one) => fitsLooseRow(one, features))
  return row !== undefined && 'decline' in row.outcome ? row.outcome.decline : null
}
