import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Intent, RecordedThing, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { hasLevelWord, HIGHEST_PAIN } from '../example/painLevel.ts'
import { foldQuestion, foldWords, typedBetween } from '../foldQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import type { TopicId } from '../topicIds.ts'
import type { LooseReading } from './looseReading.ts'
import { HARD_PLACE_WORDS } from './mend/pairWords.ts'
import { CONDITION_TOPICS, PLACE_TOPICS } from './thesaurus/topicKinds.ts'
import { joinByList, type ThingsByTopic } from './thesaurus/topicThings.ts'

/** Answers without a figure of their own, and those that name what they are about. */
const WITHOUT_CONDITIONS: readonly Intent[] = [
  'guide',
  'app',
  'kind',
  'talk',
  'note',
  'visit',
  'not-recorded',
  'basis',
  'simpler',
  'that-day',
  'can-do',
  'explain',
  'describe',
  'visit-questions',
  'paperwork',
  'when-doctor',
  'diary-doubt',
  'diary-start',
  'count',
  'my-medicines',
  'my-conditions',
  'summary',
  'all-tried',
  'my-number',
  'mood-link',
  'good-against-bad',
]
/** These count by the time of day, or name it. */
const OF_TIMES: readonly Intent[] = [
  'thing-trend',
  'time-of-day',
  'weekday',
  'what-differs',
  'on-day',
  'day-after',
]
const OF_TWO: readonly Intent[] = ['help-two', 'link-two']
const MOST_NAMED = 2

const isMedicineLeft = ({ topicWords }: UnderstoodQuestion, { medicine, part }: LooseReading): boolean =>
  medicine !== null && part === null && topicWords !== medicine

const OF_WAKING: readonly TopicId[] = ['waking-at-night', 'poor-sleep', 'waking-up']
/** "I wake up sore" names the morning, and "which triggers are there at 7" no standing. [ASST-221, ASST-229] */
const isMeantOtherwise = ({ intent, level, topic: about }: UnderstoodQuestion, topic: TopicId): boolean =>
  (intent === 'time-of-day' && OF_WAKING.includes(topic)) ||
  (intent === 'most' && level !== null && !PLACE_TOPICS.has(topic)) ||
  // "Heat or cold": what is put on, and no weather. [ASST-244]
  (intent === 'help-two' && about === 'heat' && OF_COLD.includes(topic))
const OF_COLD: readonly TopicId[] = ['cold-weather', 'hot-weather']

/** Typed words that the answer does not count by, and the things that stand for them; null for a time of day. */
export interface LeftWords {
  words: string
  things: readonly RecordedThing[] | null
}

/** A medicine that the diary does not have. */
const NO_MEDICINE: readonly RecordedThing[] = [{ list: 'medication', ids: [] }]

const OF_RECORDS: readonly string[] = ['location', 'symptom', 'character']
/** Both feet have no name of their own, and "back" is also a word of its own. */
const isOneOfRecords = ([one, ...others]: readonly KnownThing[]): boolean =>
  one !== undefined &&
  OF_RECORDS.includes(one.thing.list) &&
  one.key !== 'back' &&
  others.every(({ label }) => label === one.label)

/** "Headache" is a symptom of the list and a place: both count. */
function withTopic(named: readonly KnownThing[], byTopic: ThingsByTopic): readonly KnownThing[] {
  const places = [...PLACE_TOPICS].map((topic) => byTopic.get(topic) ?? [])
  const isIt = (one: KnownThing): boolean => named.some(({ key }) => key !== null && key === one.key)
  return [...named, ...(places.find((things) => things.some(isIt)) ?? [])]
}

/** Their answers count by days or records of any pain. */
const OF_ANY_LEVEL: readonly Intent[] = ['more-with', 'less-with', 'link-of', 'link-two', 'most', 'trend']

/** "On days over 7": these answers count the other days, too. [ASST-203] */
function levelLeft({ intent, level }: UnderstoodQuestion, reading: LooseReading): readonly LeftWords[] {
  const [value, ...others] = reading.numbers
  const isLevel =
    value !== undefined &&
    others.length === 0 &&
    value <= HIGHEST_PAIN &&
    hasLevelWord(foldWords(reading.typed), reading.thesaurus.language)
  return isLevel && level === null && OF_ANY_LEVEL.includes(intent)
    ? [{ words: String(value), things: null }]
    : []
}

const placesOf = ({ things, place }: UnderstoodQuestion): readonly string[] =>
  [...things, ...(place === null ? [] : [place])]
    .filter(({ list }) => list === 'location')
    .flatMap(({ ids }) => ids)

