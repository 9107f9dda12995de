import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { openSolaceReading } from './solaceYear.ts'

const ask = openSolaceReading()

/** How a message was read, on 16 November 2026: its intent, ways and days, the place, and what is left out. */
async function readAs(language: Language, question: string, after: string | null = null): Promise<string> {
  const { understood } = await ask({ id: `${language}-900`, question, after, kind: 'trend', wants: '' })
  if (understood.is !== 'asked') return understood.is
  const { intent, ways = [], periods, place, leftOut } = understood.asked
  const days = periods.map((range) =>
    range.is === 'custom' ? `${range.from.slice(2)}/${range.to.slice(2)}` : range.is,
  )
  return [intent, ...ways, ...days, ...(place === null ? [] : ['at-place']), ...leftOut].join(' ')
}

type Row = readonly [string, string, Readonly<Partial<Record<Language, string>>>]

const QUESTIONS: readonly Row[] = [
  [
    'ASST-304',
    'avg-pain 26-10-30/26-11-05',
    {
      en: 'How was my pain a fortnight ago?',
      de: 'Wie stark war der Schmerz vor vierzehn Tagen?',
      es: '¿Cómo tenía el dolor hace quince días?',
      fr: 'Comment j’étais il y a quinze jours ?',
      ko: '보름 전에는 통증이 어땠나요',
      ru: 'как было 2 нед назад',
      'zh-rCN': '半个月前疼得怎么样',
    },
  ],
  [
    'ASST-304',
    'avg-pain 26-09-18/26-11-16',
    {
      en: 'how’s my pain been the past 2 mths',
      de: 'schmerz letzte 2 Mon im schnitt',
      es: '¿Cómo he estado de dolor los últimos dos meses?',
      ru: 'боль за последние 2 мес',
      'zh-rCN': '最近俩月平均疼痛多少',
    },
  ],
  [
    'ASST-304',
    'avg-pain 26-10-08/26-10-14',
    {
      en: 'avg pain in the second week of last month',
      de: 'Wie war die zweite Oktoberwoche?',
      es: '¿Qué tal la segunda semana del mes pasado?',
      ko: '지난달 둘째 주 통증 어땠어?',
      ru: 'Как прошла вторая неделя прошлого месяца?',
      'zh-rCN': '十月第二周疼得怎么样',
    },
  ],
  [
    'ASST-330',
    'compare 30days 26-06-01/26-08-31',
    {
      en: 'compare whether it has got worse lately than in summer',
      de: 'vergleich mal ob es in letzter Zeit schlimmer ist als im Sommer',
      es: 'compara si últimamente estoy peor que en verano',
      fr: 'compare : c’est pire ces temps-ci que cet été ?',
      ko: '여름보다 요즘이 더 나빠졌는지 비교해 주세요.',
      ru: 'сравни, стало ли в последнее время хуже, чем летом',
    },
  ],
  [
    'ASST-305',
    'worst 26-09-01/26-11-16',
    {
      en: 'What was my worst day since summer ended?',
      de: 'Was war mein schlimmster Tag seit Ende des Sommers?',
      es: 'Dime cuál fue mi peor día desde que acabó el verano y qué puse ese día.',
      fr: 'Quel a été mon pire jour depuis la fin de l’été ?',
      ko: '여름 끝난 뒤로 제일 아팠던 날이 언제야? 그날 뭐라고 썼지',
      ru: 'Какой был самый плохой день после лета?',
      'zh-rCN': '夏天过完到现在哪天最疼',
    },
  ],
  [
    'ASST-306',
    'doses 26-11-16/26-11-16 26-11-09/26-11-15',
    {
      en: 'How many naproxen did I take this week and last?',
      de: 'Wie viele Ibuprofen diese und letzte Woche?',
      es: 'cuantas pastillas de tramadol llevo tomadas esta semana y la pasada',
      fr: 'combien d’ibuprofène cette semaine et la semaine dernière',
      ko: '이번 주랑 지난주에 진통제 몇 번 먹었지',
      ru: 'сколько ибупрофена на этой неделе и на прошлой',
      'zh-rCN': '这周和上周吃了几次止痛药',
    },
  ],
  [
    'ASST-307',
    'avg-pain 25-12-17/26-01-02',
    {
      en: 'How was I around Christmas last year, wasn’t that a terrible time?',
      de: 'Wie ging’s mir rund um Weihnachten letztes Jahr, war das nicht so eine furchtbare Zeit?',
      es: '¿Cómo estuve por Navidad, no fue una época horrible?',
      ko: '작년 크리스마스 무렵에 어땠나요?',
      'zh-rCN': '去年圣诞节前后我怎么样',
    },
  ],
  [
    'ASST-307',
    'compare 30days 25-12-24/26-01-08',
    {
      en: 'pain around New Year compared to now',
      ru: 'сейчас болит сильнее чем под Новый год?',
    },
  ],
  ['ASST-307', 'compare 30days 26-02-09/26-03-02', { 'zh-rCN': '过年回老家那阵子和现在，哪个时候疼得轻？' }],
  ['ASST-307', 'compare 26-11-08/26-11-16 26-10-24/26-11-07', { en: 'Is it worse than around Halloween?' }],
  [
    'ASST-308',
    'thing-trend no-score 30days 26-09-18/26-10-17',
    { ko: '요 한달 잠은 좀 잘 잔 편인가요? 그 전달하고 비교해서요' },
  ],
  [
    'ASST-308',
    'compare from-start',
    {
      en: 'How was my pain when the diary began?',
      es: '¿Cómo estaba cuando empecé el diario?',
      fr: 'Comment était ma douleur au début du journal ?',
      ko: '처음 적기 시작했을때보다 좋아진건가 나빠진건가',
      ru: 'Стало лучше или хуже чем когда начинала записывать?',
    },
  ],
  ['ASST-308', 'diary-start', { en: 'when did I begin this diary?', es: '¿Cuándo empecé el diario?' }],
  [
    'ASST-309',
    'last-level',
    {
      en: 'When was my last big flare again?',
      de: 'Wann war nochmal mein letzter großer Schub?',
      es: '¿cuándo fue mi última crisis gorda?',
      fr: 'ma derniere grosse crise cetait quand deja',
      'zh-rCN': '上次大发作是什么时候来着',
    },
  ],
  [
    'ASST-309',
    'avg-pain 26-11-01/26-11-16',
    { fr: 'J’en suis à combien de moyenne depuis début novembre ?' },
  ],
  [
    'ASST-309',
    'days-without 26-01-01/26-11-16',
    { en: 'longest stretch ive gone without a pain pill this year' },
  ],
]

