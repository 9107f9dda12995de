import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { openSolaceReading } from './solaceYear.ts'

const ask = openSolaceReading()

/** How a question was read: its intent, ways and days, on 16 November 2026. */
async function readAs(language: Language, question: string): Promise<string> {
  const { understood } = await ask({ id: `${language}-900`, question, after: null, kind: 'why', wants: '' })
  if (understood.is !== 'asked') return understood.is
  const { intent, ways = [], periods, measure } = understood.asked
  const days = periods.map((range) =>
    range.is === 'custom' ? `${range.from.slice(5)}/${range.to.slice(5)}` : range.is,
  )
  return [intent, ...ways, ...days, ...(measure === 'days' ? ['no-day'] : [])].join(' ')
}

const QUESTIONS: readonly (readonly [string, string, Readonly<Partial<Record<Language, string>>>])[] = [
  [
    'ASST-256',
    'good-against-bad hard-apart',
    {
      en: 'whats different about the days I am stuck in bed',
      de: 'Was ist an den Tagen anders, an denen ich kaum aus dem Bett komme?',
      es: '¿qué tienen de distinto los días en que apenas puedo moverme?',
      fr: 'en quoi les jours où je peux à peine marcher sont différents des autres ?',
      ko: '침대에서 못 일어나는 날은 뭐가 다른가요?',
      ru: 'Чем отличаются дни, когда я еле хожу?',
      'zh-rCN': '起不来床的那些天有什么不一样？',
    },
  ],
  [
    'ASST-257',
    'what-differs from-event 10-05/11-16',
    {
      en: 'I started swimming on 5 October, is that why it is worse or had it begun before that',
      de: 'am 5. Oktober hab ich wieder angefangen zu arbeiten, ist es seitdem schlechter oder war es schon vorher so',
      es: 'el 5 de octubre empecé a trabajar otra vez, ¿es por eso o ya venía de antes?',
      fr: 'j’ai repris le boulot le 5 octobre, c’est à cause de ça ou c’était déjà là avant ?',
      ko: '10월 5일에 다시 일을 시작했는데 그 때문인가요 아니면 그 전부터였나요',
      ru: '5 октября снова вышла на работу: это из-за этого хуже или было и раньше?',
      'zh-rCN': '10月5号又开始上班了，是因为这个还是之前就这样了',
    },
  ],
  [
    'ASST-257',
    'what-differs from-event 11-01/11-16',
    {
      de: 'bis Allerheiligen wars gut und jetzt bin ich wieder total fertig, was hat sich geändert',
      es: 'hasta Todos los Santos iba bien y ahora estoy fatal, ¿qué ha cambiado?',
      fr: 'jusqu’à la Toussaint ça allait et maintenant je suis en miettes, qu’est-ce qui a changé',
    },
  ],
  [
    'ASST-258',
    'what-differs 11-12/11-12',
    {
      en: 'why was the 12th such a nightmare',
      de: 'wieso war der 12. so schlimm',
      es: 'por qué fue tan malo el día 12',
      fr: 'pourquoi le 12 c’était si terrible',
      ko: '12일은 왜 그렇게 힘들었죠',
      ru: 'почему 12-го было так плохо',
      'zh-rCN': '12号为什么那么难受',
    },
  ],
  [
    'ASST-258',
    'what-differs 10-28/10-28',
    {
      en: 'why did I score a 7 on 28 October',
      de: 'warum hab ich eine 9 am 28. Oktober',
      es: 'por qué puse un 8 el 28 de octubre',
      fr: 'pourquoi j’ai mis un 8 le 28 octobre',
    },
  ],
  ['ASST-258', 'what-differs 11-04/11-04', { ru: '4 ноября у меня стоит десятка, что тогда было' }],
  [
    'ASST-259',
    'what-differs 11-14/11-15',
    {
      en: 'why was this weekend so bad',
      de: 'warum war dieses Wochenende so schlimm',
      es: 'por qué este fin de semana ha sido tan malo',
      fr: 'pourquoi ce week-end a été si dur',
      ko: '이번 주말은 왜 이렇게 힘들었을까요',
      ru: 'почему эти выходные были такие тяжелые',
      'zh-rCN': '这个周末怎么这么难受',
    },
  ],
  ['ASST-259', 'what-differs 7days', { es: 'por que ando tan mal estos dias' }],
  [
    'ASST-260',
    'what-differs no-day',
    {
      en: 'how come I feel so rough since I got back from my holiday',
      de: 'seit der Impfung ist alles schlimmer, warum',
      es: 'desde que volví de vacaciones voy a peor, por qué será',
      fr: 'depuis le vaccin tout est pire, pourquoi',
      ko: '휴가 다녀온 뒤로 왜 이렇게 안 좋죠',
      ru: 'после отпуска все стало хуже, в чем дело',
      'zh-rCN': '打完疫苗以后为什么更疼了',
    },
  ],
  [
    'ASST-261',
    'works-less',
    {
      en: 'How come my tablets aren’t doing anything when I take them the same as ever',
      es: 'me tomo las pastillas igual que siempre y no mejoro, ¿por qué?',
      fr: 'je prends mes cachets comme d’habitude et ça ne va pas mieux, pourquoi ?',
      ko: '약을 꼬박꼬박 먹는데 왜 안 나아지죠',
      ru: 'пью таблетки вовремя, а всё равно не легче, почему',
      'zh-rCN': '药都按时吃了，为什么还是不见好',
    },
  ],
  ['ASST-262', 'weekday', { fr: 'comment ça se fait que le dimanche je suis toujours à plat' }],
  ['ASST-263', 'what-differs 30days', { de: 'woran kann es liegen, dass mein Rücken immer schlechter wird' }],
  [
    'ASST-264',
    'what-differs 10-18/11-16 05-01/05-31',
    {
      de: 'was war im Mai anders, da ging es mir doch gut',
      es: 'qué tenía de distinto mayo, que andaba bien',
      fr: 'qu’est-ce qui était différent en mai, j’allais bien',
      ko: '5월에는 좋았는데 뭐가 달랐죠',
      ru: 'что было по-другому в мае, мне тогда было хорошо',
      'zh-rCN': '五月份还挺好的，当时有什么不一样',
    },
  ],
  [
    'ASST-264',
    'what-differs 7days 11-03/11-09',
    {
      en: 'how is this week different from last week',
      de: 'wodurch unterscheidet sich diese Woche von der letzten',
      es: 'en qué se diferencia esta semana de la pasada',
      fr: 'en quoi cette semaine est différente de la précédente',
      ru: 'чем эта неделя отличается от прошлой',
    },
  ],
  [
    'ASST-265',
    'what-differs 11-16/11-16 11-15/11-15',
    {
      en: 'don’t get last night at all, I did nothing all day',
      es: 'no entiendo lo de anoche, si no hice nada en todo el día',
      fr: 'je ne comprends pas la nuit dernière, je n’avais rien fait',
      ko: '어젯밤에 왜 그렇게 아팠는지 모르겠어요',
      ru: 'не понимаю, что было прошлой ночью',
      'zh-rCN': '昨晚为什么疼成那样',
    },
  ],
]

const CASES = QUESTIONS.flatMap(([, expected, byLanguage]) =>
  Object.entries(byLanguage).map(([language, question]) => ({
    expected,
    language: language as Language,
    question,
  })),
)

test.each(CASES)(
  '[ASST-256, ASST-257, ASST-258, ASST-259, ASST-260, ASST-261, ASST-262, ASST-263, ASST-264, ASST-265] $language: $question',
  async ({ expected, language, question }) => {
    expect(await readAs(language, question)).toBe(expected)
  },
)

test('[ASST-257] what began on a day narrows nothing', async () => {
  const question = 'С дачи уехали в начале октября, и с тех пор колени ноют. Раньше такого не было?'
  const { understood } = await ask({ id: 'ru-900', question, after: null, kind: 'why', wants: '' })
  expect(understood.is === 'asked' && understood.asked.leftOut).toEqual([])
  expect(await readAs('ru', question)).toBe('what-differs from-event 10-01/11-16')
})

test('[ASST-258] the days before and after a number: "from 4 to 10 November" stays', async () => {
  expect(await readAs('en', 'what was different between 4 and 10 November')).toContain('11-04/11-10')
})