/** "Not the wrist, the elbow": the place of the question before is no part of this one. [ASST-272] */
function isReplaced(
  asked: UnderstoodQuestion,
  things: readonly KnownThing[],
  before: UnderstoodQuestion | null,
): boolean {
  if (before === null || before.intent !== asked.intent || placesOf(asked).length === 0) return false
  const old = new Set(placesOf(before))
  return things.some(({ thing }) => thing.list === 'location' && thing.ids.some((id) => old.has(id)))
}

/** "Nausea when my head is really bad": the records with the head count, however bad it was. [ASST-297] */
function severityLeft(
  { intent, things, place }: UnderstoodQuestion,
  { typed, thesaurus }: LooseReading,
): readonly LeftWords[] {
  const isShare = intent === 'link-of' && place !== null && things.length > 0
  if (!isShare || !things.every(({ list }) => list === 'symptom')) return []
  const folded = foldQuestion(typed)
  const found = HARD_PLACE_WORDS[thesaurus.language].exec(folded.text)
  if (found === null) return []
  const start = found.index + found[0].length - found[0].trimStart().length
  return [{ words: typedBetween(folded, start, found.index + found[0].length), things: null }]
}

/** Holidays whose days nobody has told, in folded text. */
const HOLIDAYS: Readonly<Record<Language, RegExp>> = {
  en: /\bhalf ?term\b|\bschool holidays\b|\bspring break\b|\b(?:on|over|during) (?:my |our |the )?(?:holidays?|vacation)\b/,
  de: /\b(?:herbst|sommer|winter|schul|faschings|semester)ferien\b|\b(?:in|uber|wahrend) (?:den |die )?ferien\b|\bim urlaub\b/,
  es: /\b(?:en|durante) (?:las |mis )?vacaciones\b/,
  fr: /\b(?:pendant|en|durant) (?:les |mes )?(?:grandes )?vacances\b/,
  ko: /(?:여름|겨울|봄)?방학|휴가/,
  ru: /(?:осенн|летн|зимн|весенн)\S* каникул\S*|каникул\S*|в отпуске/,
  'zh-rCN': /暑假|寒假|放假/,
}
const OF_DAYS: readonly Intent[] = [
  'avg-pain',
  'trend',
  'compare',
  'worst',
  'best',
  'hard-days',
  'level-days',
]

/** "In the autumn holidays": their days are not known, and are not guessed. [ASST-249] */
function holidaysLeft({ intent, things }: UnderstoodQuestion, reading: LooseReading): readonly LeftWords[] {
  const isDated = reading.periods.length + reading.seasons.length > 0
  if (isDated || !OF_DAYS.includes(intent) || things.length > 0) return []
  const folded = foldQuestion(reading.typed)
  const found = HOLIDAYS[reading.thesaurus.language].exec(folded.text)
  if (found === null) return []
  return [{ words: typedBetween(folded, found.index, found.index + found[0].length), things: null }]
}

/** At bedtime, in folded text. */
const BEDTIME: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:at |before )?bed ?time\b|\bbefore (?:bed|sleep)\b/,
  de: /\b(?:vor dem |vorm |zum )(?:schlafengehen|schlafen|zubettgehen|einschlafen)\b/,
  es: /\b(?:antes de |al )(?:dormir|acostarme|irme a dormir|irme a la cama)\b/,
  fr: /\b(?:au|avant le|avant de me) coucher\b|\bavant de dormir\b/,
  ko: /(?:자기|취침|잠자기) ?전/,
  ru: /перед сном/,
  'zh-rCN': /睡前/,
}

/** "The ones I took at bedtime": the marks are of all doses. [ASST-311] */
function bedtimeLeft({ intent, time }: UnderstoodQuestion, reading: LooseReading): readonly LeftWords[] {
  if (intent !== 'did-help' || time !== null || reading.timeWords !== null) return []
  const folded = foldQuestion(reading.typed)
  const found = BEDTIME[reading.thesaurus.language].exec(folded.text)
  if (found === null) return []
  return [{ words: typedBetween(folded, found.index, found.index + found[0].length), things: null }]
}

/** How a day was, and nothing that was done. */
const OF_A_DAY: readonly TopicId[] = ['poor-sleep', 'stiffness', 'tired', 'fog']
/** Why single days were as they were. */
const isOfDays = ({ intent, periods }: UnderstoodQuestion): boolean =>
  intent === 'what-differs' &&
  periods.length > 0 &&
  periods.every((range) => range.is === 'custom' && range.from === range.to)