test.each(
  QUESTIONS.flatMap(([rule, read, questions]) =>
    Object.entries(questions).map(([language, question]) => ({
      rule,
      read,
      language: language as Language,
      question,
    })),
  ),
)(
  '[ASST-330, ASST-304, ASST-305, ASST-306, ASST-307, ASST-308, ASST-309] $rule $language: $question',
  async ({ language, question, read }) => {
    expect(await readAs(language, question)).toBe(read)
  },
)

type Turn = readonly [string, string, Readonly<Partial<Record<Language, readonly [string, string]>>>]

const TURNS: readonly Turn[] = [
  [
    'ASST-310',
    'not-recorded',
    {
      de: ['Hat die Voltaren-Salbe am Knie geholfen?', 'nee ich mein die rechte seite'],
      es: ['cuántas veces he tomado enantyum este mes', 'No, me refiero al mes pasado, no a este'],
    },
  ],
  [
    'ASST-310',
    'link-of',
    {
      de: ['Wie war der Schmerz an Tagen mit Gartenarbeit?', 'und an den Tagen ohne?'],
      es: ['como estuve del dolor los dias que fui a la piscina', 'y los días que no fui'],
      fr: ['comment était la douleur les jours où je vais à la piscine', 'et les jours où j’y vais pas'],
      ko: ['수영 간 날은 통증이 어땠어?', '안 간 날은요?'],
    },
  ],
  [
    'ASST-311',
    'what-helped at-place',
    {
      en: ['What makes my lower back worse most often?', 'and what helps then?'],
      es: ['¿Qué me empeora más la zona lumbar?', '¿y qué me lo alivia entonces?'],
      fr: ['Qu’est-ce qui aggrave le plus mon bas du dos ?', 'et alors qu’est-ce qui soulage'],
      ko: ['허리 통증을 제일 심하게 하는 게 뭐야?', '그럼 뭐가 도움이 되는데?'],
      ru: ['Что у меня чаще всего усиливает боль в пояснице?', 'а от чего тогда легче'],
      'zh-rCN': ['什么最容易让我腰疼加重', '那什么能缓解呢'],
    },
  ],
  ['ASST-311', 'did-help at bedtime', { en: ['Does naproxen help me?', 'the ones I took at bedtime'] }],
  ['ASST-311', 'not-recorded', { 'zh-rCN': ['加巴喷丁对我有没有用？', '睡前吃的那几次呢'] }],
]

test.each(
  TURNS.flatMap(([rule, read, turns]) =>
    Object.entries(turns).map(([language, [after, question]]) => ({
      rule,
      read,
      language: language as Language,
      after,
      question,
    })),
  ),
)(
  '[ASST-310, ASST-311] $rule $language: $question, after: $after',
  async ({ language, question, after, read }) => {
    expect(await readAs(language, question, after)).toBe(read)
  },
)
