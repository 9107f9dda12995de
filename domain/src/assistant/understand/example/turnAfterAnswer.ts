import { answeredQuestion } from '../../answeredQuestion.ts'
import { NOTHING_ASKED, type Intent, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import { keepSubject } from '../loose/followUp/carryOver.ts'
import { askNote, askPrint, askSend, askWhere } from '../loose/followUp/appAfterAnswer.ts'
import { dayOfQuestion, daysOfAnswer } from '../loose/followUp/daysOfAnswer.ts'
import { onDaysWithout } from '../loose/followUp/onDaysWithout.ts'
import { readTurn, type ReadTurn } from '../loose/followUp/followUpTurns.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import { MEDICINE_TOPICS } from '../loose/thesaurus/topicKinds.ts'
import { joinByList, type ThingsByTopic } from '../loose/thesaurus/topicThings.ts'
import type { FollowUpTurn } from '../loose/followUp/turnWords/turn.ts'
import { plusDays, previousPeriod, type Calendar } from '../periods/calendar.ts'
import { foldWords } from '../foldQuestion.ts'
import { MANAGE_WORDS } from './formWords.ts'
import { askMoreOfGuide, askNthOfGuide, askSteps, askTryThis } from './guideAfterAnswer.ts'

export interface TurnContext {
  before: UnderstoodQuestion
  byTopic: ThingsByTopic
  bothSides?: ThingsByTopic
  calendar: Calendar
}

interface Turning extends TurnContext {
  reading: LooseReading
  nth: number | null
}

type AskTurn = (turning: Turning) => UnderstoodQuestion | null

const OF_HELP: readonly Intent[] = [
  'did-help',
  'what-helped',
  'help-two',
  'works-less',
  'helped-when-bad',
  'all-tried',
]
const OF_DOSES: readonly Intent[] = ['doses', 'last-dose', 'days-without']
const OF_PAIN: readonly Intent[] = ['avg-pain', 'worst', 'best', 'my-number', 'pain-range', 'summary']
const OF_HARD_DAYS: readonly Intent[] = ['hard-days', 'good-days', 'level-days', 'spell']
const OF_THINGS: readonly Intent[] = ['link-of', 'how-often', 'last-time', 'day-after', 'thing-trend']
const OF_LIST: readonly Intent[] = [...OF_HELP, 'most', 'more-with', 'less-with', 'what-differs']
/** Their answers are texts. */
const OF_TEXT: readonly Intent[] = ['guide', 'app', 'kind', 'talk', 'can-do', 'explain', 'note']
/** Their answers name a day that the question did not. */
export const NAMING_A_DAY: readonly Intent[] = [
  'worst',
  'best',
  'last-time',
  'last-dose',
  'last-level',
  'day-before',
]

/** The subject of the answer, asked about in another way. */
const other = (
  before: UnderstoodQuestion,
  intent: Intent,
  slots: Partial<UnderstoodQuestion> = {},
): UnderstoodQuestion => ({
  ...before,
  intent,
  isLoose: true,
  app: null,
  passages: [],
  leftOut: [],
  rank: null,
  effect: null,
  nth: null,
  ...slots,
})

/** A question about the answer keeps the slots of the question that it answered. */
export const askAboutAnswer = (
  before: UnderstoodQuestion,
  intent: 'basis' | 'that-day' | 'simpler',
  slots: Partial<UnderstoodQuestion> = {},
): UnderstoodQuestion => ({
  ...before,
  intent,
  basisOf: before.intent,
  isLoose: true,
  passages: [],
  leftOut: [],
  ...slots,
})

/** The same count in the days of the answer and in as many before them. */
function inTwoTimes(before: UnderstoodQuestion, calendar: Calendar): UnderstoodQuestion | null {
  const own = daysOfAnswer(before, calendar)
  const earlier = own === null ? null : previousPeriod(own, calendar)
  const periods = own === null || earlier === null ? null : [own.range, earlier.range]
  return periods === null ? null : other(before, before.intent, { periods })
}

/** "Is that more than usual": what was counted, and the same time before. [ASST-110] */
const askUsual: AskTurn = ({ before, calendar, reading }) => {
  const { intent, things, measure } = before
  // "Is my pain worse than usual" says itself what it asks.
  if (reading.allConcepts.has('pain')) return null
  if (OF_DOSES.includes(intent)) return other(before, 'thing-trend', { list: 'medication' })
  if (intent === 'on-day') return other(before, 'what-differs', { things: [] })
  if (intent === 'good-days') return inTwoTimes(before, calendar)
  if (OF_HARD_DAYS.includes(intent)) return other(before, 'hard-days-trend', { level: null })
  if (OF_THINGS.includes(intent) && things.length > 0) return other(before, 'thing-trend')
  if (OF_HELP.includes(intent)) return other(before, 'works-less')
  const isScore = intent === 'avg-score' || measure === 'score'
  if (!isScore && !OF_PAIN.includes(intent)) return null
  const own = daysOfAnswer(before, calendar)
  const earlier = own === null ? null : previousPeriod(own, calendar)
  if (own === null || earlier === null) return null
  return other(before, 'compare', {
    measure: isScore ? 'score' : 'pain',
    periods: [own.range, earlier.range],
    time: null,
  })
}

/** "Did anything help that day": what was tried on it, and its marks. [ASST-111] */
const askHelpedThen: AskTurn = ({ before }) => {
  const { intent, periods } = before
  if (intent === 'on-day') return askAboutAnswer(before, 'that-day', { effect: 'helped' })
  if (dayOfQuestion(before) !== null)
    return { ...NOTHING_ASKED, intent: 'all-tried', periods: periods.slice(0, 1), isLoose: true }
  if (NAMING_A_DAY.includes(intent)) return askAboutAnswer(before, 'that-day', { effect: 'helped' })
  if (periods.length === 0) return null
  return {
    ...NOTHING_ASKED,
    intent: 'what-helped',
    effect: 'helped',
    periods: periods.slice(0, 1),
    isLoose: true,
  }
}

/** "And the day after": after something, or after the day of the answer. [ASST-116] */
const askDayAfter: AskTurn = ({ before, byTopic, calendar }) => {
  const { intent, things, topic } = before
  const day = dayOfQuestion(before)
  if (intent === 'not-recorded') return before
  if (intent === 'on-day' && day !== null && day < calendar.today) {
    const next = plusDays(day, 1)
    return { ...before, periods: [{ is: 'custom', from: next, to: next }] }
  }
  // After the hardest day: what the day after it says. [ASST-267]
  if (NAMING_A_DAY.includes(intent) && intent !== 'day-before')
    return askAboutAnswer(before, 'that-day', { ways: ['next-day'] })
  if (things.length > 0) return other(before, 'day-after')
  const meant = topic === null ? [] : joinByList(byTopic.get(topic) ?? [])
  if (topic === null) return null
  return meant.length > 0
    ? other(before, 'day-after', { things: meant, time: null })
    : other(before, 'not-recorded')
}

/** "And the day before": of the hardest day, or of the day of the answer. [ASST-116] */
const askDayBefore: AskTurn = ({ before }) => {
  const day = dayOfQuestion(before)
  if (before.intent === 'worst') return other(before, 'day-before', { rank: before.rank })
  if (before.intent !== 'on-day' || day === null) return null
  const earlier = plusDays(day, -1)
  return { ...before, periods: [{ is: 'custom', from: earlier, to: earlier }] }
}

/** "And without tablets": the same list, of all else that was tried. [ASST-117] */
const askWithoutMedicine: AskTurn = ({ before }) => {
  const isOfRemedies = before.intent === 'most' && before.list === 'alleviating_factor'
  return OF_HELP.includes(before.intent) || isOfRemedies
    ? other(before, 'what-helped', {
        things: [],
        second: [],
        list: 'alleviating_factor',
        effect: before.effect ?? 'helped',
        topic: null,
        topicWords: null,
      })
    : null
}

/** "And without?": the same comparison, which has the days without it, too. [ASST-122] */
const askWithoutIt: AskTurn = ({ before, reading }) => {
  const { intent, things } = before
  if (intent === 'not-recorded') return before
  const isOfMedicine = things.length > 0 && things.every(({ list }) => list === 'medication')
  if (isOfMedicine && [...OF_DOSES, 'did-help'].includes(intent))
    return onDaysWithout(before, before.topicWords ?? reading.typed)
  const isOfThings = [...OF_THINGS, 'did-help'].includes(intent) && things.length > 0
  return isOfThings ? other(before, 'link-of') : null
}

const OPPOSITES: Readonly<Partial<Record<Intent, Intent>>> = {
  'more-with': 'less-with',
  'less-with': 'more-with',
  worst: 'best',
  best: 'worst',
  'hard-days': 'good-days',
  'good-days': 'hard-days',
}
const RANKED: readonly Intent[] = ['weeks', 'months']

/** "And the easiest": the other end, of the same days. [ASST-116] */
const askOpposite: AskTurn = ({ before }) => {
  const { intent, rank, effect } = before
  const opposite = OPPOSITES[intent]
  if (opposite !== undefined) return other(before, opposite, { rank: null })
  return RANKED.includes(intent)
    ? other(before, intent, { effect, rank: rank === 'least' ? 'most' : 'least' })
    : null
}

/** "Since when": when it was recorded first. [ASST-116] */
const askSinceWhen: AskTurn = ({ before }) => {
  // A difference of times of the day has no first day: the finding and its basis. [ASST-252]
  if (BY_CALENDAR.includes(before.intent)) return askAboutAnswer(before, 'basis')
  const isOfThing = [...OF_THINGS, ...OF_DOSES, 'did-help'].includes(before.intent)
  if (!isOfThing || before.things.length === 0) return null
  const isMedicine = before.things.every(({ list }) => list === 'medication')
  return other(before, isMedicine ? 'last-dose' : 'last-time', { rank: 'first', periods: [] })
}

/** "And the second one": a passage, or a row of the list. [ASST-112] */
const askNth: AskTurn = ({ before, nth, reading }) => {
  if (nth === null) return null
  if (before.intent === 'guide') return askNthOfGuide(before, nth, reading)
  return OF_LIST.includes(before.intent) ? askAboutAnswer(before, 'basis', { rank: null, nth }) : null
}

const FOR_DOCTOR: readonly Intent[] = ['visit', 'paperwork', 'describe']

/** "Shorter": what the article says to try, a few sentences for the doctor, or the finding. [ASST-114] */
const askShorter: AskTurn = ({ before, reading }) => {
  if (before.intent === 'guide' || before.intent === 'kind')
    return askTryThis(before, reading) ?? (before.intent === 'guide' ? before : null)
  if (before.intent === 'app') return before
  // The day of the appointment is no period. [ASST-191]
  if (FOR_DOCTOR.includes(before.intent))
    return other(before, 'visit', { things: [], periods: [], rank: 'least', measure: null, topic: null })
  return OF_TEXT.includes(before.intent) ? null : askAboutAnswer(before, 'simpler')
}

/** "Tell me more": the article goes on, all that was tried, the subject over time, or the period in short. [ASST-113] */
const askMore: AskTurn = ({ before, reading }) => {
  if (before.intent === 'app') return before
  if (OF_HELP.includes(before.intent))
    return other(before, 'all-tried', { things: [], second: [], place: null })
  // "More exactly, how do I do it": the steps. [ASST-189]
  const isHow = MANAGE_WORDS[reading.thesaurus.language].test(foldWords(reading.typed))
  const steps = isHow && before.intent === 'guide' ? askSteps(before, reading) : null
  const ofGuide = steps ?? askMoreOfGuide(before, reading)
  if (ofGuide !== null) return ofGuide
  if (before.intent === 'guide' || before.intent === 'kind') return null
  if (OF_THINGS.includes(before.intent) && before.things.length > 0) return other(before, 'thing-trend')
  return other(before, 'summary', { things: [], place: null })
}

const BY_CALENDAR: readonly Intent[] = ['time-of-day', 'weekday', 'months', 'weeks']

/** "Why": what the guide says about the subject, the day before the hardest one, or what was different. [ASST-45] */
const askWhy: AskTurn = ({ before, reading }) => {
  const { intent, periods, rank } = before
  if (OF_TEXT.includes(intent) && intent !== 'guide') return null
  if (intent === 'worst') return other(before, 'day-before', { rank })
  // Whether it stands out at all is all that the diary says about it. [ASST-188]
  if (BY_CALENDAR.includes(intent)) return askAboutAnswer(before, 'basis')
  const isExplained = intent === 'link-of' || intent === 'did-help' || intent === 'guide'
  const explained = isExplained ? askMoreOfGuide(before, reading) : null
  if (explained !== null || intent === 'guide') return explained
  return other(before, 'what-differs', { things: [], periods: periods.slice(0, 1) })
}

const askSure: AskTurn = ({ before }) =>
  OF_TEXT.includes(before.intent) ? null : askAboutAnswer(before, 'basis')

const ASK_TURN: Readonly<Record<FollowUpTurn, AskTurn>> = {
  usual: askUsual,
  'helped-then': askHelpedThen,
  'day-after': askDayAfter,
  'day-before': askDayBefore,
  'without-medicine': askWithoutMedicine,
  'without-it': askWithoutIt,
  'since-when': askSinceWhen,
  opposite: askOpposite,
  nth: askNth,
  shorter: askShorter,
  more: askMore,
  sure: askSure,
  why: askWhy,
  // Solace writes nothing into it: the answer says where. [ASST-118]
  'to-doctor': () => ({ ...NOTHING_ASKED, intent: 'visit-questions', isLoose: true }),
  send: ({ before }) => askSend(before),
  print: ({ before }) => askPrint(before),
  where: ({ before }) => askWhere(before),
  'note-it': ({ before }) => askNote(before),
}

/** Longer messages say themselves what they ask. */
const MOST_WORDS = 9
/** "Shorter, I only have five minutes with him" gives its reason. */
const MOST_WORDS_SHORTER = 14
const NAMING_MEDICINES: readonly FollowUpTurn[] = ['usual', 'without-medicine', 'helped-then', 'note-it']

/** Only words that need the answer before: no subject of its own. */
function isAboutAnswer({ topics, names, medicine, wordCount }: LooseReading, turn: FollowUpTurn): boolean {
  const own = topics.filter(
    ({ topic }) => topic !== 'diary-use' && !(NAMING_MEDICINES.includes(turn) && MEDICINE_TOPICS.has(topic)),
  )
  return (
    wordCount <= (turn === 'shorter' ? MOST_WORDS_SHORTER : MOST_WORDS) &&
    own.length === 0 &&
    names.flat().length === 0 &&
    medicine === null
  )
}

function turnOf(reading: LooseReading): ReadTurn | null {
  const read = readTurn(reading.typed, reading.thesaurus.language)
  return read !== null && isAboutAnswer(reading, read.turn) ? read : null
}

/** What a turn of phrase asks after an answer; null if it says nothing about such an answer. */
export const askKnownTurn = (
  { turn, nth }: ReadTurn,
  reading: LooseReading,
  context: TurnContext,
): UnderstoodQuestion | null =>
  ASK_TURN[turn]({ ...context, before: answeredQuestion(context.before), reading, nth })

/** The same for a message, if it is such a turn of phrase. [ASST-110] */
export function askTurn(reading: LooseReading, context: TurnContext): UnderstoodQuestion | null {
  const carried = keepSubject(reading, { ...context, before: answeredQuestion(context.before) })
  if (carried !== null) return carried
  const read = turnOf(reading)
  return read === null ? null : askKnownTurn(read, reading, context)
}