const STATES: readonly TopicId[] = ['tired', 'fog', 'weakness', 'appetite']
/** "So wiped out by Wednesday" is no pain, and the joints are not all of it. [ASST-319] */
const isOfState = ({ intent, things, place, measure }: UnderstoodQuestion, topic: TopicId): boolean =>
  things.length === 0 &&
  measure !== 'score' &&
  ((intent === 'weekday' && STATES.includes(topic)) ||
    (intent === 'what-differs' && place === null && topic === 'joints'))

/** "The days in Cornwall", whose dates nobody knows. [ASST-315] */
const stayLeft = (
  { intent, measure, topic, topicWords }: UnderstoodQuestion,
  { otherWords }: LooseReading,
): readonly LeftWords[] =>
  intent === 'what-differs' &&
  measure === 'days' &&
  topic === null &&
  topicWords !== null &&
  topicWords === otherWords
    ? [{ words: topicWords, things: null }]
    : []

/** What a question names besides its subject and what its answer does not count by, as typed. [ASST-98] */
export function wordsLeftOut(
  asked: UnderstoodQuestion,
  reading: LooseReading,
  byTopic: ThingsByTopic,
  before: UnderstoodQuestion | null = null,
): readonly LeftWords[] {
  if (WITHOUT_CONDITIONS.includes(asked.intent)) return []
  const used = new Set(
    [...asked.things, ...asked.second, ...(asked.place === null ? [] : [asked.place])].flatMap(
      ({ ids }) => ids,
    ),
  )
  const isUsed = (things: readonly KnownThing[]): boolean =>
    things.some(({ thing }) => thing.ids.some((id) => used.has(id)))
  // "When do the tingling feet come": the feet are counted, and not the tingling. [ASST-285]
  const isOfPlaceOnly =
    asked.intent === 'time-of-day' && asked.things.every(({ list }) => list === 'location')
  const topics = reading.topics.filter(
    ({ topic, words }) =>
      !(
        topic === asked.topic &&
        ((asked.things.length > 0 && !PLACE_TOPICS.has(topic) && !isOfPlaceOnly) || asked.measure === 'score')
      ) &&
      (CONDITION_TOPICS.has(topic) || isOfState(asked, topic)) &&
      // "A nightmare of a day" names no bad night. [ASST-258]
      !(isOfDays(asked) && OF_A_DAY.includes(topic)) &&
      // What began then is its day, and no condition. [ASST-257]
      !(topic === asked.topic && asked.ways?.includes('from-event') === true) &&
      !isMeantOtherwise(asked, topic) &&
      !isReplaced(asked, byTopic.get(topic) ?? [], before) &&
      // The answer says of it that the diary has nothing about it.
      !(
        OF_TWO.includes(asked.intent) &&
        (asked.second.length === 0 || asked.topic === null) &&
        asked.topicWords?.split(', ').includes(words) === true
      ) &&
      !isUsed(byTopic.get(topic) ?? []),
  )
  const isTimed = asked.time !== null || OF_TIMES.includes(asked.intent)
  const typed = foldWords(reading.typed)
  const left: readonly LeftWords[] = [
    // Not what only the correction of the spelling brought in.
    ...topics
      .filter(({ words }) => typed.includes(foldWords(words)))
      .map(({ topic, words }) => ({
        words,
        // The score of a day tells the mood, whether or not it was ever marked.
        things: topic === 'low-mood' ? null : joinByList(byTopic.get(topic) ?? []),
      })),
    ...reading.names
      .filter((things) => !isUsed(things) && isOneOfRecords(things))
      .map((things) => ({ words: things[0]!.label, things: joinByList(withTopic(things, byTopic)) })),
    ...(isMedicineLeft(asked, reading) ? [{ words: reading.medicine!, things: NO_MEDICINE }] : []),
    ...levelLeft(asked, reading),
    ...stayLeft(asked, reading),
    ...severityLeft(asked, reading),
    ...holidaysLeft(asked, reading),
    ...(before === null ? [] : bedtimeLeft(asked, reading)),
    ...(isTimed || reading.timeWords === null ? [] : [{ words: reading.timeWords, things: null }]),
  ]
  return left
    .filter(
      ({ words }, at) =>
        // What is left out on purpose is said by the answer.
        words !== asked.except?.words && left.findIndex((one) => one.words === words) === at,
    )
    .slice(0, MOST_NAMED)
}
