import { SLEEP_TOPICS } from '../../topicGroups.ts'
import { DOCTOR_WORDS, CHANGED_WORDS, QUESTION_WORDS, SINCE_WORDS } from '../../example/askVisit.ts'
import type { TopicId } from '../../topicIds.ts'
import type { Intent, RecordedThing } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { isPlace } from '../looseFeatures.ts'
import { as, has, language, names, placeIn, rangeOf, type Mend, type Mending } from './mending.ts'
import {
  BEFORE_BAD_DAYS,
  FEW_GOOD_DAYS,
  IN_NIGHT,
  SHORT_VISIT,
  SHOULD_TELL,
  THE_NIGHTS,
  THOSE_DAYS,
  WAKING,
  WHAT_DID,
  WHAT_DIFFERENT,
  WHAT_TO_TELL,
} from '../reasonWords.ts'
import { STATE_WORDS } from '../time/stateWords.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { EVERY_WORDS } from './whyWords.ts'

/** These say something else than that it hurts. */
const FIXED: readonly Intent[] = ['kind', 'talk', 'app', 'note', 'paperwork', 'when-doctor', 'my-medicines']
const isFixed = ({ asked }: Mending): boolean => FIXED.includes(asked.intent)

const NO_THING = { things: [], topic: null, topicWords: null, list: null, rank: null, measure: null } as const

/** "Fine Tuesday, then 8 on Wednesday, what happened": both days. [ASST-220] */
const twoDays: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const [one, two, more] = reading.periods
  if (one === undefined || two === undefined || more !== undefined || isFixed(mending)) return null
  if (one.unit !== 'day' || two.unit !== 'day' || one.from === two.from) return null
  const isAsked = isWhy || WHAT_DIFFERENT[language(mending)].test(text) || asked.intent === 'what-differs'
  if (!isAsked || EVERY_WORDS[language(mending)].test(text)) return null
  return as(mending, 'what-differs', { ...NO_THING, place: null, periods: [one, two].map(rangeOf) })
}

/** "Why no good days any more". [ASST-220] */
const fewGoodDays: Mend = (mending) => {
  const { reading, text, isWhy } = mending
  const isAsked = isWhy || WHAT_DIFFERENT[language(mending)].test(text)
  if (!isAsked || isFixed(mending) || !FEW_GOOD_DAYS[language(mending)].test(text)) return null
  const periods = reading.periods.filter(({ unit }) => unit !== 'day').slice(0, 1)
  return as(mending, 'good-days', {
    ...NO_THING,
    place: null,
    periods: periods.map(rangeOf),
    level: null,
    ways: ['fewer-good'],
  })
}

/** "Which activities come before a bad day". [ASST-223] */
const beforeBadDays: Mend = (mending) => {
  if (isFixed(mending) || !BEFORE_BAD_DAYS[language(mending)].test(mending.text)) return null
  if (has(mending, 'medicine', 'other-medicine')) return null
  const periods = mending.reading.periods.filter(({ unit }) => unit !== 'day').slice(0, 1)
  return as(mending, 'day-before', {
    ...NO_THING,
    periods: periods.map(rangeOf),
    level: null,
    ways: ['eves'],
  })
}

/** "What did I do well on the good days of that week". [ASST-224] */
const goodDaysNoted: Mend = (mending) => {
  const { asked, reading, text } = mending
  const [period] = reading.periods
  const isOfThem = asked.intent === 'good-days' || (has(mending, 'good-days') && period !== undefined)
  if (!isOfThem || !OF_GOOD_DAYS.includes(asked.intent) || period?.unit === 'day') return null
  return WHAT_DID[language(mending)].test(text)
    ? as(mending, 'good-days', {
        ...NO_THING,
        periods: asked.periods.slice(0, 1),
        level: null,
        ways: ['noted'],
      })
    : null
}
const OF_GOOD_DAYS: readonly Intent[] = [
  'good-days',
  'less-with',
  'what-differs',
  'good-against-bad',
  'on-day',
]

