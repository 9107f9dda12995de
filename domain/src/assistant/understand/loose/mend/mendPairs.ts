import { DAY_ACTIVITIES } from '../../topicGroups.ts'
import type { Intent, RecordedThing } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import type { TopicId } from '../../topicIds.ts'
import { isPlace } from '../looseFeatures.ts'
import type { NamedTopic } from '../looseReading.ts'
import { joinByList } from '../thesaurus/topicThings.ts'
import { areBesideEachOther } from './eitherOrWords.ts'
import { as, has, language, placeIn, type Mend, type Mending } from './mending.ts'
import { LONGEST_WORDS, NAP_WORDS, SWITCH_WORDS, TOGETHER_WORDS } from './pairWords.ts'

const EMPTY = {
  words: null,
  measure: null,
  list: null,
  rank: null,
  effect: null,
  time: null,
  topic: null,
  topicWords: null,
} as const

const OF_PLACES: readonly Intent[] = [
  'avg-pain',
  'avg-two',
  'link-of',
  'link-two',
  'not-recorded',
  'how-often',
  'most',
]

/** "Do the headaches come with the neck ache": on how many days with one the other was recorded. [ASST-297] */
const placesTogether: Mend = (mending) => {
  const { asked, reading, byTopic, text } = mending
  if (!OF_PLACES.includes(asked.intent) || !TOGETHER_WORDS[language(mending)].test(text)) return null
  if (has(mending, 'helps', 'not-helps', 'medicine', 'medicines', 'other-medicine')) return null
  const isMore = reading.topics.some(({ topic }) => !isPlace(topic) && (byTopic.get(topic) ?? []).length > 0)
  if (isMore) return null
  const named = [
    ...reading.topics.filter(({ topic }) => isPlace(topic)).map(({ topic }) => byTopic.get(topic) ?? []),
    ...reading.names,
  ].map((things) => joinByList(things.filter(isLocation)))
  const [things, ...others] = named.filter((place) => place.length > 0)
  const second = others.find((place) => !shareIds(things!, place))
  if (things === undefined || second === undefined) return null
  return as(mending, 'link-two', {
    ...EMPTY,
    things,
    second,
    place: null,
    periods: asked.periods.slice(0, 1),
    ways: ['shares'],
  })
}

const isLocation = ({ thing }: KnownThing): boolean => thing.list === 'location'

const shareIds = (one: readonly RecordedThing[], other: readonly RecordedThing[]): boolean => {
  const ids = new Set(one.flatMap((thing) => thing.ids))
  return other.some((thing) => thing.ids.some((id) => ids.has(id)))
}

/** What somebody does or meets on a day. */
const DONE: readonly TopicId[] = [...DAY_ACTIVITIES, 'work']

interface Side {
  words: string
  things: readonly RecordedThing[]
}

/** "Does the knee sting more on stairs than on the bike", "choir or meeting people": both, and what is missing by name. [ASST-298] */
const eachDone: Mend = (mending) => {
  const { asked, reading } = mending
  if (asked.intent !== 'link-of' || (asked.ways ?? []).length > 0) return null
  if (has(mending, 'medicine', 'medicines', 'other-medicine', 'helps', 'not-helps')) return null
  const [one, other, ...more] = reading.topics.filter(({ topic }) => DONE.includes(topic))
  if (one === undefined || other === undefined || more.length > 0 || asked.topic === null) return null
  if (asked.topic !== one.topic && asked.topic !== other.topic) return null
  if (!areBesideEachOther(reading.typed, [one.words, other.words], language(mending))) return null
  const sides = [one, other].map((topic) => sideOf(mending, topic))
  const [first, second] = sides.filter(({ things }) => things.length > 0)
  if (first === undefined || (second !== undefined && shareIds(first.things, second.things))) return null
  const missing = sides.filter(({ things }) => things.length === 0).map(({ words }) => words)
  return as(mending, 'link-two', {
    ...EMPTY,
    things: first.things,
    second: second?.things ?? [],
    place: placeIn(mending),
    topicWords: missing.length === 0 ? null : missing.join(', '),
    periods: asked.periods.slice(0, 1),
  })
}

const sideOf = ({ byTopic }: Mending, { topic, words }: NamedTopic): Side => ({
  words,
  things: joinByList(
    (byTopic.get(topic) ?? []).filter(
      ({ thing }) => !['location', 'alleviating_factor', 'medication'].includes(thing.list),
    ),
  ),
})

const OF_SWITCH: readonly Intent[] = ['not-recorded', 'since-start', 'did-help', 'works-less', 'compare']

