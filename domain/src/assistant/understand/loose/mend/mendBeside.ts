import { EFFORTS } from '../../topicGroups.ts'
import type { Intent, RecordedThing } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import type { TopicId } from '../../topicIds.ts'
import { BESIDE_MEDICINES, COLD_WORDS, DIFFERENCE_WORDS, LAST_SEASON, TRIED_WORDS } from './besideWords.ts'
import { areBesideEachOther } from './eitherOrWords.ts'
import { as, has, language, names, rangeOf, type Mend, type Mending } from './mending.ts'
import { joinByList } from '../thesaurus/topicThings.ts'

/** A medicine, or something else that was tried. */
const isTried = ({ thing }: KnownThing): boolean =>
  thing.list === 'medication' || thing.list === 'alleviating_factor'

const triedOf = ({ byTopic }: Mending, topic: TopicId): readonly RecordedThing[] =>
  joinByList((byTopic.get(topic) ?? []).filter(isTried))

const placeOf = ({ reading, byTopic }: Mending): RecordedThing | null =>
  joinByList(
    reading.topics
      .flatMap(({ topic }) => byTopic.get(topic) ?? [])
      .filter(({ thing }) => thing.list === 'location'),
  )[0] ?? null

const OF_HEAT: readonly Intent[] = [
  'did-help',
  'help-two',
  'what-helped',
  'link-of',
  'link-two',
  'less-with',
  'not-recorded',
  'guide',
  'trend',
  'compare',
]

/** "Heat or cold for my sciatica, by my records": the marks of both, in every order of the words. [ASST-244] */
const heatOrCold: Mend = (mending) => {
  const { asked, reading, text } = mending
  if (!OF_HEAT.includes(asked.intent) || names(mending, 'heat-or-cold')) return null
  if (asked.intent === 'help-two' && asked.second.length > 0) return null
  const warm = reading.topics.find(({ topic }) => topic === 'heat' || topic === 'hot-weather')
  const cold = reading.topics.find(({ topic }) => topic === 'cold-pack' || topic === 'cold-weather')
  if (warm === undefined || cold === undefined) return null
  if (warm.topic === 'hot-weather' && cold.topic === 'cold-weather') return null
  const isAsked = has(mending, 'better', 'helps', 'what-helped', 'compare', 'question')
  const isBeside =
    areBesideEachOther(reading.typed, [warm.words, cold.words], language(mending)) ||
    has(mending, 'heat-or-cold')
  if (!isAsked || !isBeside || !COLD_WORDS[language(mending)].test(text)) return null
  const [things, second] = [triedOf(mending, 'heat'), triedOf(mending, 'cold-pack')]
  return things.length === 0 || second.length === 0
    ? null
    : as(mending, 'help-two', {
        things,
        second,
        place: asked.place ?? placeOf(mending),
        topic: 'heat',
        topicWords: null,
        list: null,
        effect: 'helped',
      })
}

const OF_TWO_MEDICINES: readonly Intent[] = ['did-help', 'works-less', 'what-helped']

/** "Did Aleve work better than Tylenol": each by itself, and never the marks of both together. [ASST-244] */
const eachMedicine: Mend = (mending) => {
  const { asked, reading } = mending
  if (!OF_TWO_MEDICINES.includes(asked.intent) || asked.second.length > 0) return null
  if (!has(mending, 'compare', 'better', 'worse', 'two-medicines')) return null
  const isMedicine = ({ thing }: KnownThing): boolean => thing.list === 'medication'
  const all = [...reading.names.map((things) => things.filter(isMedicine)), reading.part?.within ?? []]
  const sides = all.flatMap((things) => joinByList(things).slice(0, 1))
  const [one] = sides
  const other = sides.find(({ ids }) => !ids.some((id) => one!.ids.includes(id)))
  if (one === undefined || other === undefined) return null
  return as(mending, 'help-two', {
    things: [one],
    second: [other],
    topic: null,
    topicWords: null,
    list: null,
    effect: 'helped',
  })
}

const STANCES: readonly TopicId[] = ['standing', 'sitting', 'walking', 'lying']
const OF_STANCE: readonly Intent[] = [
  'trend',
  'link-of',
  'link-two',
  'compare',
  'avg-pain',
  'not-recorded',
  'more-with',
  'worst',
  'most',
  'time-of-day',
]

/** "Worse from standing or from sitting": both sides, and each that the diary lacks by its name. [ASST-244] */
const eachStance: Mend = (mending) => {
  const { asked, reading, byTopic, text } = mending
  const isDifference = DIFFERENCE_WORDS[language(mending)].test(text)
  const isOfGuide = asked.intent === 'guide' && isDifference && !has(mending, 'how-to')
  if (!OF_STANCE.includes(asked.intent) && !isOfGuide) return null
  const [one, other] = reading.topics.filter(({ topic }) => STANCES.includes(topic))
  if (one === undefined || other === undefined || one.topic === other.topic) return null
  const isBeside =
    isDifference || areBesideEachOther(reading.typed, [one.words, other.words], language(mending))
  if (!isBeside) return null
  const sides = [one, other].map(({ topic, words }) => ({
    words,
    things: joinByList((byTopic.get(topic) ?? []).filter(({ thing }) => thing.list !== 'location')),
  }))
  const [things, second] = sides.filter((side) => side.things.length > 0).map((side) => side.things)
  const missing = sides.filter((side) => side.things.length === 0).map(({ words }) => words)
  const about = { topic: null, topicWords: missing.length === 0 ? null : missing.join(', ') }
  const slots = { ...about, words: null, measure: null, list: null, rank: null, place: placeOf(mending) }
  return things === undefined
    ? as(mending, 'not-recorded', { ...slots, place: null, things: [], second: [] })
    : as(mending, 'link-two', { ...slots, things, second: second ?? [] })
}

