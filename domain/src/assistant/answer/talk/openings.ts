import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { Intent, QuestionWay, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerDiary } from '../answerDiary.ts'
import type { AnswerKey } from '../answerKeys.ts'
import { makeSentence } from '../makeAnswer.ts'
import { namesValue } from '../figuresWithBasis.ts'
import { joinNames } from '../pictures.ts'
import { BROAD_TOPICS, NEAR_TOPICS } from '../../understand/loose/thesaurus/topicKinds.ts'
import { foldWords } from '../../understand/foldQuestion.ts'
import { findThing } from '../things.ts'

/** How a question about a thing was read. */
const ABOUT_THING: Partial<Record<Intent, AnswerKey>> = {
  'link-of': 'readAsLink',
  'more-with': 'readAsLink',
  'less-with': 'readAsLink',
  'did-help': 'readAsHelp',
}

const ABOUT_PAIN: Partial<Record<Intent, AnswerKey>> = {
  'more-with': 'readAsMore',
  'less-with': 'readAsLess',
  'what-helped': 'readAsWhatHelped',
  'did-help': 'readAsWhatHelped',
  'what-differs': 'readAsDiffers',
  'time-of-day': 'readAsTimes',
  weekday: 'readAsTimes',
  trend: 'readAsChange',
  compare: 'readAsChange',
  'avg-pain': 'readAsPain',
  'hard-days': 'readAsPain',
  worst: 'readAsPain',
  best: 'readAsPain',
  pattern: 'readAsPain',
}

/** These answers say themselves what they are about. */
const CLEAR: readonly Intent[] = [
  'guide',
  'app',
  'basis',
  'not-recorded',
  'can-do',
  'kind',
  'visit',
  'explain',
  'talk',
  'note',
  'visit-questions',
  'describe',
  'link-two',
  'avg-two',
  'help-two',
  'day-after',
  'days-without',
  'good-days',
  'level-days',
  'spell',
  'last-level',
  'months',
  'my-medicines',
  'my-conditions',
  'count',
  'on-day',
  'that-day',
  'simpler',
  'mood-link',
  'summary',
  'pain-range',
  'my-number',
  'hard-days-trend',
  'day-before',
  'good-against-bad',
  'diary-start',
  'paperwork',
  'all-tried',
  'helped-when-bad',
  'works-less',
  'thing-trend',
  'weeks',
  'when-doctor',
  'diary-doubt',
]

/** A question read by the thesaurus may have meant something else: the answer first says how it was read. [ASST-53] */
export function withReading(
  content: AnswerContent,
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
): AnswerContent {
  const part = partSentence(asked, diary)
  if (!asked.isLoose)
    return part.length === 0 ? content : { ...content, opening: [...part, ...(content.opening ?? [])] }
  const isClear = CLEAR.includes(asked.intent)
  const isOfNone = asked.intent === 'link-two' && content.declined === 'nothing'
  const reading = isClear
    ? isOfNone
      ? []
      : nearSentence(asked, diary)
    : [...readingSentence(asked, diary), ...placeSentence(asked, diary)]
  // Of what was never recorded, no part could be left out.
  const left = content.declined === 'nothing' ? [] : leftOutSentence(asked)
  const read = part.length > 0 ? part : (waySentences(asked) ?? reading)
  const since = asked.ways?.includes('since-unknown') === true ? [makeSentence('sinceUnknown')] : []
  const opening = [...read, ...left, ...since, ...(content.opening ?? [])]
  const isOfNear = reading.some(({ key }) => key === 'readAsNear')
  const told = isOfNear ? withOwnItem(content, asked) : content
  return opening.length === 0 ? told : { ...told, opening }
}

/** The mood is told by the scores of the days; how a counted answer was read, its own sentence says. [ASST-144] */
function waySentences({ ways = [], topicWords }: UnderstoodQuestion): readonly AnswerSentence[] | null {
  if (ways.includes('by-score') && topicWords !== null)
    return [makeSentence('moodByScore', { words: namesValue(topicWords) })]
  const told: readonly QuestionWay[] = ['since-unknown', 'from-event', 'weekdays']
  return ways.some((way) => !told.includes(way)) ? [] : null
}

/** The medicine that was asked for is only a part of that of the diary. [ASST-103] */
function partSentence({ part }: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] {
  if (part === undefined) return []
  const name = findThing(diary, part.within).names
  return [makeSentence('readAsPart', { words: namesValue(part.words), name })]
}

const MARKING: readonly string[] = ['markInList', 'markBoth', 'markHelped', 'markToCount', 'markEffect']

