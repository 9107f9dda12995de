import { dayOfFacts } from './aYear.ts'
import {
  daysBefore,
  isMorning,
  naiveAverage,
  naiveCompare,
  naiveCount,
  naiveExtreme,
  naiveHard,
  naiveScore,
  naiveTrend,
  type Days,
} from './naiveAnswers.ts'
import {
  DAYS,
  days,
  de,
  en,
  es,
  fr,
  ko,
  expectDecline,
  ru,
  expectAnswer,
  zh,
  type ExpectedAnswer,
  type QuestionCase,
} from './questionCase.ts'

const average = (of: Days): ExpectedAnswer => expectAnswer('avg-pain', (year) => naiveAverage(year, of))
const score = (of: Days): ExpectedAnswer => expectAnswer('avg-score', (year) => naiveScore(year, of))
const worst = (of: Days): ExpectedAnswer => expectAnswer('worst', (year) => naiveExtreme(year, of, 'worst'))
const best = (of: Days): ExpectedAnswer => expectAnswer('best', (year) => naiveExtreme(year, of, 'best'))
const hard = (of: Days): ExpectedAnswer => expectAnswer('hard-days', (year) => naiveHard(year, of))
const count = (of: Days, what: 'records' | 'reflections' | 'days'): ExpectedAnswer =>
  expectAnswer('count', (year) => naiveCount(year, of, what))
/** Compared with the days before, as on every page; the line within them is described by its ends. [RES-66] */
const trend = (of: Days): ExpectedAnswer =>
  expectAnswer('trend', (year) => [
    ...naiveCompare(year, of, daysBefore(of)),
    ...naiveTrend(year, of).filter(({ name }) => name === 'start' || name === 'end'),
  ])
const compare = (later: Days, earlier: Days): ExpectedAnswer =>
  expectAnswer('compare', (year) => naiveCompare(year, later, earlier))

export const AVERAGES: readonly QuestionCase[] = [
  en('What was my average pain last week?', average(DAYS.lastWeek)),
  en('What was my average pain in the last 7 days?', average(DAYS.last7)),
  en('What is my average pain?', average(DAYS.last30)),
  en('How bad was my pain this month?', average(DAYS.thisMonth)),
  en('What was my average pain in October?', average(DAYS.october)),
  en('Average pain between 1 and 7 October', average(DAYS.weekOfOctober)),
  en(
    'What was my average pain of all time?',
    expectAnswer('avg-pain', (year) => naiveAverage(year, days(dayOfFacts(year.entries[0]!), DAYS.today.to))),
  ),
  en(
    'What was my average pain in the morning last month?',
    expectAnswer('avg-pain', (year) => naiveAverage(year, DAYS.october, isMorning)),
  ),
  en('How were my days in October?', score(DAYS.october)),
  en('What was my average day score this year?', score(DAYS.thisYear)),
  en('What was my average pain in October 2020?', expectDecline('nothing')),
  en('What was my average pain in September?', expectDecline('plan'), { plan: 'lite' }),
  de('Wie stark waren meine Schmerzen letzte Woche im Schnitt?', average(DAYS.lastWeek)),
  es('¿Cuál fue mi dolor medio la semana pasada?', average(DAYS.lastWeek)),
  fr('Quelle a été ma douleur moyenne le mois dernier ?', average(DAYS.october)),
  ko('10월에 하루하루는 어땠나요?', score(DAYS.october)),
  ru('Какой была моя средняя боль за последние 30 дней?', average(DAYS.last30)),
  zh('十月份我的日子过得怎么样？', score(DAYS.october)),
]

export const EXTREMES: readonly QuestionCase[] = [
  en('What was my worst day this month?', worst(DAYS.thisMonth)),
  en('When was my pain lowest?', best(DAYS.last30)),
  en('Which day was the hardest last month?', worst(DAYS.october)),
  en('How many hard days did I have?', hard(DAYS.last30)),
  en('How many bad days did I have in September?', hard(DAYS.september)),
  en('How many records did I write?', count(DAYS.last30, 'records')),
  en('How many days did I log in October?', count(DAYS.october, 'days')),
  en('How many daily reflections did I write last month?', count(DAYS.october, 'reflections')),
  en('What was my worst day in 2020?', expectDecline('nothing')),
  de('Was war mein schlimmster Tag diesen Monat?', worst(DAYS.thisMonth)),
  es('¿Cuántos días difíciles tuve?', hard(DAYS.last30)),
  zh('我写了多少条记录？', count(DAYS.last30, 'records')),
]

export const CHANGES: readonly QuestionCase[] = [
  en('Is my pain going up or down?', trend(DAYS.last30)),
  en('What was the trend of my pain in the last 90 days?', trend(DAYS.last90)),
  en('How did my pain change this year?', trend(DAYS.thisYear)),
  en('Compare this month with last month', compare(DAYS.thisMonth, DAYS.october)),
  en('Compare September and October', compare(DAYS.october, DAYS.september)),
  en('Compare the last 14 days with the 14 days before', compare(DAYS.last14, DAYS.before14)),
  en('Is my pain going up or down this week?', expectDecline('too-few')),
  en('Compare today with last month', expectDecline('too-few')),
  en('Compare September and October', expectDecline('plan'), { plan: 'lite' }),
  de('Vergleiche diesen Monat mit dem letzten', compare(DAYS.thisMonth, DAYS.october)),
  fr('Ma douleur augmente-t-elle ou baisse-t-elle ?', trend(DAYS.last30)),
  ru('Сравни этот месяц с прошлым', compare(DAYS.thisMonth, DAYS.october)),
]

export const FOLLOW_UPS: readonly QuestionCase[] = [
  en('And last month?', average(DAYS.october), { after: 'What was my average pain last week?' }),
  en('And in September?', hard(DAYS.september), { after: 'How many hard days did I have in October?' }),
  de('Und im Oktober?', average(DAYS.october), {
    after: 'Wie stark waren meine Schmerzen letzte Woche im Schnitt?',
  }),
]
