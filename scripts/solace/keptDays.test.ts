import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { openSolaceReading } from './solaceYear.ts'

const ask = openSolaceReading()

async function askedOf(
  language: Language,
  question: string,
  after: string | null = null,
): Promise<UnderstoodQuestion> {
  const id = `${language}-1`
  const { understood } = await ask({ id, question, after, kind: 'followup', wants: '' })
  if (understood.is !== 'asked') throw new Error(`${question}: ${understood.is}`)
  return understood.asked
}

/** Its intent and days, on 16 November 2026. */
async function readAs(language: Language, question: string, after: string | null = null): Promise<string> {
  const { intent, periods } = await askedOf(language, question, after)
  const days = periods.map((range) => (range.is === 'custom' ? `${range.from}/${range.to}` : range.is))
  return [intent, ...days].join(' ')
}

type QuestionsByLanguage = Readonly<Partial<Record<Language, readonly [question: string, after?: string]>>>

const QUESTIONS: readonly (readonly [rule: string, reading: string, asked: QuestionsByLanguage])[] = [
  [
    'ASST-332',
    'worst 2026-08-01/2026-08-31',
    {
      en: ['and which was the worst?', 'how many bad days did I have in August?'],
      de: ['Und welcher war der schlimmste?', 'Wie viele schlechte Tage hatte ich im August?'],
      es: ['¿Y cuál fue el peor?', '¿cuántos días malos tuve en agosto?'],
      fr: ['Et lequel a été le pire ?', 'combien de mauvais jours en août ?'],
      ko: ['그중 제일 심한 날은?', '8월에 힘든 날이 며칠이었어?'],
      ru: ['А какой был самый плохой?', 'сколько плохих дней было в августе?'],
      'zh-rCN': ['最糟的是哪天？', '八月有多少天疼得厉害？'],
    },
  ],
  [
    'ASST-332',
    'worst alltime',
    { en: ['and what was my worst day ever?', 'how many bad days did I have in August?'] },
  ],
  [
    'ASST-333',
    'not-recorded',
    {
      en: ['and when I took it in the evening?', 'did Ultracet help me?'],
      de: ['und wenn ich es abends genommen hab?', 'Hat Zaldiar geholfen?'],
      es: ['¿y cuando me lo tomé por la noche?', '¿el Zaldiar me alivió?'],
      fr: ["et quand je l'ai pris le soir ?", "l'Ixprim m'a soulagée ?"],
      ko: ['저녁에 먹었을 때는?', '울트라셋이 도움이 됐어?'],
      ru: ['а когда я принимала его вечером?', 'помогал ли мне Залдиар?'],
      'zh-rCN': ['晚上吃的时候呢？', '普瑞巴林有用吗？'],
    },
  ],
  [
    'ASST-334',
    'avg-pain 2025-11-01/2025-11-30',
    {
      en: ['And the year before at the same time?', 'What is my average pain in November?'],
      de: ['Und im Jahr davor zur gleichen Zeit?', 'Wie hoch ist mein Durchschnitt im November?'],
      es: ['¿Y el año anterior por las mismas fechas?', '¿Cuál es mi media de dolor en noviembre?'],
      fr: ["Et l'année d'avant à la même époque ?", 'Quelle est ma moyenne de douleur en novembre ?'],
      ko: ['그 전해 같은 시기에는?', '11월 평균 통증은?'],
      ru: ['А годом раньше в это же время?', 'Какая у меня средняя боль в ноябре?'],
      'zh-rCN': ['那前一年的同一时期呢？', '我十一月的平均疼痛是多少？'],
    },
  ],
  [
    'ASST-334',
    'worst 2026-11-09/2026-11-15',
    {
      en: ['which day last week was the worst'],
      de: ['welcher Tag letzte Woche war der schlimmste'],
      es: ['qué día de la semana pasada fue el peor'],
      fr: ['quel jour de la semaine derniere a été le pire'],
      ko: ['지난주에 어느 날이 제일 심했어?'],
      ru: ['какой день на прошлой неделе был самым плохим'],
      'zh-rCN': ['上周哪一天最疼'],
    },
  ],
  [
    'ASST-334',
    'compare 2026-04-03/2026-04-06 2025-12-24/2025-12-26',
    { fr: ['compare Noël dernier avec Pâques cette année'] },
  ],
  [
    'ASST-334',
    'compare 2026-03-29/2026-04-05 2025-12-24/2026-01-01',
    { es: ['Compárame las Navidades pasadas con esta última Semana Santa.'] },
  ],
  [
    'ASST-335',
    'how-often 2026-09-01/2026-11-16',
    {
      en: ['how many times did I have a migraine since summer ended'],
      de: ['wie oft hatte ich Migräne seit der Sommer vorbei ist'],
      es: ['cuantas veces tuve migraña desde que acabó el verano'],
      fr: ["combien de fois j'ai eu la migraine depuis la fin de l'été"],
      ko: ['여름 끝나고 편두통이 몇 번 있었어?'],
      ru: ['сколько раз была мигрень с конца лета'],
      'zh-rCN': ['夏天结束以后头痛了几次'],
    },
  ],
  [
    'ASST-331',
    'link-two',
    {
      en: ["do I hurt more when I'm alone at home than when I go out"],
      de: ['Tut es mir mehr weh wenn ich allein daheim bin als wenn ich rausgehe'],
      es: ['me duele más cuando estoy sola en casa que cuando salgo'],
      fr: ['je souffre davantage quand je suis seule à la maison que quand je sors'],
      ko: ['집에 혼자 있을 때가 밖에 나갈 때보다 더 아픈가?'],
      ru: ['мне больнее когда я одна дома, чем когда выхожу'],
      'zh-rCN': ['我一个人在家比出门的时候更疼吗'],
    },
  ],
  ['ASST-331', 'guide', { es: ['q hago cuando me da un brote fuerte y estoy sola en casa'] }],
  [
    'ASST-331',
    'kind',
    { es: ['estoy sola en casa y es duro'], fr: ["je suis seule à la maison et c'est dur"] },
  ],
]