/** "Why do I wake up worse than I went to bed": the morning beside the evening. [ASST-221] */
const wakingWorse: Mend = (mending) => {
  const { text, isWhy, reading } = mending
  const isOf = isWhy && !isFixed(mending) && WAKING[language(mending)].test(text)
  if (!isOf || IN_NIGHT[language(mending)].test(text)) return null
  const isOther = reading.topics.some(({ topic }) => STATES.has(topic) && !SLEEP_TOPICS.includes(topic))
  const place = placeIn(mending)
  if (isOther || !(has(mending, 'worse', 'compare', 'pain-word') || place !== null)) return null
  if (reading.periods.some(({ unit }) => unit === 'day')) return null
  return as(mending, 'time-of-day', { ...NO_THING, place, periods: reading.periods.slice(0, 1).map(rangeOf) })
}

const OF_DIFFERENCE: readonly Intent[] = [
  'what-differs',
  'link-of',
  'more-with',
  'less-with',
  'time-of-day',
  'not-recorded',
  'guide',
  'good-against-bad',
  'mood-link',
  'did-help',
]

/** The things of the diary that stand for a topic; bad nights stand for sleep of any kind. */
const thingsFor = ({ byTopic }: Mending, topic: TopicId): readonly RecordedThing[] =>
  joinByList(
    (byTopic.get(SLEEP_TOPICS.includes(topic) ? 'poor-sleep' : topic) ?? []).filter(
      ({ thing }) => !['location', 'alleviating_factor', 'medication'].includes(thing.list),
    ),
  )

/** "What is different about the nights I sleep well": days with the thing, and days without it. [ASST-222] */
const apart: Mend = (mending) => {
  const { asked, reading, text } = mending
  const words = language(mending)
  const isAsked = WHAT_DIFFERENT[words].test(text) || has(mending, 'what-differs')
  if (!isAsked || !OF_DIFFERENCE.includes(asked.intent) || !THOSE_DAYS[words].test(text)) return null
  if (reading.periods.length + reading.seasons.length > 0 || reading.saysNow) return null
  const topic = reading.topics.find((one) => !isPlace(one.topic))
  const things = topic === undefined ? [] : thingsFor(mending, topic.topic)
  // What was tried has marks; only sleep is no remedy.
  const isTried = asked.intent === 'did-help' && (topic === undefined || !SLEEP_TOPICS.includes(topic.topic))
  return topic === undefined || things.length === 0 || isTried
    ? null
    : as(mending, 'what-differs', {
        things,
        topic: topic.topic,
        topicWords: topic.words,
        place: null,
        periods: [],
        ways: ['apart'],
      })
}

const STATES: ReadonlySet<TopicId> = new Set([
  ...SLEEP_TOPICS,
  'tired',
  'fog',
  'nausea',
  'dizziness',
  'numbness',
  'stiffness',
  'swelling',
  'cramps',
  'weakness',
  'fever',
  'bowel',
  'appetite',
])

const OF_LATELY: readonly Intent[] = ['link-of', 'not-recorded']

/** "So tired lately", "the nights have got worse": how often that was recorded, and what differed. [ASST-227] */
const whyState: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const isAsked = isWhy || has(mending, 'what-differs') || asked.intent === 'what-differs'
  if (!isAsked || has(mending, 'pain-word', 'medicine', 'other-medicine') || isFixed(mending)) return null
  const named =
    reading.topics.find(({ topic }) => STATES.has(topic)) ??
    STATE_WORDS[language(mending)].flatMap(([topic, words]) => {
      const found = words.exec(text)
      return found === null || !STATES.has(topic) ? [] : [{ topic, words: found[0].trim() }]
    })[0]
  const isOfNights =
    named === undefined && THE_NIGHTS[language(mending)].test(text) && asked.intent !== 'weekday'
  const isLately = OF_LATELY.includes(asked.intent) && isWhy && reading.saysNow
  if (!isOfNights && ((asked.intent !== 'what-differs' && !isLately) || named === undefined)) return null
  if (reading.topics.some(({ topic }) => isPlace(topic))) return null
  const topic = named?.topic ?? 'poor-sleep'
  const past = reading.periods.length === 0 ? reading.seasons.slice(0, 1) : []
  return as(mending, 'what-differs', {
    ...NO_THING,
    things: thingsFor(mending, topic),
    topic,
    topicWords: named?.words ?? null,
    place: null,
    // Beside a time of the year: now.
    periods: past.length > 0 ? [{ is: '30days' }, past[0]!.range] : asked.periods.slice(0, 2),
    ways: ['state'],
  })
}

const OF_PLACE: readonly Intent[] = [
  'avg-pain',
  'how-often',
  'trend',
  'thing-trend',
  'hard-days',
  'count',
  'good-against-bad',
  'more-with',
]

