import type { Feeling, SmallTalk, ThingList } from '../../understoodQuestion.ts'
import { isPlace } from '../loose/looseFeatures.ts'
import { looseQuestion, type LooseResult } from '../loose/looseQuestion.ts'
import {
  EMOTION_TOPICS,
  LOSS_TOPICS,
  NEAR_TOPICS,
  PAIN_TOPICS,
  WEAK_TOPICS,
} from '../loose/thesaurus/topicKinds.ts'
import { joinByList } from '../loose/thesaurus/topicThings.ts'
import { foldWords } from '../foldQuestion.ts'
import { MOST_OFTEN } from '../loose/reasonWords.ts'
import { BURDEN_PASSAGE } from '../burdenPassage.ts'
import type { AppTopicId } from '../topicIds.ts'
import {
  askBasis,
  askHelpAgain,
  askMoreDetail,
  askOftenAgain,
  askShorter,
  askThatDay,
  askWhatToDo,
  askWhichDays,
  askWhyAgain,
  followUp,
  isAboutAnswer,
} from './askAfterAnswer.ts'
import {
  askAverage,
  askCompare,
  askDaysOf,
  askLastGoodDay,
  isLastGoodDay,
  askLast,
  isOfBadPain,
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
  askSinceStart,
  askWhatHelped,
  askWhyPain,
  askWhyThing,
  MEDICINE_FORMS,
} from './askThings.ts'
import { askThingTrend, askTrend } from './askTrends.ts'
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
  type Subject,
} from './labelledQuestion.ts'
import { appMeant } from './appWords.ts'
import { triedInSeason } from './triedInSeason.ts'
import { askMostTrigger } from './askTriggers.ts'
import { askDoctorsNumber, askQuestions, askSinceVisit, askVisit, askVisitAbout } from './askVisit.ts'
import { choosePassagesIn } from './choosePassages.ts'
import { isAboutPeople, passagesByForm } from './passagesByForm.ts'
import type { QuestionLabel } from './questionLabels.ts'

/** What the guide says about a feeling. */
const PASSAGES_OF: Readonly<Partial<Record<Feeling, readonly string[]>>> = {
  alone: ['family-and-relationships/not-believed'],
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
  'preparing-for-an-appointment',
]
const LEAST_FOR_FEELING = 0.35

/** How fear grows helps nobody who is afraid to move: what is safe, and a first step, do. [ASST-124] */
const FEAR_CIRCLE = 'worry-and-fear-of-movement/circle-of-fear'
const SAFE_STEPS: readonly string[] = [
  'worry-and-fear-of-movement/hurt-or-harm',
  'worry-and-fear-of-movement/one-step-up',
]

/** What was said may have its own passage: the shame to cancel is not the fear to be a burden. */
function passagesAbout(
  felt: Feeling,
  { reading }: LabelledQuestion,
  usual: readonly string[],
): readonly string[] {
  if (felt === 'glad' || felt === 'hope') return []
  const byForm = isAboutPeople(reading) ? passagesByForm(reading) : null
  if (byForm !== null) return byForm.slice(0, 1)
  const own = choosePassagesIn(reading, FELT_ARTICLES, LEAST_FOR_FEELING).find(
    (one) => one !== BURDEN_PASSAGE,
  )
  if (own === FEAR_CIRCLE) return SAFE_STEPS
  return own === undefined ? usual : [own]
}

const feel =
  (feeling: Feeling, usual: readonly string[] = PASSAGES_OF[feeling] ?? []): AskLabel =>
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
      passages: passagesAbout(felt, question, isLoss ? (PASSAGES_OF.loss ?? []) : usual),
    })
  }
const talk = (said: SmallTalk): AskLabel => ask('talk', { talk: said })

/** "How is my mood": the scores of the days say it. */
const isAboutMood = (question: LabelledQuestion): boolean =>
  (hasAny(question, 'score') && !hasAny(question, 'pain-word')) ||
  (question.reading.topics.length > 0 && question.reading.topics.every(({ topic }) => topic === 'low-mood'))

/** Another subject than the mood is asked about in its own right. */
const isOfMood = ({ reading: { topics, names } }: LabelledQuestion): boolean =>
  names.length === 0 && topics.every(({ topic }) => EMOTION_TOPICS.has(topic) || PAIN_TOPICS.has(topic))

/** Without a subject, how often it was bad; a word that nothing knows would be the subject. */
const askHardDays: AskLabel = (question) =>
  question.reading.unreadCount > 0 ? null : inPlace('hard-days')(question)

/** Two places, or only one thing. */
const askTwoOrLink: AskLabel = (question) => askTwoPlaces(question) ?? askLink(question)