/** "What helped most, apart from tablets": nothing of the medicines is listed. [ASST-247] */
const besideMedicines: Mend = (mending) => {
  const { asked, text } = mending
  const isAsked = asked.intent === 'what-helped' || asked.intent === 'helped-when-bad'
  if (!isAsked || asked.list === 'alleviating_factor') return null
  return BESIDE_MEDICINES[language(mending)].test(text)
    ? as(mending, 'what-helped', { list: 'alleviating_factor', effect: asked.effect ?? 'helped', things: [] })
    : null
}

const OF_LAST: readonly Intent[] = ['link-of', 'link-two', 'did-help', 'day-after']
/** These may have missed what was done. */
const OF_SEASON: readonly Intent[] = ['what-differs', 'months', 'what-helped']

/** "Last winter" is a time, and no weather of every year. [ASST-246] */
const lastSeason: Mend = (mending) => {
  const { asked, reading, byTopic, text, isWhy } = mending
  const [season, other] = reading.seasons
  const isOne = season !== undefined && other === undefined && reading.periods.length === 0
  if (!isOne || !LAST_SEASON[language(mending)].test(text)) return null
  const periods = [rangeOf(season)]
  if (OF_LAST.includes(asked.intent))
    return asked.things.length === 0 ? null : as(mending, asked.intent, { periods })
  const [done] = reading.topics.filter(({ topic }) => EFFORTS.includes(topic))
  const things = done === undefined ? [] : joinByList(byTopic.get(done.topic) ?? [])
  if (isWhy || !OF_SEASON.includes(asked.intent) || things.length === 0 || !has(mending, 'worse', 'better'))
    return null
  return as(mending, 'link-of', {
    things,
    place: placeOf(mending),
    topic: done!.topic,
    topicWords: done!.words,
    periods,
    effect: null,
    list: null,
    rank: null,
    measure: null,
  })
}

/** "What have I tried in flares", "what helped in a flare": what was marked with strong pain. [ASST-246] */
const triedInFlares: Mend = (mending) => {
  const { asked, reading, text } = mending
  if (!names(mending, 'flare') || reading.periods.length > 0) return null
  const isTold = TRIED_WORDS[language(mending)].test(text)
  const isOf =
    asked.intent === 'all-tried' ||
    (asked.intent === 'what-helped' && (asked.effect === 'helped' || isTold)) ||
    (asked.intent === 'guide' && isTold && reading.isQuestion)
  return isOf && asked.things.length === 0
    ? as(mending, 'helped-when-bad', {
        topic: null,
        topicWords: null,
        words: null,
        effect: 'helped',
        list: asked.list === 'alleviating_factor' ? asked.list : null,
      })
    : null
}

/** "How fast does acetaminophen work": of that one, or that the diary does not have it. [ASST-247] */
const howFast: Mend = (mending) => {
  const { asked, reading } = mending
  if (asked.intent !== 'how-fast' || asked.things.length > 0) return null
  const within = joinByList(reading.part?.within ?? [])
  if (within.length > 0) return as(mending, 'how-fast', { things: within, topic: null, topicWords: null })
  const missing = reading.unknownMedicines[0] ?? reading.medicine
  return missing === undefined || missing === null
    ? null
    : as(mending, 'not-recorded', { topic: null, topicWords: missing, list: 'medication', place: null })
}

const REMEDIES: readonly TopicId[] = [
  'cupping',
  'acupuncture',
  'massage',
  'physiotherapy',
  'osteopath',
  'tens',
  'cures',
  'heat',
  'cold-pack',
  'yoga',
  'sauna',
  'stretching',
]

/** "Better since the moxibustion": without a day, its marks, or that the diary has none of it. [ASST-245] */
const sinceRemedy: Mend = (mending) => {
  const { asked, reading } = mending
  if (asked.intent !== 'since-start' || reading.periods.length + reading.seasons.length > 0) return null
  const named = reading.topics.find(({ topic }) => REMEDIES.includes(topic))
  if (named === undefined || reading.names.length > 0) return null
  const things = triedOf(mending, named.topic)
  const about = { topic: named.topic, topicWords: named.words, measure: null, ways: [] }
  return things.length > 0
    ? as(mending, 'did-help', { ...about, things, effect: 'helped', list: null })
    : as(mending, 'not-recorded', { ...about, things: [], place: null, list: 'alleviating_factor' })
}

export const BESIDE_MENDS: readonly Mend[] = [
  heatOrCold,
  eachMedicine,
  eachStance,
  besideMedicines,
  lastSeason,
  triedInFlares,
  howFast,
  sinceRemedy,
]
