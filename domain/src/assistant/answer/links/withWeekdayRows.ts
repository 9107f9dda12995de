import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerDiary } from '../answerDiary.ts'
import { answerWeekday } from '../days/answerDayTimes.ts'

const NOTHING: readonly string[] = ['notRecordedIn', 'nothingAbout', 'neverRecorded']

/** A thing that was never recorded, beside a day of the week: the days of the week have averages of their own. [ASST-282] */
export function withWeekdayRows(
  content: AnswerContent,
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
): AnswerContent {
  if (content.declined !== 'nothing') return content
  const things = asked.place === null ? [] : [asked.place]
  const days = answerWeekday({ ...asked, intent: 'weekday', things, periods: [], ways: [] }, diary)
  if (days.declined !== null) return content
  const isSaid = ({ key }: { key: string }): boolean => NOTHING.includes(key)
  return {
    ...days,
    opening: [...(content.opening ?? []), ...content.sentences.filter(isSaid), ...(days.opening ?? [])],
    sentences: [...days.sentences, ...content.sentences.filter((sentence) => !isSaid(sentence))],
    screen: content.screen,
  }
}
