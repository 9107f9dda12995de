import type { Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { builtInThings } from '../../testing/builtInThings.ts'
import { understandQuestion } from '../understandQuestion.ts'

const asking = { things: builtInThings, today: '2026-11-16', weekStart: 1, before: null } as const

const WANTED = {
  today: '2026-11-16_2026-11-16',
  yesterday: '2026-11-15_2026-11-15',
  dayBefore: '2026-11-14_2026-11-14',
  thisWeek: '2026-11-16_2026-11-16',
  lastWeek: '2026-11-09_2026-11-15',
  thisMonth: '2026-11-01_2026-11-16',
  lastMonth: '2026-10-01_2026-10-31',
  thisYear: '2026-01-01_2026-11-16',
  sevenDays: '7days',
  thirtyDays: '30days',
  twoWeeks: '2026-11-03_2026-11-16',
  march: '2026-03-01_2026-03-31',
  december: '2025-12-01_2025-12-31',
  october2025: '2025-10-01_2025-10-31',
  day: '2026-10-03_2026-10-03',
  dayOfYear: '2025-10-03_2025-10-03',
  written: '2026-10-03_2026-10-03',
  span: '2026-10-01_2026-10-07',
  since: '2026-09-01_2026-11-16',
  wednesday: '2026-11-11_2026-11-11',
  allTime: 'alltime',
  pastYear: '2025-11-17_2026-11-16',
  fewWeeks: '2026-10-20_2026-11-16',
  weekBeforeLast: '2026-11-02_2026-11-08',
} as const
type PeriodName = keyof typeof WANTED

/** Questions with a gap, and the texts that fill it. */
const SAID: readonly [Language, readonly string[], Readonly<Record<PeriodName, string>>][] = [
  [
    'en',
    ['What was my average pain _?', 'How many hard days did I have _?', 'Where did it hurt most often _?'],
    {
      today: 'today',
      yesterday: 'yesterday',
      dayBefore: 'the day before yesterday',
      thisWeek: 'this week',
      lastWeek: 'last week',
      thisMonth: 'this month',
      lastMonth: 'last month',
      thisYear: 'this year',
      sevenDays: 'in the last 7 days',
      thirtyDays: 'over the past thirty days',
      twoWeeks: 'in the last two weeks',
      march: 'in March',
      december: 'in December last year',
      october2025: 'in October 2025',
      day: 'on October 3',
      dayOfYear: 'on 3 October 2025',
      written: 'on 2026-10-03',
      span: 'between 1 and 7 October',
      since: 'since September',
      wednesday: 'on Wednesday',
      allTime: 'of all time',
      pastYear: 'over the past year',
      fewWeeks: 'in the last few weeks',
      weekBeforeLast: 'the week before last',
    },
  ],
  [
    'de',
    [
      'Wie stark waren meine Schmerzen _?',
      'Wie viele schwere Tage hatte ich _?',
      'Wo tat es _ am häufigsten weh?',
    ],
    {
      today: 'heute',
      yesterday: 'gestern',
      dayBefore: 'vorgestern',
      thisWeek: 'diese Woche',
      lastWeek: 'letzte Woche',
      thisMonth: 'in diesem Monat',
      lastMonth: 'im letzten Monat',
      thisYear: 'dieses Jahr',
      sevenDays: 'in den letzten 7 Tagen',
      thirtyDays: 'in den vergangenen dreißig Tagen',
      twoWeeks: 'in den letzten zwei Wochen',
      march: 'im März',
      december: 'im letzten Dezember',
      october2025: 'im Oktober 2025',
      day: 'am 3. Oktober',
      dayOfYear: 'am 3. Oktober 2025',
      written: 'am 03.10.2026',
      span: 'vom 1. bis 7. Oktober',
      since: 'seit September',
      wednesday: 'am Mittwoch',
      allTime: 'insgesamt',
      pastYear: 'übers Jahr',
      fewWeeks: 'in den letzten Wochen',
      weekBeforeLast: 'in der vorletzten Woche',
    },
  ],
  [
    'es',
    ['¿Cuál fue mi dolor medio _?', '¿Cuántos días difíciles tuve _?', '¿Dónde me dolió más a menudo _?'],
    {
      today: 'hoy',
      yesterday: 'ayer',
      dayBefore: 'anteayer',
      thisWeek: 'esta semana',
      lastWeek: 'la semana pasada',
      thisMonth: 'este mes',
      lastMonth: 'el mes pasado',
      thisYear: 'este año',
      sevenDays: 'en los últimos 7 días',
      thirtyDays: 'en los últimos treinta días',
      twoWeeks: 'en las últimas dos semanas',
      march: 'en marzo',
      december: 'en diciembre pasado',
      october2025: 'en octubre de 2025',
      day: 'el 3 de octubre',
      dayOfYear: 'el 3 de octubre de 2025',
      written: 'el 03/10/2026',
      span: 'del 1 al 7 de octubre',
      since: 'desde septiembre',
      wednesday: 'el miércoles',
      allTime: 'en total',
      pastYear: 'en el último año',
      fewWeeks: 'en las últimas semanas',
      weekBeforeLast: 'la semana antepasada',
    },
  ],
  [
    'fr',
    [
      'Quelle a été ma douleur moyenne _ ?',
      'Combien de jours difficiles ai-je eus _ ?',
      'Où ai-je eu mal le plus souvent _ ?',
    ],
    {
      today: "aujourd'hui",
      yesterday: 'hier',
      dayBefore: 'avant-hier',
      thisWeek: 'cette semaine',
      lastWeek: 'la semaine dernière',
      thisMonth: 'ce mois-ci',
      lastMonth: 'le mois dernier',
      thisYear: 'cette année',
      sevenDays: 'sur les 7 derniers jours',
      thirtyDays: 'sur les trente derniers jours',
      twoWeeks: 'sur les deux dernières semaines',
      march: 'en mars',
      december: 'en décembre dernier',
      october2025: 'en octobre 2025',
      day: 'le 3 octobre',
      dayOfYear: 'le 3 octobre 2025',
      written: 'le 03/10/2026',
      span: 'du 1er au 7 octobre',
      since: 'depuis septembre',
      wednesday: 'mercredi',
      allTime: 'au total',
      pastYear: 'sur un an',
      fewWeeks: 'ces dernières semaines',
      weekBeforeLast: 'l’avant-dernière semaine',
    },
  ],
  [
    'ko',
    ['_ 평균 통증은 얼마였나요?', '_ 힘든 날이 며칠이었나요?', '_ 어디가 가장 자주 아팠나요?'],
    {
      today: '오늘',
      yesterday: '어제',
      dayBefore: '그저께',
      thisWeek: '이번 주',
      lastWeek: '지난주',
      thisMonth: '이번 달',
      lastMonth: '지난달에',
      thisYear: '이번 해',
      sevenDays: '최근 7일 동안',
      thirtyDays: '지난 30일간',
      twoWeeks: '지난 2주 동안',
      march: '3월에',
      december: '지난 12월에',
      october2025: '2025년 10월에',
      day: '10월 3일에',
      dayOfYear: '2025년 10월 3일에',
      written: '2026-10-03에',
      span: '10월 1일부터 7일까지',
      since: '9월부터',
      wednesday: '수요일에',
      allTime: '지금까지',
      pastYear: '최근 일 년',
      fewWeeks: '최근 몇 주',
      weekBeforeLast: '지지난주',
    },
  ],
  [
    'ru',
    ['Какой была моя средняя боль _?', 'Сколько тяжёлых дней было _?', 'Где болело чаще всего _?'],
    {
      today: 'сегодня',
      yesterday: 'вчера',
      dayBefore: 'позавчера',
      thisWeek: 'на этой неделе',
      lastWeek: 'на прошлой неделе',
      thisMonth: 'в этом месяце',
      lastMonth: 'в прошлом месяце',
      thisYear: 'в этом году',
      sevenDays: 'за последние 7 дней',
      thirtyDays: 'за последние тридцать дней',
      twoWeeks: 'за последние две недели',
      march: 'в марте',
      december: 'в прошлом декабре',
      october2025: 'в октябре 2025 года',
      day: '3 октября',
      dayOfYear: '3 октября 2025',
      written: '03.10.2026',
      span: 'с 1 по 7 октября',
      since: 'начиная с сентября',
      wednesday: 'в среду',
      allTime: 'за всё время',
      pastYear: 'за последний год',
      fewWeeks: 'за последние недели',
      weekBeforeLast: 'на позапрошлой неделе',
    },
  ],
  [
    'zh-rCN',
    ['_的平均疼痛是多少？', '_有多少天很难熬？', '_最常疼的是哪里？'],
    {
      today: '今天',
      yesterday: '昨天',
      dayBefore: '前天',
      thisWeek: '这周',
      lastWeek: '上周',
      thisMonth: '这个月',
      lastMonth: '上个月',
      thisYear: '今年',
      sevenDays: '最近7天',
      thirtyDays: '过去三十天',
      twoWeeks: '最近两周',
      march: '三月份',
      december: '去年12月',
      october2025: '2025年10月',
      day: '10月3日',
      dayOfYear: '2025年10月3日',
      written: '2026-10-03',
      span: '10月1日到7日',
      since: '从九月开始',
      wednesday: '星期三',
      allTime: '一直以来',
      pastYear: '过去一年',
      fewWeeks: '最近几周',
      weekBeforeLast: '上上周',
    },
  ],
]

const INTENTS = ['avg-pain', 'hard-days', 'most']

test.each(SAID)('[ASST-21, ASST-22, ASST-30] days are read in %s', (language, questions, said) => {
  const wrong = questions.flatMap((question, at) =>
    Object.entries(said).flatMap(([name, days]) => {
      const typed = question.replace('_', days)
      const understood = understandQuestion(typed, { ...asking, language })
      const [range] = understood.is === 'asked' ? understood.asked.periods : []
      const got = range?.is === 'custom' ? `${range.from}_${range.to}` : range?.is
      const intent = understood.is === 'asked' ? understood.asked.intent : JSON.stringify(understood)
      const isRight = got === WANTED[name as PeriodName] && intent === INTENTS[at]
      return isRight ? [] : [[typed, WANTED[name as PeriodName], got, intent]]
    }),
  )
  expect(wrong).toEqual([])
})

test('[ASST-20] a comparison always has two periods, the later first', () => {
  const of = (question: string) => {
    const understood = understandQuestion(question, { ...asking, language: 'en' })
    return understood.is === 'asked' ? understood.asked.periods : understood
  }
  const days = (from: string, to: string) => ({ is: 'custom', from, to })
  const [october, september] = [days('2026-10-01', '2026-10-31'), days('2026-09-01', '2026-09-30')]
  expect(of('Compare this month with the last')).toEqual([days('2026-11-01', '2026-11-16'), october])
  expect(of('Compare September and October')).toEqual([october, september])
  expect(of('Compare last week with the week before')).toEqual([
    days('2026-11-09', '2026-11-15'),
    days('2026-11-02', '2026-11-08'),
  ])
  expect(of('Compare the last 7 days')).toEqual([{ is: '7days' }, days('2026-11-03', '2026-11-09')])
})