/** Each question of a rule that is read in another way. */
async function misread(rule: string): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const [, reading, asked] of QUESTIONS.filter(([own]) => own === rule))
    for (const [language, [question, after]] of Object.entries(asked)) {
      const read = await readAs(language as Language, question, after ?? null)
      if (read !== reading) wrong.push(`${question}: ${read}`)
    }
  return wrong
}

test('[ASST-331] "alone at home" is a place beside others, and in a flare asks for the plan', async () => {
  expect(await misread('ASST-331')).toEqual([])
})

test('[ASST-332] "and which was the worst" is of the days of the answer before', async () => {
  expect(await misread('ASST-332')).toEqual([])
})

test('[ASST-333] "when I took it in the evening" stays with the medicine that the diary does not have', async () => {
  expect(await misread('ASST-333')).toEqual([])
})

test('[ASST-334] the same month a year before, the days of last week, two feasts', async () => {
  expect(await misread('ASST-334')).toEqual([])
})

test('[ASST-335] "how many times since summer ended" counts from the first of September', async () => {
  expect(await misread('ASST-335')).toEqual([])
})

const IN_CAR: Readonly<Record<Language, string>> = {
  en: 'does sitting in the car for a long time make my back worse',
  de: 'Macht langes im Auto Sitzen meinen Rücken schlimmer?',
  es: '¿estar mucho rato sentado en el coche me empeora la espalda?',
  fr: 'rester longtemps assise en voiture aggrave mon dos ?',
  ko: '차에 오래 앉아 있으면 허리가 더 아파?',
  ru: 'хуже ли спине, если долго сидеть в машине?',
  'zh-rCN': '长时间坐在车里会让我的腰更疼吗',
}

test('[ASST-335] to sit in a car for long is a long drive', async () => {
  for (const [language, question] of Object.entries(IN_CAR)) {
    const { intent, topic } = await askedOf(language as Language, question)
    expect([question, intent, topic]).toEqual([question, 'link-of', 'driving-travel'])
  }
})
