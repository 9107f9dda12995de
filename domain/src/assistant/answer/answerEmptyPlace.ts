import type { AnswerContent } from '../answerContent.ts'
import { PLACE_TOPICS } from '../understand/loose/thesaurus/topicKinds.ts'
import type { Intent, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { namesValue } from './figuresWithBasis.ts'
import { declineAnswer, makeSentence } from './makeAnswer.ts'
import { joinNames } from './pictures.ts'
import { findThing } from './things.ts'

/** The pain of a place alone is asked for. */
const OF_PLACE: readonly Intent[] = [
  'avg-pain',
  'time-of-day',
  'weekday',
  'hard-days',
  'good-days',
  'level-days',
  'last-level',
  'worst',
  'best',
  'pattern',
  'trend',
  'compare',
  'spell',
  'since-when',
  'months',
  'weeks',
  'my-number',
  'pain-range',
  'day-before',
  'hard-days-trend',
  'what-differs',
]

/** What came with more or less pain in that place. */
const WITH_PLACE: readonly Intent[] = ['more-with', 'less-with', 'link-of']

/** A place that was never recorded is said first and plainly: neither too few records, nor all pain under its name. [ASST-161] */
export function answerEmptyPlace(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  if (!asked.isLoose) return null
  if (asked.place !== null && WITH_PLACE.includes(asked.intent)) return withEmptyPlace(asked, diary)
  if (asked.intent === 'most') return symptomsOfEmptyPlace(asked, diary)
  if (!OF_PLACE.includes(asked.intent)) return null
  const about = [...asked.things, ...(asked.place === null ? [] : [asked.place])]
  const isOfPlace = asked.place !== null || about.every(({ list }) => list === 'location')
  if (about.length === 0 || !isOfPlace) return null
  const places = about.filter(({ list }) => list === 'location').map((thing) => findThing(diary, thing))
  if (places.length === 0 || places.some(({ items }) => items.length > 0)) return null
  const isTyped = asked.topic !== null && PLACE_TOPICS.has(asked.topic) && asked.topicWords !== null
  return {
    ...declineAnswer(
      'nothing',
      isTyped
        ? makeSentence('nothingAbout', { name: namesValue(asked.topicWords!) })
        : makeSentence('neverRecorded', { name: joinNames(places) }),
      makeSentence('markInList', { list: { list: 'location' } }),
    ),
    screen: 'newRecord',
  }
}

/** Nothing comes with a place that was never recorded; something else that was named is still told. [ASST-245] */
function withEmptyPlace(
  { intent, place, things, leftThings }: UnderstoodQuestion,
  diary: AnswerDiary,
): AnswerContent | null {
  const others = (leftThings ?? []).flatMap((left) => left ?? [])
  // "My neck and my headaches": the other place is counted.
  const hasOther = others.some(
    (thing) => thing.list === 'location' && findThing(diary, thing).items.length > 0,
  )
  if (hasOther) return null
  const found = [place!, ...things].map((thing) => findThing(diary, thing))
  const isOfSymptoms = things.every(({ list }) => list === 'symptom' || list === 'character')
  const isOther = intent === 'link-of' && (things.length === 0 || !isOfSymptoms)
  if (isOther || found.some(({ items }) => items.length > 0)) return null
  const lists = new Set(found.map(({ list }) => list))
  return {
    ...declineAnswer(
      'nothing',
      makeSentence('neverRecorded', { name: joinNames(found) }),
      ...[...lists].map((list) => makeSentence('markInList', { list: { list } })),
    ),
    screen: 'newRecord',
  }
}

/** "Which symptoms come with the pain in my neck": none of all the pain. [ASST-245] */
function symptomsOfEmptyPlace(
  { things, list, leftOut, leftThings }: UnderstoodQuestion,
  diary: AnswerDiary,
): AnswerContent | null {
  if (things.length > 0 || (list !== 'symptom' && list !== 'character')) return null
  const at = (leftThings ?? []).findIndex(
    (left) =>
      left !== null &&
      left.length > 0 &&
      left.every((thing) => thing.list === 'location' && findThing(diary, thing).items.length === 0),
  )
  return at < 0
    ? null
    : {
        ...declineAnswer(
          'nothing',
          makeSentence('nothingAbout', { name: namesValue(leftOut[at]!) }),
          makeSentence('markInList', { list: { list: 'location' } }),
        ),
        screen: 'newRecord',
      }
}
