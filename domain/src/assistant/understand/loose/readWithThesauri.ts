import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { lastUnits, previousPeriod, unitPeriod, type Calendar } from '../periods/calendar.ts'
import { foldQuestion } from '../foldQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import { thingBook, type ThingBook } from '../thingBook.ts'
import type {
  Decline,
  PreviousExchange,
  QuestionChoice,
  UnderstandingResult,
} from '../understandingResult.ts'
import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { looseFeatures, type LooseFeature } from './looseFeatures.ts'
import { readWithThesaurus, type LooseReading } from './looseReading.ts'
import { fitsLooseRow, LOOSE_DECLINES } from './looseRows.ts'
import type { LooseResult } from './looseQuestion.ts'
import { readLoosely } from './readLoosely.ts'
import { correctSpelling } from './spelling.ts'
import type { Thesaurus } from './thesaurus.ts'
import { thingsByTopic } from './topicThings.ts'

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
/** Even then, the way to a screen of the app or to the article about labels may be told: neither has a number. */
const HARMLESS: readonly Intent[] = ['app', 'guide']
const WITHOUT_NUMBERS: readonly Intent[] = ['kind', 'visit', 'not-recorded']

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
  const byTopic = new Map([...thingsByTopic(things, reading.thesaurus), ...reading.exact])
  const features = looseFeatures(reading, { of: (topic) => byTopic.get(topic) ?? [] })
  const why = strict.is === 'asked' ? findLooseDecline(features) : null
  if (why !== null) return declineFor(why)
  const { today, weekStart } = asking
  const loose = readLoosely(reading, {
    byTopic,
    calendar: { today, weekStart },
    before: asking.before?.asked ?? null,
  })
  const isFinal =
    strict.is === 'decline' &&
    isFinalDecline(strict.why, features, reading) &&
    !(loose?.is === 'asked' && loose.isSure && !FINAL.includes(strict.why) && !features.has('cause-word'))
  const again =
    strict.is === 'asked' || corrected === null ? null : asking.understandStrictly(corrected, asking)
  if (again !== null && loose?.is === 'decline') return declineFor(loose.why)
  const isBySpelling = again?.is === 'asked' && !(loose?.is === 'asked' && loose.isSure)
  const exact = isBySpelling ? asLoose(again.asked) : joinMedicines(strict)
  const chosen = loose === null || !mayReplace(exact, loose, isFinal) ? exact : asResult(loose)
  if (chosen.is !== 'asked') return chosen
  const isDay = reading.periods.some(({ unit }) => unit === 'day')
  const asked = isDay ? chosen.asked : withWholeWeek(chosen.asked, { today, weekStart })
  const isLong = reading.wordCount >= LEAST_TOLD || reading.isNegated
  const isSure = loose?.is === 'asked' && loose.isSure === true
  const isTold = chosen !== exact && !features.has('asking') && isLong && !isSure
  return {
    is: 'asked',
    asked: asked.intent === 'visit' ? { ...asked, isLoose: true } : asked,
    ...(isTold ? { isTold } : {}),
  }
}

/** An e-mail address, or the id of a user, a session or a record. */
const FOREIGN_ID = /\S@\S+\.\S|[0-9a-f]{8}-[0-9a-f]{4}-|\b[0-9a-f]{16,}\b/i

/** From so many words on, what asks nothing may tell more than it seems to. */
const LEAST_TOLD = 7

/** A week with fewer days says nothing about it. */
const LEAST_DAYS_OF_WEEK = 3

/** On a Monday, "this week" means more than that day: the last seven days, and in a comparison the seven before. */
function withWholeWeek(asked: UnderstoodQuestion, calendar: Calendar): UnderstoodQuestion {
  const week = unitPeriod('week', 0, calendar)
  const [first, second] = asked.periods
  const isYoung = dayNumber(week.to) - dayNumber(week.from) + 1 < LEAST_DAYS_OF_WEEK
  if (!isYoung || first?.is !== 'custom' || first.from !== week.from || first.to !== week.to) return asked
  if (week.from === week.to && asked.intent === 'on-day') return asked
  const now = lastUnits(7, 'day', calendar)
  if (now === null) return asked
  const before = second === undefined ? null : previousPeriod(now, calendar)
  const isLoose = asked.isLoose || asked.intent === 'compare'
  return { ...asked, isLoose, periods: before === null ? [now.range] : [now.range, before.range] }
}

