import type { Feeling, Intent, SmallTalk, ThingList, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { readLooseFollowUp } from '../loose/looseFollowUp.ts'
import { isPlace } from '../loose/looseFeatures.ts'
import { looseQuestion, type LooseResult } from '../loose/looseQuestion.ts'
import { EMOTION_TOPICS, LOSS_TOPICS, PAIN_TOPICS } from '../loose/topicKinds.ts'
import { joinByList } from '../loose/topicThings.ts'
import type { AppTopicId } from '../topicIds.ts'
import {
  askAverage,
  askCompare,
  askDaysOf,
  askLast,
  askLevel,
  askOnDay,
  askScore,
  askSinceWhen,
  askLeftOrRight,
  askSpell,
  askTwoPlaces,
  isGood,
  isShortPeriod,
} from './askDays.ts'
import {
  askAboutTwo,
  askDayAfter,
  askDescribe,
  askDidHelp,
  askDiffers,
  askDoses,
  askExplain,
  askGuide,
  askLink,
  askMost,
  askRecorded,
  askThingTrend,
  askWhatHelped,
  askWhyPain,
  askWhyThing,
} from './askThings.ts'
import {
  ask,
  asResult,
  declineAs,
  hasAny,
  inPlace,
  isMedicine,
  isTried,
  subjectsIn,
  type AskLabel,
  type LabelledQuestion,
} from './labelledQuestion.ts'
import { choosePassagesIn } from './choosePassages.ts'
import type { QuestionLabel } from './questionLabels.ts'

/** What the guide says about a feeling. */
const PASSAGES_OF: Readonly<Partial<Record<Feeling, readonly string[]>>> = {
  alone: ['family-and-relationships/not-believed'],
  guilty: ['family-and-relationships/burden'],
  angry: ['thoughts-and-pain/anger-in-the-moment'],
  loss: ['acceptance-and-values/grief-what-remains'],
  sad: ['low-mood-and-pain/three-small-things'],
  afraid: ['worry-and-fear-of-movement/worrying'],
  now: ['flare-ups-are-expected/what-to-do-now'],
  'worn-out': ['energy-planning/rest-early'],
}

const FELT_ARTICLES = [
  'family-and-relationships',
  'acceptance-and-values',
  'low-mood-and-pain',
  'thoughts-and-pain',
  'worry-and-fear-of-movement',
  'pleasant-attention',
  'work-and-study',
]
const LEAST_FOR_FEELING = 0.2

/** What was said may have its own passage: the shame to cancel is not the fear to be a burden. */
function passagesAbout(felt: Feeling, { reading }: LabelledQuestion): readonly string[] {
  if (felt === 'glad' || felt === 'hope') return []
  const [own] = choosePassagesIn(reading, FELT_ARTICLES, LEAST_FOR_FEELING)
  return own === undefined ? (PASSAGES_OF[felt] ?? []) : [own]
}

const feel =
  (feeling: Feeling): AskLabel =>
  (question) => {
    const kind = looseQuestion('kind', question)
    // Sadness about an activity is about its loss.
    const isLoss = feeling === 'sad' && kind.topic !== null && LOSS_TOPICS.has(kind.topic)
    const felt = isLoss ? 'loss' : feeling
    return asResult({
      ...kind,
      topic: null,
      topicWords: null,
      feeling: felt,
      passages: passagesAbout(felt, question),
    })
  }
const talk = (said: SmallTalk): AskLabel => ask('talk', { talk: said })

/** Only after an answer. */
const afterAnswer =
  (make: (before: UnderstoodQuestion, question: LabelledQuestion) => UnderstoodQuestion | null): AskLabel =>
  (question) => {
    const { before } = question.context
    const made = before === null ? null : make(before, question)
    return made === null ? null : asResult(made)
  }

const followUp: AskLabel = afterAnswer((before, { reading, features, context }) =>
  readLooseFollowUp(reading, features, { ...context, before }, true),
)

const again = (intent: 'basis' | 'that-day' | 'simpler'): AskLabel =>
  afterAnswer((before) => ({ ...before, intent, basisOf: before.intent, isLoose: false }))

const askWhyAgain: AskLabel = afterAnswer((before, question) =>
  before.intent === 'worst'
    ? { ...before, intent: 'day-before', isLoose: true }
    : {
        ...looseQuestion('what-differs', question),
        periods: before.periods.slice(0, 1),
        place: before.place,
      },
)

const askHelpAgain: AskLabel = afterAnswer((before, question) => {
  const tried = before.things.filter(({ list }) => list === 'medication' || list === 'alleviating_factor')
  if (question.reading.topics.length + question.reading.names.length > 0) return null
  return tried.length > 0
    ? { ...before, intent: 'did-help', things: tried, effect: 'helped', isLoose: true }
    : { ...looseQuestion('what-helped', question), effect: 'helped', periods: before.periods.slice(0, 1) }
})

const askOftenAgain: AskLabel = afterAnswer((before) => {
  if (before.things.length === 0) return { ...before, intent: 'hard-days', isLoose: true, measure: null }
  const isOfMedicine = before.things.every(({ list }) => list === 'medication')
  return { ...before, intent: isOfMedicine ? 'doses' : 'how-often', isLoose: true, rank: null, effect: null }
})

/** "How is my mood": the scores of the days say it. */
const isAboutMood = (question: LabelledQuestion): boolean =>
  hasAny(question, 'score') ||
  (question.reading.topics.length > 0 && question.reading.topics.every(({ topic }) => topic === 'low-mood'))

/** Another subject than the mood is asked about in its own right. */
const isOfMood = ({ reading: { topics, names } }: LabelledQuestion): boolean =>
  names.length === 0 && topics.every(({ topic }) => EMOTION_TOPICS.has(topic) || PAIN_TOPICS.has(topic))

/** "And what do I do about it": the guide about the subject of the answer, or what helped. */
const askWhatToDo: AskLabel = afterAnswer((before, question) => {
  const own = question.reading.topics.length > 0
  if (own) return null
  return before.topic === null && before.passages.length === 0
    ? { ...looseQuestion('what-helped', question), effect: 'helped', place: before.place }
    : { ...before, intent: 'guide', words: before.words ?? '', isLoose: false }
})

const OF_HELP: readonly Intent[] = ['did-help', 'what-helped', 'help-two', 'works-less', 'helped-when-bad']
const OF_SUBJECT: readonly Intent[] = ['link-of', 'not-recorded', 'guide', 'kind']

/** "Tell me more": all that was tried, the passages about the subject, or the period in short. */
const askMore: AskLabel = afterAnswer((before) => {
  if (OF_HELP.includes(before.intent)) return { ...before, intent: 'all-tried', things: [], isLoose: true }
  if (OF_SUBJECT.includes(before.intent) && (before.topic !== null || before.passages.length > 0))
    return { ...before, intent: 'guide', words: '', passages: before.passages.slice(1), isLoose: false }
  return { ...before, intent: 'summary', things: [], place: null, isLoose: true }
})

const MOST_WORDS_ABOUT_ANSWER = 6

/** "How do I do that": short, and without a subject of its own. */
const isAboutAnswer = ({ reading, context }: LabelledQuestion): boolean =>
  context.before !== null &&
  reading.wordCount <= MOST_WORDS_ABOUT_ANSWER &&
  reading.topics.length + reading.names.length === 0 &&
  reading.medicine === null &&
  reading.unreadCount === 0

/** Without a subject, how often it was bad; a word that nothing knows would be the subject. */
const askHardDays: AskLabel = (question) =>
  question.reading.unreadCount > 0 ? null : inPlace('hard-days')(question)

/** Two places, or only one thing. */
const askTwoOrLink: AskLabel = (question) => askTwoPlaces(question) ?? askLink(question)

/** "Heat or tablets": the list of what helped has both. Of two things the diary may have only one, and says so. */
const askOneOfTwo: AskLabel = (question) => {
  const { reading } = question
  const subjects = subjectsIn(question).filter(({ topic }) => topic === null || !isPlace(topic.topic))
  const known = subjects.find(({ things }) => things.some(isTried))
  const missing = reading.medicine ?? subjects.find(({ things }) => things.length === 0)?.topic?.words ?? null
  const isAnyMedicine = hasAny(question, 'medicines') && reading.medicine === null
  if (known !== undefined && missing !== null && !isAnyMedicine)
    return ask('help-two', { things: joinByList(known.things.filter(isTried)), topicWords: missing })(
      question,
    )
  return hasAny(question, 'medicines') ? askWhatHelped(question) : askDidHelp(question)
}

/** "What set off that flare last weekend" asks for what was different on these days. */
const askMoreWith: AskLabel = (question) =>
  isShortPeriod(question)
    ? askDiffers(question)
    : ask('more-with', { list: listOfFactors(question) })(question)

const listOfFactors = (question: LabelledQuestion): ThingList | null =>
  hasAny(question, 'which-symptom') ? 'symptom' : null

const ASK: Readonly<Record<Exclude<QuestionLabel, `app-${AppTopicId}` | 'despair' | 'emergency'>, AskLabel>> =
  {
    link: askLink,
    'link-two': askAboutTwo('link-two', ({ thing }) => thing.list !== 'location', askTwoOrLink),
    'day-after': askDayAfter,
    'more-with': askMoreWith,
    'less-with': (question) => ask('less-with', { list: listOfFactors(question) })(question),
    'did-help': askDidHelp,
    'help-two': askAboutTwo('help-two', isTried, askOneOfTwo),
    'what-helped': askWhatHelped,
    'what-helped-no-pills': ask('what-helped', { effect: 'helped', list: 'alleviating_factor' }),
    'not-helped': ask('what-helped', { effect: 'not' }),
    'made-worse': ask('what-helped', { effect: 'worse' }),
    'works-how-long': (question) =>
      hasAny(question, 'tried', 'medicine')
        ? ask('how-fast', { effect: 'helped' })(question)
        : askDidHelp(question),
    'since-start': ask('since-start'),
    doses: askDoses('doses'),
    'last-dose': askDoses('last-dose'),
    'days-without': (question) =>
      ask('days-without', { things: joinByList(question.reading.names.flat().filter(isMedicine)) })(question),
    'my-medicines': ask('my-medicines'),
    'my-conditions': ask('my-conditions'),
    'avg-pain': (question) => (isAboutMood(question) ? askScore(question) : askAverage(question)),
    trend: inPlace('trend', (question) => ({ measure: isAboutMood(question) ? 'score' : 'pain' })),
    compare: askCompare,
    'worst-day': inPlace('worst'),
    'best-day': inPlace('best', () => ({ measure: 'pain' })),
    'worst-time-of-year': inPlace('months', (question) => ({ rank: isGood(question) ? 'least' : 'most' })),
    'hard-days': askDaysOf('hard-days'),
    'good-days': askDaysOf('good-days'),
    'level-days': askLevel,
    spell: askSpell,
    'since-when': askSinceWhen,
    'time-of-day': inPlace('time-of-day'),
    weekday: inPlace('weekday'),
    length: ask('pattern', { measure: 'length' }),
    pattern: ask('pattern', { measure: 'pattern' }),
    'most-place': askMost('location'),
    'most-symptom': askMost('symptom'),
    'most-kind': askMost('character'),
    'most-trigger': askMost('aggravating_factor'),
    'most-remedy': askMost('alleviating_factor'),
    'most-activity': askMost('meaningful_activities'),
    'how-often': askRecorded('how-often', askHardDays),
    'last-time': askRecorded('last-time', askLast),
    'on-day': askOnDay,
    'count-entries': ask('count', { measure: 'days' }),
    score: askScore,
    'what-differs': askDiffers,
    'why-thing': askWhyThing,
    'why-pain': askWhyPain,
    'how-to': (question) => (isAboutAnswer(question) ? askWhatToDo(question) : null) ?? askGuide(question),
    'explain-chart': askExplain,
    visit: (question) =>
      ask('visit', { effect: hasAny(question, 'not-helps', 'medicines') ? 'not' : null })(question),
    describe: askDescribe,
    'mood-link': (question) =>
      isOfMood(question) ? ask('mood-link', { things: [], place: null })(question) : askLink(question),
    'before-worst': inPlace('day-before'),
    'good-against-bad': ask('good-against-bad', { things: [] }),
    'all-tried': ask('all-tried', { things: [] }),
    fluctuates: inPlace('pain-range'),
    'hard-days-trend': inPlace('hard-days-trend'),
    'thing-trend': (question) =>
      isAboutMood(question)
        ? ask('trend', { things: [], measure: 'score' })(question)
        : askThingTrend(question),
    'diary-doubt': ask('diary-doubt', { things: [], topic: null, passages: ['using-a-diary-well/why'] }),
    'diary-start': ask('diary-start'),
    'my-number': inPlace('my-number'),
    'when-doctor': ask('when-doctor', { passages: ['acute-and-chronic-pain/when-to-see-doctor'] }),
    fastest: ask('how-fast', { things: [], effect: 'helped' }),
    'worst-week': inPlace('weeks', (question) => ({ rank: isGood(question) ? 'least' : 'most' })),
    summary: ask('summary', { things: [], place: null }),
    paperwork: ask('paperwork'),
    'left-right': askLeftOrRight,
    'works-less': ask('works-less'),
    'when-bad': (question) => {
      const [value] = question.reading.numbers
      const level = value === undefined || value > 10 ? null : ({ compare: 'over', value } as const)
      return ask('helped-when-bad', { things: [], level })(question)
    },
    'visit-questions': ask('visit-questions'),
    'and-thing': followUp,
    'and-period': followUp,
    basis: again('basis'),
    'which-days': afterAnswer((before) => ({
      ...before,
      intent: 'basis',
      basisOf: before.intent,
      isLoose: false,
      rank: 'least',
    })),
    'that-day': again('that-day'),
    'again-why': askWhyAgain,
    'again-help': askHelpAgain,
    'again-often': askOftenAgain,
    simpler: again('simpler'),
    'what-to-do': askWhatToDo,
    'more-detail': askMore,
    sad: feel('sad'),
    angry: feel('angry'),
    afraid: feel('afraid'),
    alone: feel('alone'),
    'worn-out': feel('worn-out'),
    guilty: feel('guilty'),
    glad: feel('glad'),
    'not-believed': feel('alone'),
    burden: feel('guilty'),
    'hurts-now': feel('now'),
    'hopeful-ask': feel('hope'),
    hello: talk('hello'),
    thanks: talk('thanks'),
    bye: talk('bye'),
    'who-are-you': talk('who-are-you'),
    'can-do': ask('can-do'),
    insult: talk('insult'),
    dose: declineAs('dose'),
    'stop-change': declineAs('stop-or-change'),
    diagnosis: declineAs('diagnosis'),
    prediction: declineAs('prediction'),
    'other-person': declineAs('other-person'),
    'off-topic': declineAs('not-mine'),
    'note-this': (question) =>
      ask('note', { things: joinByList(question.reading.names.flat().filter(isMedicine)) })(question),
  }

const APP = 'app-'

/** The question that a label means, with what was recognised in its slots. */
export function askByLabel(label: QuestionLabel, question: LabelledQuestion): LooseResult | null {
  if (label === 'despair' || label === 'emergency') return null
  if (label.startsWith(APP)) {
    const app = label.slice(APP.length) as AppTopicId
    return asResult({ ...looseQuestion('app', question), app })
  }
  return ASK[label as keyof typeof ASK](question)
}
