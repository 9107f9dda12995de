import { WEATHER_TOPICS } from '../../topicGroups.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { LooseReading } from '../looseReading.ts'
import type { Intent, RecordedThing } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { as, has, language, type Mend } from './mending.ts'
import { ACTIVITY_WORDS, MOST_WORDS, SHORT_NIGHT_WORDS, MEANINGFUL_WORDS, WEATHER_WORDS } from './whyWords.ts'

const OF_ACTIVITY: readonly Intent[] = [
  'trend',
  'did-help',
  'less-with',
  'more-with',
  'most',
  'what-helped',
  'day-after',
  'not-recorded',
  'good-days',
  'link-of',
  'compare',
  'avg-pain',
]

/** "Which activity is followed by less pain": what came with less or more of it, of that list. [ASST-168] */
const whichActivity: Mend = (mending) => {
  const { asked, text } = mending
  const isOfActivity = ACTIVITY_WORDS[language(mending)].test(text)
  if (!isOfActivity || !OF_ACTIVITY.includes(asked.intent)) return null
  const isNamed = asked.things.length > 0 && asked.topic !== 'distraction'
  if (isNamed || !has(mending, 'better', 'worse', 'good-days')) return null
  return as(mending, has(mending, 'worse') ? 'more-with' : 'less-with', {
    list: 'meaningful_activities',
    things: [],
    effect: null,
    measure: null,
    topic: null,
    topicWords: null,
    periods: [],
  })
}

/** "What wrecks my neck most" names nothing that would do it. [ASST-168] */
const whatMost: Mend = (mending) => {
  const { asked, text, reading } = mending
  const isStrained = asked.topic === 'overdoing' && asked.intent === 'link-of'
  if (!isStrained || !MOST_WORDS[language(mending)].test(text)) return null
  const [place] = joinByList(
    reading.topics
      .flatMap(({ topic }) => mending.byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )
  return as(mending, 'more-with', { things: [], place: place ?? null, topic: null, topicWords: null })
}

const OF_NIGHT: readonly Intent[] = [
  'avg-pain',
  'time-of-day',
  'pattern',
  'level-days',
  'trend',
  'compare',
  'guide',
]

/** "When I sleep less than five hours": the diary has no hours, and bad nights. */
const shortNight: Mend = (mending) => {
  const { asked, text, byTopic } = mending
  const things: readonly RecordedThing[] = joinByList(byTopic.get('poor-sleep') ?? [])
  const isRead =
    (asked.intent === 'not-recorded' && asked.list !== 'medication') ||
    (OF_NIGHT.includes(asked.intent) && asked.periods.length === 0)
  if (!isRead || asked.things.length > 0 || things.length === 0) return null
  return SHORT_NIGHT_WORDS[language(mending)].test(text)
    ? as(mending, 'link-of', { things, topic: 'poor-sleep', topicWords: null, measure: null, list: null })
    : null
}

const OF_WEATHER: readonly Intent[] = [
  'more-with',
  'less-with',
  'most',
  'months',
  'worst',
  'weeks',
  'trend',
  'avg-pain',
]

/** "In what kind of weather is it worst": the weather of the diary, or that it has none. [ASST-168] */
const whatWeather: Mend = (mending) => {
  const { asked, reading, byTopic } = mending
  const typed = WEATHER_WORDS[language(mending)].exec(mending.text)?.[0]
  const named =
    reading.topics.find(({ topic }) => WEATHER_TOPICS.includes(topic)) ??
    (typed === undefined ? undefined : { topic: 'weather' as const, words: typed })
  if (named === undefined || !OF_WEATHER.includes(asked.intent)) return null
  const things = joinByList(byTopic.get(named.topic) ?? [])
  const about = { topic: named.topic, topicWords: named.words, periods: [], list: null, measure: null }
  return things.length > 0
    ? as(mending, 'link-of', { ...about, things })
    : as(mending, 'not-recorded', { ...about, things: [] })
}

const OF_PLEASURE: readonly Intent[] = [
  'link-of',
  'not-recorded',
  'less-with',
  'more-with',
  'trend',
  'avg-pain',
  'guide',
]

/** "Something nice", "something meaningful". */
export const isOfPleasure = ({ typed, thesaurus }: LooseReading): boolean =>
  MEANINGFUL_WORDS[thesaurus.language].test(foldWords(typed))

/** "When I do something nice": what of that list came with less pain. [ASST-168] */
const somethingNice: Mend = (mending) => {
  const { asked } = mending
  if (!OF_PLEASURE.includes(asked.intent) || asked.things.length > 0) return null
  if (!isOfPleasure(mending.reading)) return null
  return as(mending, 'less-with', {
    list: 'meaningful_activities',
    topic: null,
    topicWords: null,
    periods: [],
    measure: null,
  })
}

const OF_TREATMENT: readonly Intent[] = ['how-fast', 'works-less', 'did-help', 'what-helped']

/** An injection that the diary does not have: nothing is told of other remedies. [ASST-160] */
const noTreatment: Mend = (mending) => {
  const { asked, reading, byTopic } = mending
  const topic = reading.topics.find((one) => one.topic === 'injection-surgery')
  const isOther = asked.things.length > 0 || reading.names.length > 0
  if (topic === undefined || isOther || !OF_TREATMENT.includes(asked.intent)) return null
  return (byTopic.get('injection-surgery') ?? []).length > 0
    ? null
    : as(mending, 'not-recorded', { topic: topic.topic, topicWords: topic.words, list: null, place: null })
}

export const SUBJECT_MENDS: readonly Mend[] = [
  whichActivity,
  whatMost,
  shortNight,
  whatWeather,
  somethingNice,
  noTreatment,
]