/** One medicine in two strengths is one question; the answer names both. */
function joinMedicines(strict: UnderstandingResult): UnderstandingResult {
  if (strict.is !== 'choose' || strict.why !== 'several') return strict
  const [first, ...others] = strict.choices.map(({ asked }) => asked)
  const isOne = (asked: UnderstoodQuestion): boolean =>
    asked.things.length === 1 && asked.things[0]!.list === 'medication' && asked.intent === first?.intent
  if (first === undefined || others.length === 0 || ![first, ...others].every(isOne)) return strict
  const ids = [first, ...others].flatMap(({ things }) => things[0]!.ids)
  return { is: 'asked', asked: { ...first, things: [{ list: 'medication', ids: [...new Set(ids)] }] } }
}

/** Whether the loose reading says more than the strict one, and nothing that must not be said. */
function mayReplace(strict: UnderstandingResult, loose: LooseResult, isFinal: boolean): boolean {
  switch (strict.is) {
    case 'danger':
      return false
    case 'decline':
      return (
        !isFinal ||
        loose.is === 'danger' ||
        (loose.is === 'asked' ? isHarmless(strict.why, loose.asked.intent) : strict.why === 'not-mine')
      )
    case 'choose':
      return (
        loose.is === 'asked' && (strict.why === 'did-you-mean' || areOneTopic(strict.choices, loose.asked))
      )
    case 'asked':
      return (
        loose.is === 'asked' &&
        (saysMore(strict.asked, loose.asked) ||
          (loose.isSure === true && isVague(strict.asked) && loose.asked.intent !== strict.asked.intent) ||
          (strict.asked.intent === 'can-do' && !HARMLESS_TALK.includes(loose.asked.intent)))
      )
  }
}

/** Words that many questions have: what examples are sure of says more. */
const isVague = ({ intent, things }: UnderstoodQuestion): boolean =>
  VAGUE.includes(intent) || (things.length === 0 && SUBJECTLESS.includes(intent))
/** "Help" greets only if nothing else is said. */
const HARMLESS_TALK: readonly Intent[] = ['can-do', 'talk']
const VAGUE: readonly Intent[] = ['guide', 'can-do', 'explain', 'visit', 'kind']

const isHarmless = (why: Decline, intent: Intent): boolean =>
  HARMLESS.includes(intent) || (why === 'not-mine' && WITHOUT_NUMBERS.includes(intent))

/** One name in two lists: the topic has both. Other choices are the person's. [ASST-20] */
function areOneTopic(
  choices: readonly QuestionChoice[],
  { topic, things, place }: UnderstoodQuestion,
): boolean {
  const ids = new Set([...things, ...(place === null ? [] : [place])].flatMap((thing) => thing.ids))
  const isOf = ({ about, asked }: QuestionChoice): boolean =>
    about.is === 'thing' && asked.things.every((thing) => thing.ids.every((id) => ids.has(id)))
  return (topic !== null || place !== null) && choices.every(isOf)
}

const SUBJECTLESS: readonly Intent[] = ['pattern', 'trend', 'avg-pain', 'worst', 'best', 'count', 'more-with']

const EXTREMES: readonly Intent[] = ['worst', 'best', 'avg-pain']
const ROUNDS: readonly Intent[] = ['time-of-day', 'weekday']

