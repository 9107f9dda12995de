import type { AnswerContent, AnswerSentence } from '../answerContent.ts'
import type { Intent, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerDiary } from './answerDiary.ts'
import type { AnswerKey } from './answerKeys.ts'
import { makeSentence } from './makeAnswer.ts'
import { namesValue } from './figuresWithBasis.ts'
import { joinNames } from './pictures.ts'
import { NEAR_TOPICS } from '../understand/loose/topicKinds.ts'
import { findThing } from './things.ts'

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
  if (!asked.isLoose || CLEAR.includes(asked.intent)) return content
  const reading = [...readingSentence(asked, diary), ...placeSentence(asked, diary)]
  return { ...content, opening: [...reading, ...(content.opening ?? [])] }
}

const isNear = ({ topic, things }: UnderstoodQuestion): boolean =>
  topic !== null && things.length > 0 && NEAR_TOPICS.has(topic)

function placeSentence({ things, place }: UnderstoodQuestion, diary: AnswerDiary): AnswerSentence[] {
  if (place === null || things.length === 0) return []
  return [makeSentence('readAsPlace', { name: findThing(diary, place).names })]
}

function readingSentence(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerSentence[] {
  const { intent, things, place } = asked
  const about = (things.length === 0 && place !== null ? [place] : things).map((thing) =>
    findThing(diary, thing),
  )
  // Of a topic with several things, those that this diary has.
  const recorded = about.filter(({ items }) => items.length > 0)
  const name = joinNames(recorded.length > 0 ? recorded : about)
  if (name.names.length > 0 && asked.topicWords !== null && isNear(asked))
    return [makeSentence('readAsNear', { words: namesValue(asked.topicWords), name })]
  if (name.names.length > 0) return [makeSentence(ABOUT_THING[intent] ?? 'readAsThing', { name })]
  const key = asked.measure === 'score' ? 'readAsScore' : ABOUT_PAIN[intent]
  return key === undefined ? [] : [makeSentence(key)]
}
