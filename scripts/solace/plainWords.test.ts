import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { openSolaceReading } from './solaceYear.ts'

const ask = openSolaceReading()

/** How a question was read: its intent, places and days, its passages and what was left out, on 16 November 2026. */
async function readAs(language: Language, question: string): Promise<string> {
  const { understood } = await ask({ id: `${language}-900`, question, after: null, kind: 'why', wants: '' })
  if (understood.is !== 'asked') return understood.is === 'decline' ? understood.why : understood.is
  const { intent, place, periods, passages, leftOut, measure } = understood.asked
  const days = periods.map((range) =>
    range.is === 'custom' ? `${range.from.slice(5)}/${range.to.slice(5)}` : range.is,
  )
  return [
    intent,
    ...(place === null ? [] : ['place']),
    ...(intent === 'visit' ? [] : days),
    ...(intent === 'guide' ? passages : []),
    ...(measure === 'days' ? ['no-day'] : []),
    ...leftOut.map((words) => `without ${words}`),
  ].join(' ')
}

const QUESTIONS: readonly (readonly [string, string, Readonly<Partial<Record<Language, string>>>])[] = [
  [
    'ASST-312',
    'visit',
    {
      en: 'what should I tell the GP on Friday, it all goes straight out of my head in there',
      de: 'Was sag ich dem Hausarzt am Montag? Mir fällt immer alles aus dem Kopf',
      es: 'mañana tengo médico, ¿qué le digo? siempre se me va todo de la cabeza',
      fr: 'demain je vois le docteur, je dis quoi ? tout me sort de la tête',
      ko: '내일 병원 가는데 뭐라고 말하죠? 진료실만 들어가면 머릿속이 하얘져요',
      ru: 'в четверг к неврологу, что ему сказать? в кабинете все из головы вылетает',
      'zh-rCN': '周四看医生该说什么？一进诊室脑子就一片空白',
    },
  ],
  [
    'ASST-312',
    'what-differs 10-18/11-16 08-01/08-31',
    { es: 'A qué se debe que en agosto estuve tan bien y ahora no levanto cabeza?' },
  ],
  [
    'ASST-313',
    'what-differs 11-03/11-16',
    {
      en: 'why has it been so bad for the second week running',
      de: 'warum geht es mir schon die zweite Woche so schlecht',
      es: 'ya van dos semanas seguidas mal, ¿por qué?',
      fr: 'deuxième semaine que ça va mal, pourquoi ?',
      ko: '왜 벌써 2주째 이렇게 아프죠?',
      ru: 'почему вторую неделю так плохо? вроде ничего такого не делал',
      'zh-rCN': '为什么这都第二周了还这么疼',
    },
  ],
  [
    'ASST-313',
    'what-differs 11-03/11-16',
    {
      en: 'I was doing grand until about a fortnight ago. What changed?',
      de: 'Seit gut zwei Wochen komm ich nicht auf die Beine, woran liegt das?',
      'zh-rCN': '头两周还好，这两周怎么越来越疼',
    },
  ],
  ['ASST-313', 'what-differs 10-27/11-16', { ru: 'третью неделю из рук вон плохо, что не так?' }],
  [
    'ASST-314',
    'what-differs 11-16/11-16',
    {
      en: 'the last two days were fine, why is today so bad',
      de: 'die letzten zwei Tage gings gut, warum ist es heute wieder so schlimm',
      es: 'los dos últimos días bien y hoy fatal, ¿por qué?',
      fr: 'ces deux derniers jours ça allait, pourquoi c’est l’enfer aujourd’hui ?',
      ko: '며칠 괜찮더니 오늘은 왜 또 이래요?',
      ru: 'пару дней было нормально, а сегодня опять скрутило, почему?',
      'zh-rCN': '前两天还好好的 今天咋又不行了',
    },
  ],
  [
    'ASST-315',
    'what-differs no-day without Cornwall',
    { en: 'Why were the days in Cornwall so good, what was different from at home' },
  ],
  [
    'ASST-315',
    'what-differs no-day without Ostsee',
    { de: 'Warum waren die Tage an der Ostsee so gut? Was war da anders als daheim?' },
  ],
  [
    'ASST-315',
    'what-differs no-day',
    {
      ko: '제주도에서는 왜 그렇게 괜찮았을까요? 집이랑 뭐가 달랐죠?',
      ru: 'Почему в санатории было так хорошо? Чем там отличалось, чем дома?',
      'zh-rCN': '在三亚那几天为什么那么舒服？跟家里有什么不一样？',
    },
  ],
  [
    'ASST-316',
    'what-differs 11-03/11-16 without spritze',
    {
      de: 'früher half mir die spritze vom orthopäden monatelang, diesmal kaum 2 wochen - was hat sich verändert?',
    },
  ],
  [
    'ASST-316',
    'what-differs 11-03/11-16 without укол',
    { ru: 'раньше укол помогал на полгода, а в этот раз еле две недели - что изменилось?' },
  ],
  [
    'ASST-316',
    'works-less',
    { en: 'ibuprofen always used to work, now it hardly does anything, what has changed?' },
  ],
  [
    'ASST-316',
    'what-differs 30days without hanches',
    {
      fr: 'mes hanches me réveillent la nuit maintenant, avant non. tu vois une raison dans ce que j’ai noté ?',
    },
  ],
  [
    'ASST-317',
    'visit-questions',
    {
      en: 'which questions should I ask at the pain clinic about the side effects of gabapentin',
      de: 'Welche Fragen sollte ich in der Schmerzambulanz stellen, auch wegen der Nebenwirkungen vom Pregabalin?',
      es: '¿qué preguntas hago en la unidad del dolor, también por los efectos secundarios de la pregabalina?',
      fr: 'quelles questions poser au centre antidouleur, à cause aussi des effets secondaires du Lyrica ?',
      ko: '통증클리닉에서 프레가발린 부작용에 대해 뭘 물어봐야 할까요?',
      ru: 'какие вопросы задать в клинике боли, в том числе из-за побочек прегабалина?',
      'zh-rCN': '去疼痛科该问些什么问题，包括普瑞巴林的副作用？',
    },
  ],
  [
    'ASST-318',
    'guide flare-ups-are-expected/what-to-do-now flare-ups-are-expected/first-hours-plan',
    {
      en: 'what do I do when a bad flare hits and I’m all alone at home',
      es: 'que hago cuando me viene una crisis de las gordas y estoy sola en casa',
      fr: 'que faire quand une grosse crise arrive et que je suis toute seule à la maison',
      ru: 'что делать, если прихватило сильно, а я совсем одна дома',
    },
  ],
  [
    'ASST-318',
    'guide walking-plans/add-a-little walking-plans/baseline',
    {
      en: 'how much should I add to my walks each week',
      de: 'um wie viel soll ich das Spazierengehen steigern?',
      es: '¿cuánto aumento la caminata cada semana?',
      fr: 'de combien augmenter la marche chaque semaine ?',
      ko: '무릎이 안 좋아도 걷기 운동은 하는 게 낫다던데, 얼마씩 늘려가면 되나요?',
      ru: 'на сколько увеличивать прогулки?',
      'zh-rCN': '散步每次怎么加量比较好？',
    },
  ],
  [
    'ASST-318',
    'guide osteoarthritis/exercise worry-and-fear-of-movement/hurt-or-harm',
    {
      en: 'Is it safe to keep up my gardening with arthritis or ought I to give it up',
      de: 'Darf ich mit Arthrose weiter Tennis spielen und im Garten arbeiten oder schadet das?',
      es: '¿es malo seguir bailando con artrosis o debería dejarlo?',
      fr: 'est-ce dangereux de continuer la marche avec de l’arthrose ?',
      ko: '관절염이 있는데 수영을 계속해도 되나요?',
      ru: 'можно ли с артрозом ходить на танцы или лучше бросить?',
      'zh-rCN': '有关节炎还能继续爬楼锻炼吗？会不会伤关节',
    },
  ],
  ['ASST-319', 'weekday without wiped out', { en: 'How come I’m always so wiped out by Wednesday' }],
  ['ASST-319', 'weekday without 피곤', { ko: '왜 수요일마다 이렇게 피곤하죠?' }],
  [
    'ASST-319',
    'what-differs 10-11/11-16 without суставы',
    { ru: 'Что изменилось с тех пор, как включили отопление? С середины октября суставы как чужие.' },
  ],
]