/** "More on work days than on days off" compares the days of the week. */
const isOfDaysOff = ({ reading: { topics, isNamedPeriod, periods } }: LabelledQuestion): boolean =>
  topics.some(({ topic }) => topic === 'days-off') || (isNamedPeriod && periods.length > 0)

/** What people call bad. */
const LEAST_BAD = 4

/** "Heat or tablets": the list of what helped has both. Of two things the diary may have only one, and says so. */
const askOneOfTwo: AskLabel = (question) => {
  const { reading } = question
  const subjects = subjectsIn(question).filter(({ topic }) => topic === null || !isPlace(topic.topic))
  const isNear = ({ topic }: Subject): boolean => topic !== null && NEAR_TOPICS.has(topic.topic)
  const known = subjects.find((one) => one.things.some(isTried) && !isNear(one))
  const other =
    subjects.find((one) => one !== known && (one.things.length === 0 || isNear(one)))?.topic ?? null
  const missing = reading.medicine ?? other?.words ?? null
  const isOfForm = other !== null && MEDICINE_FORMS.includes(other.topic)
  const isAnyMedicine = hasAny(question, 'medicines') && reading.medicine === null && !isOfForm
  if (known !== undefined && missing !== null && !isAnyMedicine)
    return ask('help-two', { things: joinByList(known.things.filter(isTried)), topicWords: missing })(
      question,
    )
  return hasAny(question, 'medicines') ? askWhatHelped(question) : askDidHelp(question)
}

/** So high a number is seldom. */
const YEAR = [{ is: '365days' }] as const

/** "What set off that flare last weekend" asks for what was different on these days. */
const askMoreWith: AskLabel = (question) => {
  const { reading } = question
  // "Which triggers are there most often at 7 or more" counts them. [ASST-229]
  if (hasAny(question, 'triggers') && MOST_OFTEN[reading.thesaurus.language].test(foldWords(reading.typed))) {
    const value = reading.numbers.find((number) => number >= LEAST_BAD && number <= 10)
    const level = value === undefined ? null : ({ compare: 'over', value } as const)
    return ask('most', {
      list: 'aggravating_factor',
      rank: 'most',
      things: [],
      level,
      ...(level === null || reading.periods.length > 0 ? {} : { periods: YEAR }),
    })(question)
  }
  if (isShortPeriod(question)) return askDiffers(question)
  // "Sitting for long is the worst, isn't it" names what it asks about.
  return namesThing(question)
    ? askLink(question)
    : ask('more-with', { list: listOfFactors(question) })(question)
}

const namesThing = (question: LabelledQuestion): boolean => {
  const [first] = subjectsIn(question)
  if (first === undefined) return false
  const topic = first.topic?.topic ?? null
  const isWeak = topic !== null && (WEAK_TOPICS.has(topic) || isPlace(topic))
  return !isWeak && first.things.some(({ thing }) => thing.list !== 'location')
}

const listOfFactors = (question: LabelledQuestion): ThingList | null =>
  hasAny(question, 'which-symptom') ? 'symptom' : null

const doctorsNumber = askDoctorsNumber(askDoses('doses'))

