import { inTenths } from '@reprieve/domain/results/days.ts'
import { isFigure, type AnswerContent, type AnswerSentence } from '../../answerContent.ts'
import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { requestedRange, selectPeriod, type AnswerDiary } from '../answerDiary.ts'
import { tenthFigure } from '../figuresWithBasis.ts'
import { makeSentence } from '../makeAnswer.ts'

/** Counts that can be put beside each other. */
export const COUNTED_TWICE: readonly Intent[] = [
  'doses',
  'how-often',
  'hard-days',
  'good-days',
  'level-days',
  'days-without',
  'count',
  'avg-score',
]

const OF_DAYS = ['uses', 'howOften']
const DAYS_OF_MONTH = 365 / 12
const LEAST_SPAN = 14

type Answerer = (asked: UnderstoodQuestion, diary: AnswerDiary) => AnswerContent

/** The same count in both periods, each for itself; of times that are not equally long, also by the month. [ASST-181] */
export function answerBothPeriods(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  answer: Answerer,
): AnswerContent {
  const told = asked.periods.map((range) => {
    const own = { ...asked, periods: [range] }
    const content = answer(own, diary)
    return { content, sentences: withMonthly(content.sentences, own, diary) }
  })
  const [first] = told
  const failed = told.every(({ content }) => content.declined !== null)
  return {
    ...first!.content,
    declined: failed ? first!.content.declined : null,
    opening: [makeSentence('openCompare')],
    sentences: told.flatMap(({ sentences }) => sentences),
  }
}

function withMonthly(
  sentences: readonly AnswerSentence[],
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
): readonly AnswerSentence[] {
  if (sentences.some(({ key }) => key === 'perMonth')) return sentences
  const { span } = selectPeriod(diary, requestedRange(asked))
  const length = Math.min(span.to, diary.today) - span.from + 1
  const [counted] = sentences.filter(({ key }) => OF_DAYS.includes(key))
  const days = counted?.values['days']
  if (days === undefined || !isFigure(days) || length < LEAST_SPAN) return sentences
  const monthly = tenthFigure(inTenths((days.value / length) * DAYS_OF_MONTH), days.basis)
  return [...sentences, makeSentence('perMonth', { days: monthly })]
}