const EACH = QUESTIONS.flatMap(([rule, read, questions]) =>
  Object.entries(questions).map(
    ([language, question]) => [rule, language as Language, question, read] as const,
  ),
)

test.each(EACH)(
  '[ASST-312, ASST-313, ASST-314, ASST-315, ASST-316, ASST-317, ASST-318, ASST-319] %s, %s: %s',
  async (_rule, language, question, read) => {
    expect(await readAs(language, question)).toBe(read)
  },
)

test.each([
  ['en', 'should I double my tablets with arthritis or give it up'],
  ['en', 'how much more ibuprofen can I add each day when I walk'],
  ['de', 'darf ich mit Arthrose das Ibuprofen weiter nehmen oder soll ich aufhören'],
] as const)('[ASST-318] A medicine is still declined: %s %s', async (language, question) => {
  expect(['dose', 'stop-or-change', 'treatment']).toContain(await readAs(language, question))
})

test.each<[Parameters<typeof readAs>[0], string]>([
  ['en', 'Which triggers did I log most with the nerve pain in my leg?'],
  ['de', 'Welche Auslöser habe ich bei den Nervenschmerzen im Bein am häufigsten eingetragen?'],
  ['zh-rCN', '腿上神经痛,我记录得最多的诱因是哪些?'],
])('[ASST-328] the triggers that were recorded are counted: %s, %s', async (language, question) => {
  expect(await readAs(language, question)).toMatch(/^most\b/)
})