/** "Headaches nearly every day now, what do I do differently": that place, now and before. [ASST-221] */
const placeDiffers: Mend = (mending) => {
  const { asked, reading, text } = mending
  if (!OF_PLACE.includes(asked.intent) || !WHAT_DIFFERENT[language(mending)].test(text)) return null
  const place = placeIn(mending)
  const [period] = reading.periods
  if (place === null) {
    const isChange = asked.intent === 'trend' && asked.things.length === 0 && period !== undefined
    return isChange
      ? as(mending, 'what-differs', { ...NO_THING, place: null, periods: asked.periods.slice(0, 1) })
      : null
  }
  return as(mending, 'what-differs', {
    ...NO_THING,
    place,
    periods: period === undefined ? [{ is: '30days' }] : asked.periods.slice(0, 1),
  })
}

/** "Why does my head hurt every Monday": the days of the week, in that place. [ASST-220] */
const everyWeekday: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const [day, more] = reading.periods
  if (!isWhy || asked.intent !== 'what-differs' || day?.unit !== 'day' || more !== undefined) return null
  // Of a place there are fewer days.
  const place = placeIn(mending)
  return EVERY_WORDS[language(mending)].test(text)
    ? as(mending, 'weekday', { ...NO_THING, place, periods: place === null ? [] : [{ is: '365days' }] })
    : null
}

const OF_TELLING: readonly Intent[] = [
  'how-often',
  'link-of',
  'last-time',
  'thing-trend',
  'when-doctor',
  'visit',
]

/** "Should I tell the doctor about the dizziness": how often it was, and yes. [ASST-225] */
const tellDoctor: Mend = (mending) => {
  const { asked, reading, text } = mending
  const words = language(mending)
  if (!OF_TELLING.includes(asked.intent)) return null
  // "What do I tell him about my knee" is the page for the visit, and its weekday no time of the diary. [ASST-241]
  if (asked.intent === 'visit' && asked.place !== null && WHAT_TO_TELL[words].test(text)) return null
  const isDay = reading.periods[0]?.unit === 'day'
  if (!SHOULD_TELL[words].test(text) || !DOCTOR_WORDS[words].test(text)) return null
  const symptom = reading.topics.find(({ topic }) => STATES.has(topic))
  const own = asked.things.filter(({ list }) => list === 'symptom' || list === 'location')
  const things = own.length > 0 || symptom === undefined ? own : thingsFor(mending, symptom.topic)
  return things.length === 0
    ? null
    : as(mending, 'how-often', {
        things,
        periods: isDay ? [] : asked.periods.slice(0, 1),
        ways: ['tell-doctor'],
      })
}

/** What to ask, in three minutes, or what has changed since the last visit. [ASST-226, ASST-228] */
const ofVisit: Mend = (mending) => {
  const { asked, reading, text } = mending
  const words = language(mending)
  const [period] = reading.periods
  const isSince = SINCE_WORDS[words].test(text) && CHANGED_WORDS[words].test(text)
  const isOfDoctor = DOCTOR_WORDS[words].test(text) || has(mending, 'visit')
  if (isSince && isOfDoctor && ['visit', 'since-start', 'what-differs', 'compare'].includes(asked.intent)) {
    if (asked.things.length > 0) return null
    if (period !== undefined)
      return as(mending, 'since-start', {
        ...NO_THING,
        place: null,
        periods: [period.range],
        ways: ['changed'],
      })
    return asked.intent === 'what-differs' && reading.seasons.length === 0
      ? as(mending, 'what-differs', { measure: 'days' })
      : null
  }
  const isShort = asked.rank === null && SHORT_VISIT[words].test(text)
  if (asked.intent === 'visit-questions' && isShort) return as(mending, 'visit-questions', { rank: 'least' })
  if (asked.intent !== 'visit' || asked.ways?.includes('side-effects') === true) return null
  if (QUESTION_WORDS[words].test(text) && !names(mending, 'being-believed'))
    return as(mending, 'visit-questions', isShort ? { rank: 'least' } : {})
  return isShort ? as(mending, 'visit', { rank: 'least' }) : null
}

export const REASON_MENDS: readonly Mend[] = [
  twoDays,
  fewGoodDays,
  beforeBadDays,
  goodDaysNoted,
  wakingWorse,
  apart,
  whyState,
  everyWeekday,
  placeDiffers,
  tellDoctor,
  ofVisit,
]
