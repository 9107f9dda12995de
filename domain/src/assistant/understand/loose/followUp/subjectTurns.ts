import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Intent, UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Carrying } from './carrying.ts'
import { MEANT_WORDS } from './turnWords/briefWords.ts'

type Carry = (carrying: Carrying) => UnderstoodQuestion | null
type Words = Readonly<Record<Language, RegExp>>

// In folded text; Korean and Chinese without spaces.

/** "No, I mean in July" has other words before a time than before a subject. */
const OTHER_TIME_WORDS: Words = {
  en: /^(?:no|nope|sorry|i mean|i meant)\b.*\b(?:i mean|i meant|i was (?:asking|talking) about|in|for|last)\b/,
  de: /^(?:nein|nee|na|ne|ich mein\w*)\b.*\b(?:mein\w*|im|in|letzte\w*)\b/,
  es: /^(?:no|perdon|quiero decir|digo)\b.*\b(?:digo|refiero|decir|en|del?)\b/,
  fr: /^(?:non|pardon|je (?:veux dire|parle))\b.*\b(?:veux dire|voulais dire|parle|en|au|de)\b/,
  ko: /^(?:아니|아뇨|아니요|아니다)/,
  ru: /^(?:нет|ои|я имел\p{L}*)(?: |$).*(?:в|про|за|имел\p{L}*|имею)(?: |$)/u,
  'zh-rCN': /^(?:不是|不对|不,?我|我(?:是)?说|我指)/,
}

/** "Was there a time it didn't help". */
const NO_HELP_WORDS: Words = {
  en: /\b(?:any|a|some|were there|was there|ever) (?:times?|days?|occasions?)?.*\b(?:didn t|did not|not|no|without) (?:help|work|do|effect)|\bdid it ever (?:fail|not)\b/,
  de: /\b(?:gab es|gabs|auch|mal|irgendwann)\b.*\b(?:nicht|nix|nichts|kein\w*)\b.*\b(?:geholfen|gewirkt|gebracht|half|wirk\w*)\b/,
  es: /\b(?:hubo|alguna vez|algun dia|veces)\b.*\bno\b.*\b(?:ayud\w+|funcion\w+|sirvi\w+|hizo|hiciera)\b/,
  fr: /\b(?:y a t il eu|il y a eu|y a eu|des fois|une fois|fois)\b.*\b(?:pas|rien)\b.*\b(?:aide\w*|marche\w*|fait|servi|effet)\b|\b(?:fois)\b.*\b(?:aide|marche|servi)\b.* pas\b/,
  ko: /(?:안들었던|안들은|소용없던|소용없었던|효과없던|효과없었던|도움안된|도움이안된|안먹혔던|안먹힌)(?:적|날|때)/,
  ru: /(?:был\p{L}* (?:раз\p{L}*|случа\p{L}*|дни)|хоть раз|когда нибудь).*не (?:помог|сработ|деиств)|не (?:помог|сработ)\p{L}* (?:хоть раз|когда)/u,
  'zh-rCN': /(?:哪次|有次|哪一次|什么时候|哪天).{0,4}(?:没用|不管用|没效|没起作用|没作用|没好)/,
}

const SIDE_WORDS: Words = {
  en: /\bleft\b.*\bright\b|\bright\b.*\bleft\b/,
  de: /\blink\w*\b.*\brecht\w*\b|\brecht\w*\b.*\blink\w*\b/,
  es: /\bizquierd\w*\b.*\bderech\w*\b|\bderech\w*\b.*\bizquierd\w*\b/,
  fr: /\bgauche\b.*\bdroit\w*\b|\bdroit\w*\b.*\bgauche\b/,
  ko: /왼.*오른|오른.*왼/,
  ru: /(?:лев|слева).*(?:прав|справа)|(?:прав|справа).*(?:лев|слева)/,
  'zh-rCN': /左.*右|右.*左/,
}

/** "Which of those did I do the most". */
const THOSE_MOST_WORDS: Words = {
  en: /\bwhich\b.*\b(?:of (?:those|these|them)|one)\b.*\b(?:most|often)\b/,
  de: /\b(?:was|welche\w*)\b.*\b(?:davon|von denen|von diesen)\b.*\b(?:meisten|haufigsten|oftesten)\b/,
  es: /\b(?:cual|cuales|que)\b.*\b(?:de (?:esas|esos|ellas|ellos|estas|estos|eso))\b.*\b(?:mas)\b/,
  fr: /\b(?:lequel|laquelle|lesquel\w*|quoi|que)\b.*\b(?:parmi|de (?:ca|ceux|celles|ces)|la dedans)?\b.*\b(?:le plus|plus souvent)\b/,
  ko: /(?:그중에?서?|그것중|이중에?서?|거기서).*(?:제일|가장|많이|자주)/,
  ru: /(?:что|какое|какую|какои|чем) из (?:этого|них|этих).*(?:больше|чаще)/,
  'zh-rCN': /(?:其中|里面|这些|那些|这几个|那几个).*(?:哪|什么).*(?:最)/,
}

