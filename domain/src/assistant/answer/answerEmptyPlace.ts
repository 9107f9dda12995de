import type { AnswerContent } from '../answerContent.ts'
import { PLACE_TOPICS } from '../understand/loose/topicKinds.ts'
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

/** A place that was never recorded is said first and plainly: neither too few records, nor all pain under its name. [ASST-161] */
export function answerEmptyPlace(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  if (!asked.isLoose || !OF_PLACE.includes(asked.intent)) return null
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
