import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { TopicId } from '../../understand/topicIds.ts'
import {
  NOTHING_ASKED,
  type RecordedThing,
  type SmallTalk,
  type UnderstoodQuestion,
} from '../../understoodQuestion.ts'
import type { AnswerDiary } from '../answerDiary.ts'
import { answerHowOften } from '../answerOften.ts'
import { namesValue } from '../figuresWithBasis.ts'
import type { AnswerKey } from '../answerKeys.ts'
import { makeAnswer, makeSentence } from '../makeAnswer.ts'
import { answerVisitShort } from '../visit/visitShort.ts'

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

/** Questions to ask; beside them, what the diary has of the medicine and the symptom that are named. [ASST-338] */
export function answerVisitQuestions(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const { topic, things } = asked
  const isOfMedicine = things.some(({ list }) => list === 'medication')
  const about = isOfMedicine ? 'askAboutMedicines' : topic === null ? undefined : QUESTIONS_ABOUT[topic]
  // In three minutes: what to ask, and what to say in short. [ASST-338]
  const short = asked.rank === 'least' ? answerVisitShort(asked, diary).sentences : []
  const questions =
    about === undefined
      ? [makeSentence('visitQuestions')]
      : [
          makeSentence('questionsHere'),
          makeSentence(about),
          ...(topic === 'side-effects' ? recorded(asked, diary) : []),
        ]
  return makeAnswer([...questions, ...short], 'brief')
}

function recorded({ things, topicWords }: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] {
  const ask = (thing: RecordedThing): UnderstoodQuestion => ({
    ...NOTHING_ASKED,
    intent: 'how-often',
    isLoose: true,
    things: [thing],
    periods: [{ is: 'alltime' }],
  })
  const missing = topicWords === null ? [] : [makeSentence('nothingAbout', { name: namesValue(topicWords) })]
  return [...missing, ...things.flatMap((thing) => answerHowOften(ask(thing), diary).sentences.slice(0, 1))]
}
