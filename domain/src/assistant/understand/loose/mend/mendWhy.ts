import {
  lastUnits,
  plusDays,
  previousPeriod,
  type Calendar,
  type StatedPeriod,
} from '../../periods/calendar.ts'
import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { THAN_WORDS } from '../time/stateWords.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { as, has, language, names, rangeOf, type Mend, type Mending } from './mending.ts'
import { WHAT_DIFFERENT } from '../reasonWords.ts'
import { DIFFERENT, FROM_THE_LAST, WELL } from './reasonDayWords.ts'
import {
  EVERY_WORDS,
  SOME_DAYS_WORDS,
  THAN_THIS_WORDS,
  UNTIL_WORDS,
  NOT_NOW_WORDS,
  NO_LONGER_WORDS,
  TODAY_SHORT,
} from './whyWords.ts'

/** Read as these, a question why is about the days that it names. */
const OF_WHY: readonly Intent[] = [
  'weekday',
  'what-differs',
  'more-with',
  'less-with',
  'most',
  'avg-pain',
  'trend',
  'compare',
  'worst',
  'best',
  'day-before',
  'pain-range',
  'hard-days',
  'good-days',
  'months',
  'weeks',
  'link-of',
]

/** "Why was Saturday so bad": that day, and not all Saturdays. [ASST-162] */
const whyThatDay: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const [day, second] = reading.periods
  if (!isWhy || !OF_WHY.includes(asked.intent) || day === undefined || second !== undefined) return null
  const isOfThing = asked.intent === 'link-of' && asked.things.length > 0
  if (day.unit !== 'day' || EVERY_WORDS[language(mending)].test(text) || isOfThing) return null
  if (asked.intent === 'what-differs' && asked.periods.length > 0 && !TODAY_SHORT.test(text)) return null
  const { today } = mending.calendar
  // "Yesterday hell, today fine": both days.
  const isWithToday = TODAY_SHORT.test(text) && day.to < today
  const periods = isWithToday ? [{ is: 'custom' as const, from: today, to: today }, day.range] : [day.range]
  return as(mending, 'what-differs', { periods, things: [], measure: null, rank: null, list: null })
}

const OF_NOW: readonly Intent[] = [
  'what-differs',
  'compare',
  'trend',
  'avg-pain',
  'months',
  'good-days',
  'more-with',
  'good-against-bad',
  'pain-range',
]
const isLatest = ({ to }: StatedPeriod, { today }: Calendar): boolean =>
  to === '' || plusDays(to, 21) >= today

const LEAST_THEN = 6

/** "What did I do differently in June, I was quite well then". [ASST-264] */
const isWellThen = (mending: Mending): boolean =>
  mending.asked.intent === 'what-differs' &&
  // In Chinese, "different" has the sign of a denial.
  (language(mending) === 'zh-rCN' || !mending.reading.saysWithout) &&
  WELL[language(mending)].test(mending.text)

/** These may have missed the times; only beside a plain now. [ASST-264] */
const MISSED: readonly Intent[] = ['guide', 'kind', 'link-of', 'not-recorded', 'on-day']

/** "Fine in summer and not now, what do I do differently": now beside then. [ASST-163] */
const nowAgainstThen: Mend = (mending) => {
  const { asked, reading, text, isWhy, calendar } = mending
  const [past, second] = reading.periods
  const [season, other] = reading.seasons
  const isAsked = isWhy || has(mending, 'what-differs') || asked.intent === 'what-differs'
  const isOfPresent = reading.saysNow || NOT_NOW_WORDS[language(mending)].test(text)
  const isMissed = isWhy && isOfPresent && MISSED.includes(asked.intent)
  const mayBe = OF_NOW.includes(asked.intent) || isMissed
  if (!isAsked || !mayBe || second !== undefined || other !== undefined) return null
  const isOfNow =
    reading.saysNow ||
    NOT_NOW_WORDS[language(mending)].test(text) ||
    UNTIL_WORDS[language(mending)].test(text) ||
    // "Worse than in summer", "what was different in spring, when it was better".
    ((season !== undefined || past !== undefined) &&
      (THAN_WORDS[language(mending)].test(text) || has(mending, 'better') || isWellThen(mending)) &&
      (season ?? past)!.unit !== 'week')
  const then = past ?? season
  if (then === undefined || !isOfNow || then.from === '' || then.unit === 'day') return null
  // A weekend has too few days beside now. [ASST-259]
  if (then.to < plusDays(then.from, LEAST_THEN)) return null
  if (past === undefined && isLatest(then, calendar)) return null
  if (then.to >= calendar.today) return null
  const from = plusDays(calendar.today, -29)
  const now = from > then.to ? from : plusDays(then.to, 1)
  return as(mending, 'what-differs', {
    periods: [{ is: 'custom', from: now, to: calendar.today }, then.range],
    rank: null,
    measure: null,
    words: null,
    ...(isMissed ? { things: [], feeling: null } : {}),
  })
}