function saysMore(strict: UnderstoodQuestion, loose: UnderstoodQuestion): boolean {
  if (strict.intent === 'guide') return [...HARMLESS, 'visit', 'kind'].includes(loose.intent)
  if (strict.intent === 'kind') return loose.intent !== 'can-do'
  // "What makes it worse" asks for what goes with more pain, "what made it worse" for remedies that did.
  if (strict.intent === 'what-helped' && strict.effect === 'worse') return loose.intent === 'more-with'
  // "How to sleep with pain" has the words of "how was the pain with sleep".
  if (strict.intent === 'avg-pain' && strict.things.length > 0 && strict.periods.length === 0)
    return loose.intent === 'guide'
  if (EXTREMES.includes(strict.intent) && strict.periods.length === 0 && ROUNDS.includes(loose.intent))
    return true
  if (strict.intent === 'trend' && strict.periods.length === 1) return loose.intent === 'compare'
  // Only one of two sentences was read.
  if (SUBJECTLESS.includes(strict.intent) && strict.things.length === 0)
    return loose.things.length > 0 && loose.intent === 'link-of'
  // "My back" is the whole back, though one item has just that name.
  if (isWiderPlace(strict, loose)) return true
  // "Cold days" are weather, though "cold" is also a kind of pain.
  const [thing, ...more] = strict.things
  const isLonger = (loose.topicWords ?? '').includes(' ')
  return (
    thing !== undefined &&
    more.length === 0 &&
    isLonger &&
    loose.intent === strict.intent &&
    loose.things.length > 0 &&
    !loose.things.some(({ ids }) => ids.some((id) => thing.ids.includes(id)))
  )
}

function isWiderPlace(strict: UnderstoodQuestion, loose: UnderstoodQuestion): boolean {
  const [place, ...more] = strict.things
  const [wider] = loose.things
  return (
    place?.list === 'location' &&
    more.length === 0 &&
    wider?.list === 'location' &&
    loose.intent === strict.intent &&
    wider.ids.length > place.ids.length &&
    place.ids.every((id) => wider.ids.includes(id))
  )
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

/** "Too much sitting" asks for no dose, and "is it worse in the rain" not for the weather. */
function isFinalDecline(why: Decline, features: ReadonlySet<LooseFeature>, { asks }: LooseReading): boolean {
  const has = (some: readonly LooseFeature[]): boolean => some.some((feature) => features.has(feature))
  if (why === 'not-mine') return !has(OF_DIARY)
  if (why === 'cause') return features.has('cause-word')
  return FINAL.includes(why) && (has(OF_MEDICINES) || asks.size === 0)
}

/** Words that ask for a dose or to stop a medicine count beside a question that could be answered. [ASST-42] */
function findLooseDecline(features: ReadonlySet<LooseFeature>): Decline | null {
  const row = LOOSE_DECLINES.slice(0, 2).find((one) => fitsLooseRow(one, features))
  return row !== undefined && 'decline' in row.outcome ? row.outcome.decline : null
}

interface Sources {
  asking: ThesaurusContext
  book: ThingBook
}

interface BestReading {
  reading: LooseReading
  corrected: string | null
}

/** The language that leaves the fewest words unread; the user's, if two leave equally many. [ASST-22] */
function bestReading(question: string, { asking, book }: Sources): BestReading {
  const folded = foldQuestion(question)
  const { today, weekStart } = asking
  const [own, ...others] = asking.thesauri!
  const fitting = others.filter(({ compiled }) => compiled.lexicon.letters.test(folded.text))
  const read = (text: string, thesaurus: Thesaurus): LooseReading =>
    readWithThesaurus(text, { thesaurus, book, calendar: { today, weekStart } })
  const best = [own!, ...fitting]
    .map((thesaurus) => read(question, thesaurus))
    .reduce((one, other) => (other.unreadCount < one.unreadCount ? other : one))
  // Only in that language: a misspelt word is near some word of some other language.
  const corrected = correctSpelling(folded, best.thesaurus, book.names)
  const reading = corrected === null ? best : read(corrected, best.thesaurus)
  return { corrected, reading: { ...reading, typed: question.trim(), isQuestion: best.isQuestion } }
}
