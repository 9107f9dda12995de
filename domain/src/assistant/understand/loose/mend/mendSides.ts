import type { TopicId } from '../../topicIds.ts'
import type { Intent } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { HOME_WORDS } from './besideWords.ts'
import { areBesideEachOther } from './eitherOrWords.ts'
import { isWeekendSpan } from '../days/namedPeriods.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { as, has, language, names, placeIn, type Mend, type Mending } from './mending.ts'
import { WEEKEND_WORDS, WORKDAY_WORDS, BUSY_WORDS, QUIET_WORDS } from './whyWords.ts'

const OF_DAYS: readonly Intent[] = [
  'link-of',
  'link-two',
  'trend',
  'compare',
  'weekday',
  'not-recorded',
  'avg-pain',
  'more-with',
  'less-with',
  'did-help',
  'good-against-bad',
  'hard-days',
  'good-days',
]

/** "Weekends against work days" are days of the week, and no work. [ASST-166] */
const weekendOrNot: Mend = (mending) => {
  const { asked, text, reading } = mending
  const [period] = reading.periods
  const isWeekend =
    WEEKEND_WORDS[language(mending)].test(text) || (period !== undefined && isWeekendSpan(period))
  const isAny = reading.isNamedPeriod && period !== undefined && isWeekendSpan(period)
  const isBoth =
    (isWeekend && WORKDAY_WORDS[language(mending)].test(text)) ||
    // "Is my head worse at the weekend": every weekend, against the other days. [ASST-246]
    (isAny && reading.periods.length === 1 && has(mending, 'worse', 'worst', 'compare'))
  if (!isBoth || !OF_DAYS.includes(asked.intent)) return null
  const places = reading.topics.flatMap(({ topic }) => mending.byTopic.get(topic) ?? [])
  return as(mending, 'weekday', {
    things: joinByList(places.filter(({ thing }) => thing.list === 'location')),
    place: null,
    second: [],
    periods: [],
    topic: null,
    topicWords: null,
  })
}

/** Places where a person is. */
const WHERE: readonly TopicId[] = [
  'home-alone',
  'work',
  'outing',
  'shopping',
  'driving-travel',
  'outdoors',
  'gardening',
]
const OF_WHERE: readonly Intent[] = [
  'most',
  'link-of',
  'link-two',
  'not-recorded',
  'worst',
  'avg-pain',
  'compare',
  'trend',
  'more-with',
  'weekday',
  'on-day',
]
const MOST_WHERE = 3

/** "Where is it worst, at home or at work": the days at each. [ASST-166] */
const whereItIs: Mend = (mending) => {
  const { asked, reading, byTopic } = mending
  if (!OF_WHERE.includes(asked.intent)) return null
  const home = names(mending, 'home-alone') ? null : HOME_WORDS[language(mending)].exec(mending.text)
  const where = [
    ...(home === null ? [] : [{ topic: 'home-alone' as const, words: home[0].trim() }]),
    ...reading.topics.filter(({ topic }) => WHERE.includes(topic)),
  ].slice(0, MOST_WHERE)
  const isOfPlace =
    (names(mending, 'home-alone') || home !== null) &&
    (names(mending, 'work') || where.length > 1) &&
    has(mending, 'which-place', 'question', 'worst', 'worse', 'compare', 'better')
  if (!isOfPlace) return null
  const rows = where.map(({ topic, words }) => ({
    words,
    things: joinByList((byTopic.get(topic) ?? []).filter(({ thing }) => thing.list === 'environment')),
  }))
  const [first, ...others] = rows.filter(({ things }) => things.length > 0).map(({ things }) => things)
  const missing = [
    ...rows.filter(({ things }) => things.length === 0).map(({ words }) => words),
    ...placeUnread(mending, rows),
  ]
  // "Does my head ache more at home or at work": the head, at each. [ASST-302]
  const slots = { place: placeIn(mending), list: null, rank: null, measure: null }
  if (first === undefined) return null
  return as(mending, 'link-two', {
    ...slots,
    things: first,
    second: others.flat(),
    ...(missing.length > 0
      ? { topic: null, topicWords: missing.join(', ') }
      : asked.topic !== null && !where.some(({ topic }) => topic === asked.topic)
        ? { topic: where[0]!.topic, topicWords: null }
        : {}),
  })
}

/** "At home, at the shop or on the road": a place that nothing knows stands between the others. */
function placeUnread({ reading }: Mending, rows: readonly { words: string }[]): readonly string[] {
  const { unreadWords, typed, thesaurus } = reading
  const at = (words: string): number => typed.toLowerCase().lastIndexOf(words.toLowerCase())
  const isOne =
    unreadWords !== null &&
    rows.some(({ words }) => at(words) > at(unreadWords)) &&
    rows.some(({ words }) => at(words) < at(unreadWords)) &&
    rows.some(({ words }) => areBesideEachOther(typed, [unreadWords, words], thesaurus.language))
  return isOne ? [unreadWords] : []
}

const OF_HELP: readonly Intent[] = [
  'what-helped',
  'did-help',
  'help-two',
  'not-recorded',
  'works-less',
  'all-tried',
  'link-of',
  'link-two',
]

/** Of two medicines that are named, those that the diary lacks are named, too. [ASST-167] */
const twoMedicines: Mend = (mending) => {
  const { asked, reading } = mending
  const [one, other] = reading.unknownMedicines
  if (one === undefined || !OF_HELP.includes(asked.intent)) return null
  const own = joinByList(reading.names.flat().filter(({ thing }) => thing.list === 'medication'))
  if (own.length > 0)
    return asked.intent === 'help-two' && asked.second.length > 0
      ? null
      : as(mending, 'help-two', {
          things: own,
          second: [],
          topicWords: reading.unknownMedicines.join(', '),
          list: null,
          effect: 'helped',
        })
  const { typed, thesaurus } = reading
  if (other === undefined || !areBesideEachOther(typed, [one, other], thesaurus.language)) return null
  return as(mending, 'not-recorded', {
    topic: null,
    topicWords: reading.unknownMedicines.join(', '),
    list: 'medication',
    things: [],
    second: [],
    place: null,
  })
}

/** "On busy days against quiet days". [ASST-166] */
const busyOrQuiet: Mend = (mending) => {
  const { asked, text, reading, byTopic } = mending
  const isBoth = BUSY_WORDS[language(mending)].test(text) && QUIET_WORDS[language(mending)].test(text)
  const overdone = joinByList(byTopic.get('overdoing') ?? [])
  if (!isBoth || overdone.length === 0 || ![...OF_DAYS, ...OF_HELP].includes(asked.intent)) return null
  const [place] = joinByList(
    reading.topics
      .flatMap(({ topic }) => byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )
  return as(mending, 'link-of', {
    things: overdone,
    second: [],
    place: place ?? null,
    topic: 'overdoing',
    topicWords: null,
    effect: null,
  })
}

export const SIDE_MENDS: readonly Mend[] = [weekendOrNot, busyOrQuiet, whereItIs, twoMedicines]
