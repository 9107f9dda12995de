import { expect, test } from 'vitest'
import { builtInThings } from '@reprieve/domain/assistant/testing/builtInThings.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import {
  NOTHING_ASKED,
  type Intent,
  type UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import { understandQuestion } from '../../understandQuestion.ts'
import type { UnderstandingResult } from '../../understandingResult.ts'
import { testThesaurus } from '../thesaurus/testThesaurus.ts'
import { EXCEPT_WORDS, YEAR_AGO_WORDS } from './turnWords/carryWords.ts'
import {
  BEFORE_EVENT_WORDS,
  HOW_LONG_WORDS,
  OF_THOSE_WORDS,
  ONLY_WHEN_WORDS,
  THOSE_DAYS_WORDS,
} from './turnWords/narrowWords.ts'
import { OTHER_DATA_WORDS } from './turnWords/otherData.ts'
import { conditionOf } from './conditionOf.ts'
import { PERSON_FIRST } from './turnWords/personWords.ts'
import type { TurnWords } from './turnWords/turn.ts'

const asked = (intent: Intent, slots: Partial<UnderstoodQuestion> = {}): UnderstoodQuestion => ({
  ...NOTHING_ASKED,
  intent,
  ...slots,
})

const heard = (question: string, before: UnderstoodQuestion): UnderstandingResult =>
  understandQuestion(question, {
    things: builtInThings,
    today: '2026-11-16',
    weekStart: 1,
    language: 'en',
    before: { asked: before, offered: [] },
    thesauri: [testThesaurus()],
  })

function after(question: string, before: UnderstoodQuestion): UnderstoodQuestion {
  const understood = heard(question, before)
  if (understood.is !== 'asked') throw new Error(`${question}: ${JSON.stringify(understood)}`)
  return understood.asked
}

const NAUSEA = { list: 'symptom', ids: ['symptom.nausea'] } as const
const STRESS = { list: 'aggravating_factor', ids: ['aggravating_factor.stress'] } as const
const LEFT_KNEE = { list: 'location', ids: ['location.knee-left'] } as const
const RIGHT_KNEE = { list: 'location', ids: ['location.knee-right'] } as const
const OCTOBER = { is: 'custom', from: '2026-10-01', to: '2026-10-31' } as const
const CHRISTMAS = { is: 'custom', from: '2025-12-24', to: '2025-12-26' } as const

test('[ASST-266] of those: a part of what was counted, in the same place and days', () => {
  const often = asked('how-often', { things: [LEFT_KNEE], periods: [OCTOBER] })
  expect(after('how many of those over 7', often)).toMatchObject({
    intent: 'level-days',
    things: [LEFT_KNEE],
    level: { compare: 'over', value: 8 },
    periods: [OCTOBER],
  })
  expect(after('and how many of those did I feel sick', often)).toMatchObject({
    intent: 'how-often',
    things: [NAUSEA],
    place: LEFT_KNEE,
    periods: [OCTOBER],
  })
  expect(after('how many of those at night', often)).toMatchObject({
    intent: 'time-of-day',
    periods: [OCTOBER],
  })
  expect(after('how many of them at weekends', asked('hard-days', { periods: [OCTOBER] }))).toMatchObject({
    intent: 'weekday',
    periods: [OCTOBER],
  })
  expect(after('and how long did they last', asked('hard-days', { periods: [OCTOBER] }))).toMatchObject({
    intent: 'spell',
    ways: ['runs'],
    periods: [OCTOBER],
  })
})

test('[ASST-267] the sleep on those days is what the days say themselves', () => {
  const worst = asked('worst', { periods: [OCTOBER] })
  expect(after('did I sleep badly on those days', worst)).toMatchObject({
    intent: 'that-day',
    basisOf: 'worst',
  })
})

test('[ASST-267] the day after a day that the answer names', () => {
  expect(after('and the day after?', asked('worst', { periods: [OCTOBER] }))).toMatchObject({
    intent: 'that-day',
    basisOf: 'worst',
    ways: ['next-day'],
  })
})

test('[ASST-269] another subject after the course of the pain: its course, in the same time', () => {
  const before = asked('trend', { measure: 'pain', periods: [OCTOBER] })
  expect(after('and insomnia?', before)).toMatchObject({
    intent: 'thing-trend',
    measure: null,
    topic: 'poor-sleep',
    periods: [OCTOBER],
  })
})