const ASK: Readonly<Record<Exclude<QuestionLabel, `app-${AppTopicId}` | 'despair' | 'emergency'>, AskLabel>> =
  {
    link: askLink,
    'link-two': askAboutTwo('link-two', ({ thing }) => thing.list !== 'location', askTwoOrLink),
    'day-after': askDayAfter,
    'more-with': askMoreWith,
    'less-with': (question) => ask('less-with', { list: listOfFactors(question) })(question),
    'did-help': (question) => triedInSeason(question) ?? askDidHelp(question),
    'help-two': askAboutTwo('help-two', isTried, askOneOfTwo),
    'what-helped': askWhatHelped,
    'what-helped-no-pills': ask('what-helped', { effect: 'helped', list: 'alleviating_factor' }),
    'not-helped': ask('what-helped', { effect: 'not' }),
    'made-worse': ask('what-helped', { effect: 'worse' }),
    'works-how-long': (question) =>
      hasAny(question, 'tried', 'medicine')
        ? ask('how-fast', { effect: 'helped' })(question)
        : hasAny(question, 'medicines') && question.reading.medicine === null
          ? ask('how-fast', { things: [], effect: 'helped' })(question)
          : askDidHelp(question),
    'since-start': askSinceStart,
    doses: askDoses('doses'),
    'last-dose': askDoses('last-dose'),
    'days-without': (question) =>
      ask('days-without', { things: joinByList(question.reading.names.flat().filter(isMedicine)) })(question),
    'my-medicines': ask('my-medicines'),
    'my-conditions': ask('my-conditions'),
    'avg-pain': (question) => (isAboutMood(question) ? askScore(question) : askAverage(question)),
    trend: (question) =>
      isAboutMood(question) ? inPlace('trend', () => ({ measure: 'score' }))(question) : askTrend(question),
    compare: askCompare,
    'worst-day': inPlace('worst'),
    'best-day': (question) =>
      isLastGoodDay(question)
        ? askLastGoodDay(question)
        : inPlace('best', () => ({ measure: 'pain' }))(question),
    'worst-time-of-year': inPlace('months', (question) => ({ rank: isGood(question) ? 'least' : 'most' })),
    'hard-days': askDaysOf('hard-days'),
    'good-days': askDaysOf('good-days'),
    'level-days': askLevel,
    spell: askSpell,
    'since-when': askSinceWhen,
    'time-of-day': inPlace('time-of-day'),
    // "Work days" are no days of the week if work is what is asked about.
    weekday: (question) =>
      question.reading.topics.some(({ topic }) => topic === 'work') && !isOfDaysOff(question)
        ? askLink(question)
        : hasAny(question, 'weekday', 'period', 'days') || question.isLikely
          ? inPlace('weekday')(question)
          : null,
    length: inPlace('pattern', () => ({ measure: 'length' })),
    pattern: inPlace('pattern', () => ({ measure: 'pattern' })),
    'most-place': askMost('location'),
    'most-symptom': askMost('symptom'),
    'most-kind': askMost('character'),
    'most-trigger': askMostTrigger,
    'most-remedy': askMost('alleviating_factor'),
    'most-activity': askMost('meaningful_activities'),
    'how-often': askRecorded('how-often', askHardDays),
    'last-time': (question) =>
      isOfBadPain(question) ? askLast(question) : askRecorded('last-time', askLast)(question),
    'on-day': askOnDay,
    'count-entries': ask('count', { measure: 'days' }),
    score: askScore,
    'what-differs': (question) => askSinceVisit(question) ?? askDiffers(question),
    'why-thing': askWhyThing,
    'why-pain': askWhyPain,
    'how-to': (question) =>
      (isAboutAnswer(question) ? askWhatToDo(question) : null) ??
      doctorsNumber(question) ??
      askGuide(question),
    'explain-chart': askExplain,
    visit: askVisit(askDoses('doses')),
    describe: (question) => askVisitAbout(question) ?? askDescribe(question),
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
    // Of a medicine that this diary has not, nothing is told by another one.
    'works-less': (question) =>
      (question.reading.medicine ?? question.reading.brand) !== null && question.reading.names.length === 0
        ? askDidHelp(question)
        : ask('works-less')(question),
    'when-bad': (question) => {
      const value = question.reading.numbers.find((number) => number >= LEAST_BAD)
      const level = value === undefined || value > 10 ? null : ({ compare: 'over', value } as const)
      return ask('helped-when-bad', { things: [], level })(question)
    },
    'visit-questions': (question) => doctorsNumber(question) ?? askQuestions(question),
    'and-thing': followUp,
    'and-period': followUp,
    basis: askBasis,
    'which-days': askWhichDays,
    'that-day': askThatDay,
    'again-why': askWhyAgain,
    'again-help': askHelpAgain,
    'again-often': askOftenAgain,
    simpler: askShorter,
    'what-to-do': askWhatToDo,
    'more-detail': askMoreDetail,
    sad: feel('sad'),
    angry: feel('angry'),
    afraid: feel('afraid'),
    alone: feel('alone'),
    'worn-out': feel('worn-out'),
    guilty: feel('guilty'),
    glad: feel('glad'),
    'not-believed': feel('alone'),
    burden: feel('guilty', [BURDEN_PASSAGE]),
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
const GUIDE_PARTS: readonly AppTopicId[] = ['guide', 'program', 'listen', 'bookmark']
const hasArticle = (question: LabelledQuestion): boolean =>
  question.reading.topics.some(
    ({ topic }) => topic !== 'diary-use' && question.reading.thesaurus.topics[topic].guide.length > 0,
  )

/** "Where do I find it" is then about that part of the app. */
const withApp = (result: LooseResult | null, app: AppTopicId): LooseResult | null =>
  result?.is === 'asked' ? asResult({ ...result.asked, app }) : result

/** The question that a label means, with what was recognised in its slots. */
export function askByLabel(label: QuestionLabel, question: LabelledQuestion): LooseResult | null {
  if (label === 'despair' || label === 'emergency') return null
  if (label.startsWith(APP)) {
    const app = appMeant(label.slice(APP.length) as AppTopicId, question.reading)
    // "Is there an article about fibromyalgia": that article.
    if (GUIDE_PARTS.includes(app) && hasArticle(question)) return withApp(askGuide(question), app)
    return asResult({ ...looseQuestion('app', question), app })
  }
  return ASK[label as keyof typeof ASK](question)
}