/** "Better since I changed from celecoxib to pregabalin": of both, what the diary has, and what it lacks. [ASST-299] */
const switched: Mend = (mending) => {
  const { asked, reading, text } = mending
  if (!OF_SWITCH.includes(asked.intent) || !SWITCH_WORDS[language(mending)].test(text)) return null
  const unknown = reading.unknownMedicines
  const own = joinByList(reading.names.flat().filter(({ thing }) => thing.list === 'medication'))
  if (unknown.length === 0 || unknown.length + own.length < 2) return null
  const isTimed = asked.intent === 'since-start' || asked.intent === 'compare'
  if (isTimed && reading.periods.length + reading.seasons.length > 0) return null
  const topicWords = unknown.join(', ')
  if (own.length > 0)
    return as(mending, 'help-two', {
      ...EMPTY,
      things: own,
      second: [],
      topicWords,
      effect: 'helped',
      ways: [],
    })
  return as(mending, 'not-recorded', {
    ...EMPTY,
    topicWords,
    list: 'medication',
    things: [],
    second: [],
    place: null,
    ways: [],
  })
}

/** "Is there a link between how I slept and my neck": the bad nights, and no remedy. [ASST-300] */
const linkWithSleep: Mend = (mending) => {
  const { asked, byTopic, text } = mending
  if (asked.intent !== 'did-help' || asked.topic !== 'good-sleep' || NAP_WORDS.test(text)) return null
  if (!has(mending, 'link') || has(mending, 'helps', 'not-helps', 'what-helped')) return null
  const things = joinByList(byTopic.get('poor-sleep') ?? [])
  return things.length === 0
    ? null
    : as(mending, 'link-of', {
        ...EMPTY,
        things,
        place: placeIn(mending),
        topic: asked.topic,
      })
}

const OF_RELIEF: readonly Intent[] = ['avg-pain', 'not-recorded', 'how-often', 'trend']

/** "What helps with the shooting pain in my leg, it must be in my diary": what helped, and no average. [ASST-301] */
const whatHelps: Mend = (mending) => {
  const { asked, reading, byTopic } = mending
  if (!OF_RELIEF.includes(asked.intent) || !has(mending, 'what-helped') || has(mending, 'how-often'))
    return null
  const isPlain =
    asked.things.every(({ list }) => list === 'location') && reading.names.flat().every(isLocation)
  const isOther = reading.topics.some(({ topic }) => !isPlace(topic) && (byTopic.get(topic) ?? []).length > 0)
  if (!isPlain || isOther || has(mending, 'medicine', 'other-medicine')) return null
  return as(mending, 'what-helped', {
    ...EMPTY,
    effect: 'helped',
    things: [],
    place: asked.place ?? asked.things[0] ?? placeIn(mending),
  })
}

/** "Home or the bike, my knee": two things that are put beside each other are compared in the place that is named. [ASST-302] */
const placeOfTwo: Mend = (mending) => {
  const { asked } = mending
  const place = placeIn(mending)
  if (asked.intent !== 'link-two' || asked.place !== null || place === null) return null
  const isOfDay = [...asked.things, ...asked.second].every(
    ({ list }) => list !== 'location' && list !== 'symptom' && list !== 'character',
  )
  return isOfDay && asked.things.length > 0 && (asked.ways ?? []).length === 0
    ? as(mending, 'link-two', { place })
    : null
}

/** "The longest run without a pain pill": by the doses, and not by the pain. [ASST-303] */
const longestWithoutPills: Mend = (mending) => {
  const { asked, reading, text } = mending
  const isLongest = asked.intent === 'days-without' && LONGEST_WORDS.test(text)
  if (!(asked.intent === 'spell' || isLongest) || asked.effect === 'not') return null
  const pills = reading.topics.find(({ topic }) => topic === 'painkillers')
  const isOfAny = pills !== undefined && reading.names.length === 0 && reading.medicine === null
  if (!isOfAny || !(reading.saysWithout || reading.isNegated) || has(mending, 'place')) return null
  return as(mending, 'spell', {
    ...EMPTY,
    topicWords: pills.words,
    list: 'medication',
    effect: 'not',
    things: [],
    place: null,
    level: null,
  })
}

const GUESTS: readonly TopicId[] = ['visitors-people', 'outing', 'childcare']

/** "Weekends when we have guests, do I pay for it on Monday": the guests, and not only the days of the week. [ASST-298] */
const guestsOfWeekdays: Mend = (mending) => {
  const { asked, reading, byTopic } = mending
  if (asked.intent !== 'weekday' || asked.things.length > 0) return null
  const guests = reading.topics.find(({ topic }) => GUESTS.includes(topic))
  const others = reading.topics.filter(({ topic }) => DONE.includes(topic))
  if (guests === undefined || others.length > 1 || has(mending, 'medicine')) return null
  const things = sideOf({ ...mending, byTopic }, guests).things
  return as(mending, things.length > 0 ? 'link-of' : 'not-recorded', {
    ...EMPTY,
    things,
    place: placeIn(mending),
    topic: guests.topic,
    topicWords: guests.words,
  })
}

export const PAIR_MENDS: readonly Mend[] = [
  placesTogether,
  eachDone,
  placeOfTwo,
  switched,
  linkWithSleep,
  whatHelps,
  longestWithoutPills,
  guestsOfWeekdays,
]