test('[ASST-268] what somebody else does is told as nothing that the diary has', () => {
  const before = asked('link-of', { things: [STRESS] })
  expect(after('and when my husband does the cooking?', before)).toMatchObject({
    intent: 'not-recorded',
    topicWords: 'my husband does the cooking',
    things: [],
  })
  const tablets = heard('and when my husband takes my tablets', before)
  expect(tablets.is === 'asked' && tablets.asked.intent === 'not-recorded').toBe(false)
})

test('[ASST-269] only with that: in the same place and days; another subject keeps the place', () => {
  const before = asked('link-of', { things: [NAUSEA], place: LEFT_KNEE, periods: [OCTOBER] })
  const about = { intent: 'link-of', things: [STRESS], place: LEFT_KNEE, periods: [OCTOBER] }
  expect(after('only on days with stress', before)).toMatchObject(about)
  expect(after('and stress?', before)).toMatchObject(about)
})

test('[ASST-270] the same days of last year, and the same month of another year', () => {
  const before = asked('avg-pain', { things: [LEFT_KNEE], periods: [OCTOBER] })
  const lastYear = { periods: [{ is: 'custom', from: '2025-10-01', to: '2025-10-31' }], things: [LEFT_KNEE] }
  expect(after('and the same month last year', before)).toMatchObject(lastYear)
  expect(after('no, last year', before)).toMatchObject(lastYear)
})

test('[ASST-271] before and since something: the same, and that its day is unknown', () => {
  const before = asked('how-often', { things: [LEFT_KNEE], periods: [OCTOBER] })
  const unknown = { intent: 'how-often', things: [LEFT_KNEE], ways: ['since-unknown'], leftOut: [] }
  expect(after('and since the operation?', before)).toMatchObject(unknown)
  expect(after('and compared with before the operation', before)).toMatchObject(unknown)
})

test('[ASST-272] the other side of a place that was named, whatever side it was', () => {
  const before = asked('link-of', { things: [STRESS], place: RIGHT_KNEE })
  expect(after('and the left?', before)).toMatchObject({ intent: 'link-of', place: LEFT_KNEE })
  const months = asked('months', { things: [RIGHT_KNEE], topic: 'season', topicWords: 'this summer' })
  expect(after('no, the left one', months)).toMatchObject({
    intent: 'how-often',
    things: [LEFT_KNEE],
    periods: [{ from: '2026-06-01', to: '2026-08-31' }],
  })
})

test('[ASST-273] another time after a comparison is compared with the same days', () => {
  const before = asked('compare', { measure: 'pain', periods: [OCTOBER, CHRISTMAS] })
  expect(after('was it the same in august', before)).toMatchObject({
    intent: 'compare',
    periods: [OCTOBER, { from: '2026-08-01', to: '2026-08-31' }],
  })
})

test('[ASST-274] what is left out leaves the question as it was', () => {
  const before = asked('link-of', { things: [STRESS], periods: [OCTOBER] })
  expect(after('not counting the days I feel sick', before)).toMatchObject({
    intent: 'link-of',
    things: [STRESS],
    periods: [OCTOBER],
    except: { words: 'feel sick', things: [NAUSEA] },
  })
})

test('[ASST-275] days without a medicine have an average', () => {
  const medicine = { list: 'medication', ids: ['one'] } as const
  const before = asked('did-help', { things: [medicine], place: LEFT_KNEE, effect: 'helped' })
  expect(after("and when I don't take it", before)).toMatchObject({
    intent: 'avg-pain',
    things: [LEFT_KNEE],
    list: 'medication',
    except: { things: [medicine] },
  })
})

const WITHOUT_SPACES: readonly Language[] = ['ko', 'zh-rCN']
const says = (words: TurnWords, typed: string, language: Language): boolean => {
  const folded = foldWords(typed)
  return words[language].test(WITHOUT_SPACES.includes(language) ? folded.replaceAll(' ', '') : folded)
}

