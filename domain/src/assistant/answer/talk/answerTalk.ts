import type { AnswerContent } from '../../answerContent.ts'
import type { TopicId } from '../../understand/topicIds.ts'
import type { SmallTalk, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerKey } from '../answerKeys.ts'
import { makeAnswer, makeSentence } from '../makeAnswer.ts'

const SENTENCES: Record<SmallTalk, AnswerKey> = {
  hello: 'talkHello',
  thanks: 'talkThanks',
  bye: 'talkBye',
  'who-are-you': 'talkWho',
  insult: 'talkSorry',
}

/** A greeting is answered like one. [ASST-82] */
export const answerTalk = ({ talk }: UnderstoodQuestion): AnswerContent =>
  makeAnswer([makeSentence(SENTENCES[talk ?? 'hello'])])

/** Solace writes nothing into the diary: it says where to record what was told. [ASST-82] */
export const answerNote = ({ things }: UnderstoodQuestion): AnswerContent =>
  makeAnswer(
    [makeSentence('noteHere')],
    things.some(({ list }) => list === 'medication') ? 'doses' : 'newRecord',
  )

/** Questions that fit what the visit is about. [ASST-194] */
const QUESTIONS_ABOUT: Readonly<Partial<Record<TopicId, AnswerKey>>> = {
  painkillers: 'askAboutMedicines',
  opioids: 'askAboutMedicines',
  'side-effects': 'askAboutMedicines',
  'poor-sleep': 'askAboutSleep',
  'good-sleep': 'askAboutSleep',
  'waking-at-night': 'askAboutSleep',
  'late-bed': 'askAboutSleep',
  snoring: 'askAboutSleep',
  'injection-surgery': 'askAboutOperation',
  exercise: 'askAboutMoving',
  walking: 'askAboutMoving',
  physiotherapy: 'askAboutMoving',
  stretching: 'askAboutMoving',
}

export function answerVisitQuestions({ topic, things }: UnderstoodQuestion): AnswerContent {
  const isOfMedicine = things.some(({ list }) => list === 'medication')
  const about = isOfMedicine ? 'askAboutMedicines' : topic === null ? undefined : QUESTIONS_ABOUT[topic]
  return makeAnswer(
    about === undefined
      ? [makeSentence('visitQuestions')]
      : [makeSentence('questionsHere'), makeSentence(about)],
    'brief',
  )
}