const isSaid = (words: Words, { reading, text }: Carrying): boolean =>
  words[reading.thesaurus.language].test(text)

const isBare = ({ reading: { topics, names, medicine } }: Carrying): boolean =>
  topics.every(({ topic }) => topic === 'season' || topic === 'diary-use') &&
  names.flat().length === 0 &&
  medicine === null

const again = (before: UnderstoodQuestion, slots: Partial<UnderstoodQuestion>): UnderstoodQuestion => ({
  ...before,
  isLoose: true,
  passages: [],
  leftOut: [],
  ...slots,
})

const OF_LEVEL: readonly Intent[] = ['level-days', 'hard-days', 'good-days', 'doses', 'how-often', 'count']

/** "No, I mean in July" after a count: the same count. [ASST-252] */
const askOtherTime: Carry = (carrying) => {
  const { before, reading } = carrying
  if (!OF_LEVEL.includes(before.intent) || !isBare(carrying) || reading.wordCount > MOST_TIME_WORDS)
    return null
  if (!isSaid(OTHER_TIME_WORDS, carrying) && !isSaid(MEANT_WORDS, carrying)) return null
  const days = reading.seasons[0] ?? reading.periods[0]
  return days === undefined || reading.numbers.length > 0 ? null : again(before, { periods: [days.range] })
}
const MOST_TIME_WORDS = 6

/** "Was there a time it didn't help" after a medicine: of that, its marks, or that the diary has none. [ASST-252] */
const askNoHelp: Carry = (carrying) => {
  const { before } = carrying
  if (!isBare(carrying) || !isSaid(NO_HELP_WORDS, carrying)) return null
  const isOfMedicine = before.intent === 'not-recorded' && before.list === 'medication'
  return isOfMedicine || (before.intent === 'did-help' && before.things.length > 0) ? again(before, {}) : null
}

/** "Left or right more" after a place: its two sides, in the same time. [ASST-252] */
const askSides: Carry = (carrying) => {
  const { before, byTopic } = carrying
  if (!isBare(carrying) || !isSaid(SIDE_WORDS, carrying)) return null
  const ids = new Set(
    [...before.things, ...(before.place === null ? [] : [before.place])].flatMap((thing) => thing.ids),
  )
  const all = [...new Set([...byTopic.values()].flat())].filter(
    ({ key, thing }) => key !== null && thing.list === 'location' && thing.ids.some((id) => ids.has(id)),
  )
  const [left, right] = ['-left', '-right'].map((side) =>
    all.filter(({ key }) => key?.endsWith(side) === true).map(({ thing }) => thing),
  )
  const [one, other] = [left![0], right![0]]
  if (one === undefined || other === undefined) return null
  return again(before, {
    intent: 'avg-two',
    measure: null,
    things: [{ list: 'location', ids: left!.flatMap((thing) => thing.ids) }],
    second: [{ list: 'location', ids: right!.flatMap((thing) => thing.ids) }],
    place: null,
    topic: null,
    topicWords: null,
    rank: null,
  })
}

const OF_LINKS: readonly Intent[] = ['more-with', 'less-with', 'what-helped', 'all-tried']

/** "Which of those did I do the most" after a list: what was recorded most often of its kind. [ASST-252] */
const askThoseMost: Carry = (carrying) => {
  const { before } = carrying
  if (!isBare(carrying) || !isSaid(THOSE_MOST_WORDS, carrying) || !OF_LINKS.includes(before.intent))
    return null
  const isOfHelp = before.intent === 'what-helped' || before.intent === 'all-tried'
  return again(before, {
    intent: 'most',
    list: before.list ?? (isOfHelp ? 'alleviating_factor' : 'meaningful_activities'),
    rank: 'most',
    effect: null,
    periods: before.periods.length > 0 ? before.periods : [{ is: '365days' }],
  })
}

/** Second messages that have no subject of their own and keep that of the first. */
export const SUBJECT_TURNS: readonly Carry[] = [askOtherTime, askNoHelp, askSides, askThoseMost]