test.each<[string, TurnWords, Readonly<Record<Language, string>>]>([
  [
    'of those',
    OF_THOSE_WORDS,
    {
      en: 'how many of them with nausea',
      de: 'wie viele davon nachts',
      es: 'y cuántas de esas vomitando',
      fr: 'dont combien au-dessus de 6',
      ko: '그중에 밤에는 몇 번이야',
      ru: 'а сколько из них ночью',
      'zh-rCN': '其中有几次是半夜',
    },
  ],
  [
    'how long they lasted',
    HOW_LONG_WORDS,
    {
      en: 'and how long did they last',
      de: 'und wie lange hat das jeweils gedauert',
      es: '¿y cuánto duraron?',
      fr: 'et ça a duré combien de temps',
      ko: '얼마나 오래 갔어?',
      ru: 'а как долго они длились',
      'zh-rCN': '每次持续多久',
    },
  ],
  [
    'only when',
    ONLY_WHEN_WORDS,
    {
      en: 'only when I drive',
      de: 'nur wenn ich fahre',
      es: 'solo cuando voy andando',
      fr: 'uniquement quand je marche',
      ko: '비 올 때만',
      ru: 'только когда еду на автобусе',
      'zh-rCN': '只算下雨的',
    },
  ],
  [
    'before something',
    BEFORE_EVENT_WORDS,
    {
      en: 'compared with before the operation',
      de: 'im Vergleich zu vor der Kur',
      es: 'comparado con antes del verano',
      fr: 'et par rapport à avant la cure',
      ko: '수술 전에는',
      ru: 'а до операции',
      'zh-rCN': '跟住院之前比呢',
    },
  ],
  [
    'on those days',
    THOSE_DAYS_WORDS,
    {
      en: 'and my mood on those days',
      de: 'und die Stimmung an diesen Tagen',
      es: 'y de ánimo qué tal esos días',
      fr: 'et le moral ces jours-là',
      ko: '그날 기분은',
      ru: 'и какое настроение в эти дни',
      'zh-rCN': '那几天心情怎么样',
    },
  ],
  [
    'the same month last year',
    YEAR_AGO_WORDS,
    {
      en: 'same month last year?',
      de: 'und im selben Monat letztes Jahr',
      es: 'y el mismo mes del año pasado',
      fr: 'et le même mois l’an dernier',
      ko: '작년 같은 달은',
      ru: 'а в тот же месяц прошлого года',
      'zh-rCN': '那去年同月呢',
    },
  ],
  [
    'not counting',
    EXCEPT_WORDS,
    {
      en: 'not counting the days I slept badly',
      de: 'ohne die Tage mit schlechtem Schlaf',
      es: 'quita los días del lumbago',
      fr: 'sans compter les jours où j’ai marché',
      ko: '비 오는 날만 빼고',
      ru: 'без учёта той недели с гриппом',
      'zh-rCN': '去掉没睡好的那些天',
    },
  ],
  [
    'when it is not taken',
    OTHER_DATA_WORDS['without-it'],
    {
      en: 'and when I don’t take it',
      de: 'und an Tagen, wo ich keins nehme',
      es: 'y cuando no la tomo?',
      fr: 'et les jours où je n’en prends pas',
      ko: '안 먹은 날은 어때요',
      ru: 'а когда его не принимаю',
      'zh-rCN': '没吃的日子呢',
    },
  ],
])(
  '[ASST-266, ASST-267, ASST-269, ASST-270, ASST-271, ASST-274, ASST-275] %s, in every language',
  (_title, words, messages) => {
    for (const language of LANGUAGES)
      expect([language, says(words, messages[language], language)]).toEqual([language, true])
  },
)

const ELSE: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['and the days my husband does the cooking?', 'my husband does the cooking'],
  de: ['auch wenn mein Mann staubsaugt statt ich', 'mein Mann staubsaugt statt ich'],
  es: ['¿y cuando mi marido hace la compra?', 'mi marido hace la compra'],
  fr: ['et quand c’est mon fils qui jardine ?', 'mon fils qui jardine'],
  ko: ['며느리가 반찬 갖다준 날은?', '며느리가 반찬 갖다준 날'],
  ru: ['а когда соседка гуляет с собакой?', 'соседка гуляет с собакой'],
  'zh-rCN': ['要是老伴做饭的那几天呢', '老伴做饭'],
}

test.each(LANGUAGES)('[ASST-268] the words of a condition are those that were typed, in %s', (language) => {
  const [typed, condition] = ELSE[language]
  expect(conditionOf(typed, language)).toBe(condition)
  expect(PERSON_FIRST[language].test(condition.toLowerCase())).toBe(true)
})
