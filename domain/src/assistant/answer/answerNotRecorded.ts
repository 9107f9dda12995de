import type { AnswerContent } from '../answerContent.ts'
import type { ThingList, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { namesValue } from './figuresWithBasis.ts'
import { declineAnswer, makeSentence } from './makeAnswer.ts'
import { joinNames } from './pictures.ts'
import { findThing } from './things.ts'

/** What is no symptom, place or activity is a circumstance of the day. */
const OTHER_LIST: ThingList = 'environment'

/** Says that the diary has nothing about a topic, and what to record to see whether it goes with the pain. [ASST-56] */
export function answerNotRecorded(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [thing] = asked.things
  const name =
    thing === undefined ? namesValue(asked.topicWords ?? asked.words ?? '') : findNames(asked, diary)
  if (thing === undefined && asked.list === 'medication')
    return {
      ...declineAnswer('nothing', makeSentence('nothingAbout', { name }), makeSentence('addMedicine')),
      screen: 'medications',
    }
  const list = { list: thing?.list ?? asked.list ?? OTHER_LIST }
  const hasName = name.names.some((one) => one !== '')
  return {
    ...declineAnswer(
      'nothing',
      hasName ? makeSentence('nothingAbout', { name }) : makeSentence('nothingAboutThat'),
      thing === undefined && asked.list === null
        ? makeSentence('addToAList')
        : makeSentence(thing === undefined ? 'addToList' : 'markInList', { list }),
    ),
    screen: thing === undefined ? 'lists' : 'newRecord',
  }
}

const findNames = ({ things }: UnderstoodQuestion, diary: AnswerDiary) =>
  joinNames(things.map((thing) => findThing(diary, thing)))
