import { naiveVisit } from './naiveAnswers.ts'
import { naiveLength, naivePattern } from './naiveThings.ts'
import { AVERAGES, CHANGES, EXTREMES, FOLLOWING } from './questionsOfDays.ts'
import { FOLLOWING_THING, LINKS, MEDICINES, TIMES } from './questionsOfThings.ts'
import { DAYS, de, en, es, ko, no, told, without, type Expected, type QuestionCase } from './questionCase.ts'

const LENGTHS: readonly QuestionCase[] = [
  en(
    'How long does my pain last?',
    told('pattern', (year) => naiveLength(year, DAYS.last30)),
  ),
  en(
    'How long did my pain last in October?',
    told('pattern', (year) => naiveLength(year, DAYS.october)),
  ),
  en(
    'Which pattern does my pain have this year?',
    told('pattern', (year) => naivePattern(year, DAYS.thisYear)),
  ),
  ko(
    '통증이 얼마나 오래가나요?',
    told('pattern', (year) => naiveLength(year, DAYS.last30)),
  ),
]

const VISIT: Expected = told('visit', (year) => naiveVisit(year, DAYS.last14, DAYS.before14))

const EXPLAINED: readonly QuestionCase[] = [
  en('Prepare my appointment', VISIT),
  en('Explain the timeline', without('explain')),
  en('Explain the insights', without('explain')),
  en('Explain the body map', without('explain')),
  en('How do I read the calendar?', without('explain')),
  en('Explain the comparison', without('explain')),
  de('Erkläre die Zeitachse', without('explain')),
  es('Prepara mi cita', VISIT),
]

const GUIDE: readonly QuestionCase[] = [
  en('What is pacing?', without('guide')),
  en('How can I sleep better?', without('guide')),
  en('What is fibromyalgia?', without('guide')),
  en('Tell me about acupuncture', without('guide')),
  en('What is quantum chromodynamics?', no('nothing')),
]

const DECLINED: readonly QuestionCase[] = [
  en('How many ibuprofen can I take?', no('dose')),
  en('Should I stop taking naproxen?', no('stop-or-change')),
  en('Do I have arthritis?', no('diagnosis')),
  en('Will my pain be worse tomorrow?', no('prediction')),
  en('What is my trigger?', no('cause')),
  en("What is my wife's average pain?", no('other-person')),
  en('Tell me a joke', no('not-mine')),
  de('Wie viele Ibuprofen darf ich nehmen?', no('dose')),
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
  ...FOLLOWING,
  ...FOLLOWING_THING,
  ...DECLINED,
]