const OF_WEEKS: readonly Intent[] = [...OF_NOW, 'worst', 'weeks', 'hard-days']

/** "The week before was harder than this one": these two weeks. [ASST-163] */
const thatAgainstThis: Mend = (mending) => {
  const { asked, reading, text, isWhy, calendar } = mending
  const [one, two, more] = reading.periods
  if (one === undefined || more !== undefined || one.unit !== 'week' || !OF_WEEKS.includes(asked.intent))
    return null
  const isOfLast = one.to === calendar.today && FROM_THE_LAST[language(mending)].test(text)
  const isBesideThis =
    two === undefined
      ? isOfLast || (one.to < calendar.today && THAN_THIS_WORDS[language(mending)].test(text))
      : two.unit === 'week' && (one.to === calendar.today) !== (two.to === calendar.today)
  const now = lastUnits(7, 'day', calendar)
  const before = now === null ? null : previousPeriod(now, calendar)
  if (!isBesideThis || now === null || before === null) return null
  const isAsked =
    // "How is this week beside last week" only compares.
    (asked.intent === 'compare' ? has(mending, 'why') : isWhy) ||
    has(mending, 'what-differs') ||
    asked.intent === 'what-differs' ||
    WHAT_DIFFERENT[language(mending)].test(text) ||
    DIFFERENT[language(mending)].test(text)
  return isAsked
    ? as(mending, 'what-differs', { periods: [now, before].map(rangeOf), rank: null, measure: null })
    : null
}

/** "Why do some days go well and others not": good days against bad ones. [ASST-163] */
const someAndOthers: Mend = (mending) =>
  [...OF_WHY, 'guide', 'not-recorded', 'mood-link'].includes(mending.asked.intent) &&
  (mending.isWhy || has(mending, 'what-differs')) &&
  SOME_DAYS_WORDS[language(mending)].test(mending.text)
    ? as(mending, 'good-against-bad', { things: [], place: null, topic: null, topicWords: null, periods: [] })
    : null

const OF_MEDICINE: readonly Intent[] = [
  ...OF_WHY,
  'what-helped',
  'did-help',
  'works-less',
  'guide',
  'time-of-day',
  'trend',
]

/** "Why does X do nothing any more": whether it helps less, or that the diary has none. [ASST-164] */
const whyNoLonger: Mend = (mending) => {
  const { asked, reading, text, isWhy } = mending
  const isGone = NO_LONGER_WORDS[language(mending)].test(text)
  if (!OF_MEDICINE.includes(asked.intent) || !(isWhy || isGone)) return null
  const own = joinByList(reading.names.flat().filter(({ thing }) => thing.list === 'medication'))
  if (own.length > 0)
    return isGone && asked.intent !== 'works-less'
      ? as(mending, 'works-less', { things: own, place: null, list: null, effect: null, periods: [] })
      : null
  const typed = reading.medicine
  return typed === null || asked.intent === 'works-less'
    ? null
    : as(mending, 'not-recorded', {
        topic: null,
        topicWords: typed,
        list: 'medication',
        things: [],
        place: null,
      })
}

const OF_MOOD: readonly Intent[] = [
  'guide',
  'visit',
  'link-of',
  'mood-link',
  'not-recorded',
  'what-differs',
  'kind',
  'trend',
]

/** "My mood is down for days, what explains it": the scores of these days and what else differed. [ASST-165] */
const whyMood: Mend = (mending) => {
  const { asked, reading, isWhy, features } = mending
  const isOfMood =
    names(mending, 'low-mood') &&
    reading.topics.every(
      ({ topic }) => topic === 'low-mood' || topic === 'diary-use' || topic === 'chronic-pain',
    )
  if (!isOfMood || !isWhy || !OF_MOOD.includes(asked.intent)) return null
  if (features.has('pain-word') || asked.intent === 'kind') return null
  const periods = reading.periods.slice(0, 1).map(rangeOf)
  return as(mending, 'what-differs', {
    periods: periods.length > 0 ? periods : [{ is: '7days' }],
    things: joinByList(mending.byTopic.get('low-mood') ?? []),
    place: null,
    measure: 'score',
    topic: 'low-mood',
    rank: null,
  })
}

/** "How have I been in my mood": the scores of the days. */
const scoreOfMood: Mend = (mending) => {
  const { asked, features } = mending
  const isOfMood = names(mending, 'low-mood') && !features.has('pain-word')
  if (!isOfMood || asked.measure === 'score') return null
  if (asked.intent === 'avg-pain' && asked.things.length === 0)
    return as(mending, 'avg-score', { measure: 'score', time: null })
  const isOfCourse = asked.intent === 'trend' || asked.intent === 'compare'
  return isOfCourse && asked.things.length === 0 ? as(mending, asked.intent, { measure: 'score' }) : null
}

export const WHY_MENDS: readonly Mend[] = [
  someAndOthers,
  thatAgainstThis,
  nowAgainstThen,
  whyThatDay,
  whyMood,
  scoreOfMood,
  whyNoLonger,
]
