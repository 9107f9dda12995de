import { naiveVisit } from './naiveAnswers.ts'
import { naiveLength, naivePattern } from './naiveThings.ts'
import { AVERAGES, CHANGES, EXTREMES, FOLLOW_UPS } from './questionsOfDays.ts'
import { THING_FOLLOW_UPS, LINKS, MEDICINES, TIMES } from './questionsOfThings.ts'
import {
  DAYS,
  de,
  en,
  es,
  ko,
  expectDecline,
  expectAnswer,
  expectAnswerWithoutFigures,
  type ExpectedAnswer,
  type QuestionCase,
} from './questionCase.ts'

const LENGTHS: readonly QuestionCase[] = [
  en(
    'How long does my pain last?',
    expectAnswer('pattern', (year) => naiveLength(year, DAYS.last30)),
  ),
  en(
    'How long did my pain last in October?',
    expectAnswer('pattern', (year) => naiveLength(year, DAYS.october)),
  ),
  en(
    'Which pattern does my pain have this year?',
    expectAnswer('pattern', (year) => naivePattern(year, DAYS.thisYear)),
  ),
  ko(
    '통증이 얼마나 오래가나요?',
    expectAnswer('pattern', (year) => naiveLength(year, DAYS.last30)),
  ),
]

const VISIT: ExpectedAnswer = expectAnswer('visit', (year) => naiveVisit(year, DAYS.last14, DAYS.before14))

const EXPLAINED: readonly QuestionCase[] = [
  en('Prepare my appointment', VISIT),
  en('Explain the timeline', expectAnswerWithoutFigures('explain')),
  en('Explain the insights', expectAnswerWithoutFigures('explain')),
  en('Explain the body map', expectAnswerWithoutFigures('explain')),
  en('How do I read the calendar?', expectAnswerWithoutFigures('explain')),
  en('Explain the comparison', expectAnswerWithoutFigures('explain')),
  de('Erkläre die Zeitachse', expectAnswerWithoutFigures('explain')),
  es('Prepara mi cita', VISIT),
]

const GUIDE: readonly QuestionCase[] = [
  en('What is pacing?', expectAnswerWithoutFigures('guide')),
  en('How can I sleep better?', expectAnswerWithoutFigures('guide')),
  en('What is fibromyalgia?', expectAnswerWithoutFigures('guide')),
  en('Tell me about acupuncture', expectAnswerWithoutFigures('guide')),
  en('What is quantum chromodynamics?', expectDecline('nothing')),
]

const DECLINED: readonly QuestionCase[] = [
  en('How many ibuprofen can I take?', expectDecline('dose')),
  en('Should I stop taking naproxen?', expectDecline('stop-or-change')),
  en('Do I have arthritis?', expectDecline('diagnosis')),
  en('Will my pain be worse tomorrow?', expectDecline('prediction')),
  en('What is my trigger?', expectDecline('cause')),
  en("What is my wife's average pain?", expectDecline('other-person')),
  en('Tell me a joke', expectDecline('not-mine')),
  de('Wie viele Ibuprofen darf ich nehmen?', expectDecline('dose')),
]

/** 120 questions, 30 of them in other languages than English, 25 that must not be answered. [ASST-29] */
export const QUESTIONS: readonly QuestionCase[] = [
  ...AVERAGES,
  ...EXTREMES,
  ...CHANGES,
  ...LINKS,
  ...MEDICINES,
  ...TIMES,
  ...LENGTHS,
  ...EXPLAINED,
  ...GUIDE,
  ...FOLLOW_UPS,
  ...THING_FOLLOW_UPS,
  ...DECLINED,
]