/** What is only near tells little about the word that was typed: it can be an item of its own. [ASST-102] */
function withOwnItem(content: AnswerContent, { intent, topicWords }: UnderstoodQuestion): AnswerContent {
  const key = intent === 'did-help' ? 'ownItemHelped' : 'ownItem'
  const own = makeSentence(key, {
    words: namesValue(topicWords ?? ''),
    ...(key === 'ownItemHelped' ? { list: { list: 'alleviating_factor' } } : {}),
  })
  const found = content.sentences.filter(({ key: one }) => !MARKING.includes(one))
  return {
    ...content,
    sentences: [...found, own],
    screen: content.declined === 'nothing' ? 'lists' : content.screen,
  }
}

/** What was named and not counted by is said. [ASST-98] */
const leftOutSentence = ({ leftOut }: UnderstoodQuestion): readonly AnswerSentence[] =>
  leftOut.length === 0 ? [] : [makeSentence('leftOut', { words: namesValue(...leftOut) })]

const LETTERS_OF_STEM = 4
/** A sign of Hangul or Han says as much as a stem. */
const SIGN_OF_STEM = /[\p{Script=Hangul}\p{Script=Han}]/u

/** Whether the typed words are those of a name, in another form: "physio" of physiotherapy. */
function isNamed(words: string, names: readonly string[]): boolean {
  const all = foldWords(names.join(' '))
  return foldWords(words)
    .split(' ')
    .some((word) => all.includes(SIGN_OF_STEM.exec(word)?.[0] ?? word.slice(0, LETTERS_OF_STEM)))
}

const isNear = ({ topic, topicWords, things }: UnderstoodQuestion, names: readonly string[]): boolean =>
  topic !== null &&
  things.length > 0 &&
  (NEAR_TOPICS.has(topic) || (BROAD_TOPICS.has(topic) && topicWords !== null && !isNamed(topicWords, names)))

function placeSentence({ things, place }: UnderstoodQuestion, diary: AnswerDiary): AnswerSentence[] {
  if (place === null || things.length === 0) return []
  return [makeSentence('readAsPlace', { name: findThing(diary, place).names })]
}

/** Answers that say themselves what they are about still say that it is not what was typed. */
function nearSentence(asked: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] {
  // Each of the two in that place. [ASST-302]
  if (asked.intent === 'link-two' && asked.ways?.includes('next-of-two') !== true)
    return asked.place !== null && findThing(diary, asked.place).items.length > 0
      ? placeSentence(asked, diary)
      : []
  if (asked.intent !== 'day-after' || asked.topicWords === null) return []
  const name = joinNames(asked.things.map((thing) => findThing(diary, thing)))
  return isNear(asked, name.names)
    ? [makeSentence('readAsNear', { words: namesValue(asked.topicWords), name })]
    : []
}

const SCIATICA = /sciati|ischia|ciatic|좌골|ишиас|седалищн|坐骨/
const IN_PLACE: readonly Intent[] = ['more-with', 'less-with', 'what-differs']

function readingSentence(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerSentence[] {
  const { intent, things, place } = asked
  if (IN_PLACE.includes(intent) && things.length === 0 && place !== null) {
    const { names } = findThing(diary, place)
    const typed = asked.topicWords
    // Sciatica is no place of the list: what is counted instead is said. [ASST-297]
    const inPlace =
      typed !== null && SCIATICA.test(foldWords(typed))
        ? makeSentence('readAsNear', { words: namesValue(typed), name: names })
        : makeSentence('readAsPlace', { name: names })
    // Where it says itself whether the place was counted.
    return [makeSentence(ABOUT_PAIN[intent]!), ...(intent === 'what-differs' ? [] : [inPlace])]
  }
  const about = (things.length === 0 && place !== null ? [place] : things)
    .flatMap(({ list, ids }) => ids.map((id) => ({ list, ids: [id] })))
    .map((thing) => findThing(diary, thing))
  // Of a topic with several things, those that this diary has.
  const recorded = about.filter(({ items }) => items.length > 0)
  const name = joinNames(recorded.length > 0 ? recorded : about)
  if (name.names.length > 0 && asked.topicWords !== null && isNear(asked, name.names))
    return [makeSentence('readAsNear', { words: namesValue(asked.topicWords), name })]
  if (name.names.length > 0) return [makeSentence(ABOUT_THING[intent] ?? 'readAsThing', { name })]
  const key = asked.measure === 'score' ? 'readAsScore' : ABOUT_PAIN[intent]
  return key === undefined ? [] : [makeSentence(key)]
}
