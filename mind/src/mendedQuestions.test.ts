import { YEAR_THINGS } from '@reprieve/domain/assistant/testing/yearThings.ts'
import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import { otherNamesOf } from '@reprieve/domain/assistant/understand/loose/thesaurus/ownNames.ts'
import { understandQuestion } from '@reprieve/domain/assistant/understand/understandQuestion.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { loadThesauri } from './thesauri.ts'

const things: readonly KnownThing[] = YEAR_THINGS.map((thing) =>
  thing.key === null && thing.thing.list !== 'medication'
    ? { ...thing, names: [...thing.names, ...thing.names.flatMap(otherNamesOf)] }
    : thing,
)

async function hear(language: Language, question: string) {
  const asking = { things, today: '2026-11-16', weekStart: 1, language, before: null } as const
  return understandQuestion(question, { ...asking, thesauri: await loadThesauri(question, language) })
}

async function intentOf(language: Language, question: string): Promise<string> {
  const understood = await hear(language, question)
  return understood.is === 'asked' ? understood.asked.intent : understood.is
}

test.each([
  ['en', 'Why was Tuesday so awful?'],
  ['de', 'Warum war der Dienstag so schlimm?'],
  ['es', '¿Por qué fue tan malo el martes?'],
  ['fr', 'Pourquoi mardi a été si dur ?'],
  ['ko', '화요일은 왜 그렇게 힘들었을까?'],
  ['ru', 'Почему во вторник было так плохо?'],
  ['zh-rCN', '周二怎么那么难受？'],
] as const)(
  '[ASST-162] one weekday in a question why is the latest one, in %s',
  async (language, question) => {
    const understood = await hear(language, question)
    expect(understood).toMatchObject({
      asked: { intent: 'what-differs', periods: [{ is: 'custom', from: '2026-11-10', to: '2026-11-10' }] },
    })
  },
)

test.each([
  ['en', 'why are mondays always worse'],
  ['de', 'warum sind Montage immer schlimmer'],
  ['ko', '왜 월요일마다 더 아플까'],
  ['ru', 'почему по понедельникам всегда хуже'],
] as const)('[ASST-162] every Monday is a day of the week, in %s', async (language, question) => {
  expect(await intentOf(language, question)).toBe('weekday')
})

test.each([
  ['en', 'last week was much harder than this one, why'],
  ['fr', 'la semaine dernière était bien plus dure que celle-ci, pourquoi'],
  ['zh-rCN', '上周比这周难熬多了，为什么'],
] as const)('[ASST-163] two weeks are put beside each other, in %s', async (language, question) => {
  expect(await hear(language, question)).toMatchObject({
    asked: {
      intent: 'what-differs',
      periods: [{ is: '7days' }, { is: 'custom', from: '2026-11-03', to: '2026-11-09' }],
    },
  })
})

test.each([
  ['de', 'Im Sommer gings mir gut und jetzt nicht, was mach ich anders'],
  ['ko', '여름엔 괜찮았는데 지금은 아니야, 뭐가 다른 거지'],
] as const)('[ASST-163] now is put beside then, in %s', async (language, question) => {
  const understood = await hear(language, question)
  const periods = understood.is === 'asked' ? understood.asked.periods : []
  expect(periods).toMatchObject([{ to: '2026-11-16' }, { from: '2026-06-01', to: '2026-08-31' }])
})

test.each([
  ['en', 'why are some days good and others terrible', 'good-against-bad'],
  ['es', 'por qué unos días voy bien y otros fatal', 'good-against-bad'],
  ['en', 'why does tramadol not work anymore', 'works-less'],
  ['de', 'wieso hilft Novalgin nimmer', 'not-recorded'],
  ['en', 'weekends versus weekdays, which hurts more', 'weekday'],
  ['es', 'fines de semana contra días de trabajo, cuándo duele más', 'weekday'],
  ['fr', 'où ai-je le plus mal, à la maison ou au bureau', 'link-two'],
  ['ru', 'Есть ли занятие, после которого болит меньше?', 'less-with'],
  ['es', 'con qué tiempo me duele más', 'link-of'],
  ['zh-rCN', '做了有意义的事的那天,疼痛会不会低一点', 'less-with'],
  ['fr', 'quand je dors moins de 5h ca donne quoi niveau douleur', 'link-of'],
] as const)(
  '[ASST-163, ASST-164, ASST-166, ASST-168, ASST-169] %s: %s',
  async (language, question, intent) => {
    expect(await intentOf(language, question)).toBe(intent)
  },
)

test.each([
  ['en', 'do I have more pain on days off or work days'],
  ['fr', 'plus mal les jours de congé ou les jours de travail'],
  ['zh-rCN', '休息日和工作日哪个疼得多'],
] as const)('[ASST-166] days off and work days are days of the week, in %s', async (language, question) => {
  expect(await intentOf(language, question)).toBe('weekday')
})

test('[ASST-160] an item that is named and not counted by is a condition', async () => {
  const head = { list: 'location', ids: expect.arrayContaining(['location.head']) }
  expect(await hear('es', 'qué síntomas van con el dolor de cabeza')).toMatchObject({
    asked: { intent: 'most', leftThings: [expect.arrayContaining([expect.objectContaining(head)])] },
  })
})

test.each([
  ['de', 'was half mehr, Novalgin oder Voltaren', 'Novalgin, Voltaren'],
  ['fr', "lequel m'a plus aidé, Voltarène ou Dafalgan", 'Voltarène, Dafalgan'],
] as const)(
  '[ASST-167] both medicines that the diary lacks are named, in %s',
  async (language, question, topicWords) => {
    expect(await hear(language, question)).toMatchObject({ asked: { intent: 'not-recorded', topicWords } })
  },
)

test('[ASST-169] a verb is never said to be missing', async () => {
  expect(
    await hear('es', 'las infiltraciones del hombro me hicieron efecto? fueron por mayo creo'),
  ).toMatchObject({
    asked: { intent: 'not-recorded', topicWords: 'infiltraciones' },
  })
})

test.each([
  ['zh-rCN', '打太极的那些天 疼痛平均几分'],
  ['ko', '태극권 한 날 통증 평균'],
  ['ru', 'средняя боль в дни тай-чи'],
] as const)(
  '[ASST-170] an own item is found by its name in another script, in %s',
  async (language, question) => {
    const tai = YEAR_THINGS.find(({ label }) => label === 'Tai chi')!
    expect(await hear(language, question)).toMatchObject({ asked: { things: [{ ids: tai.thing.ids }] } })
  },
)

test.each([
  ['de', 'vertragt sich tramal mit einem bier'],
  ['en', 'was the pain worse on days with ibuprofen and wine'],
  ['fr', 'le tramadol avec un verre de vin ça va ?'],
  ['ru', 'можно пиво с трамадолом'],
] as const)('[ASST-171] a medicine with alcohol is for the pharmacist, in %s', async (language, question) => {
  expect(await hear(language, question)).toMatchObject({ is: 'decline', why: 'dose' })
})

test.each([
  ['de', 'zu viel zucker, weihnachtskekserl usw... merkt man das bei den gelenken'],
  ['zh-rCN', '喝酒第二天痛风会不会犯'],
] as const)('[ASST-171] food and drink beside pain are no dose, in %s', async (language, question) => {
  expect(await intentOf(language, question)).toBe('not-recorded')
})

test.each([
  ['en', 'ice or heat for my shoulder, going by my own notes'],
  ['de', 'Wärme oder Kälte, laut meinen Notizen'],
  ['es', 'calor o frío, según mis notas'],
  ['fr', "chaud ou froid, d'après mes notes"],
] as const)('[ASST-172] going by my notes reads no notes, in %s', async (language, question) => {
  expect(await intentOf(language, question)).toBe('did-help')
})

const askedOf = async (language: Language, question: string) => {
  const understood = await hear(language, question)
  return understood.is === 'asked' ? understood.asked : null
}
const day = (on: string) => ({ is: 'custom', from: on, to: on })

test.each([
  ['en', 'what was different on Thursday of last week?'],
  ['de', 'Warum war der Donnerstag letzte Woche so schlimm?'],
  ['es', 'por qué estuve tan mal el jueves de la semana pasada'],
  ['fr', 'pourquoi jeudi de la semaine dernière était si dur'],
  ['ko', '지난주 목요일에 유독 심했는데 그날 뭐가 있었나요'],
  ['ru', 'почему в четверг на прошлой неделе было так плохо'],
  ['zh-rCN', '上周四为什么那么疼'],
] as const)('[ASST-250] a weekday of last week is that day, in %s', async (language, question) => {
  expect(await askedOf(language, question)).toMatchObject({
    intent: 'what-differs',
    periods: [day('2026-11-12')],
  })
})

test.each([
  ['en', 'Last night was awful and the day before fine, what happened?'],
  ['de', 'Warum war letzte Nacht so schlimm und der Tag davor gut?'],
  ['fr', "Cette nuit a été horrible alors que la veille tout allait bien, qu'est-ce qui a pu se passer ?"],
  ['ko', '어젯밤엔 너무 아팠는데 전날은 괜찮았어요 왜 그럴까요'],
  ['ru', 'чего меня так скрутило со вчерашнего'],
  ['zh-rCN', '昨晚疼得厉害，前一天还好好的，怎么回事'],
] as const)('[ASST-250] last night and the day before are two days, in %s', async (language, question) => {
  expect(await askedOf(language, question)).toMatchObject({
    intent: 'what-differs',
    periods: [day('2026-11-16'), day('2026-11-15')],
  })
})

test.each([
  ['en', 'how come mornings got so much harder lately'],
  ['es', 'por qué las mañanas son peores últimamente'],
  ['ko', '요즘 아침에 왜 더 아프죠'],
  ['ru', 'почему по утрам стало хуже, раньше такого не было'],
  ['zh-rCN', '为什么最近早上更疼了'],
] as const)('[ASST-251] mornings now and before, in %s', async (language, question) => {
  expect(await askedOf(language, question)).toMatchObject({
    intent: 'avg-pain',
    time: 'morning',
    periods: [{ is: '30days' }, { is: 'custom', to: '2026-10-17' }],
  })
})

test.each([
  ['en', 'why is it worse since winter set in compared to autumn'],
  ['fr', 'pourquoi ça va moins bien depuis l’arrivée de l’hiver que cet automne'],
  ['zh-rCN', '入冬以后比秋天疼多了，除了天冷还有别的原因吗'],
] as const)('[ASST-249] winter that has only set in is the last weeks, in %s', async (language, question) => {
  expect(await askedOf(language, question)).toMatchObject({
    periods: [
      { is: 'custom', from: '2026-11-03', to: '2026-11-16' },
      { is: 'custom', from: '2026-09-01', to: '2026-11-02' },
    ],
  })
})

test('[ASST-249] the times that words name', async () => {
  const bridge = '¿Cómo pasé el puente de Todos los Santos comparado con la semana de antes?'
  expect(await askedOf('es', bridge)).toMatchObject({
    intent: 'compare',
    periods: [
      { is: 'custom', from: '2026-10-31', to: '2026-11-02' },
      { is: 'custom', from: '2026-10-24', to: '2026-10-30' },
    ],
  })
  expect(await askedOf('ko', '여름하고 지금하고 하루 점수 평균 비교 좀 부탁드립니다')).toMatchObject({
    intent: 'compare',
    measure: 'score',
    periods: [{ is: '30days' }, { from: '2026-06-01' }],
  })
  expect(await askedOf('ru', 'приступы стали чаще или реже чем летом')).toMatchObject({
    intent: 'hard-days',
    periods: [{ is: '30days' }, { from: '2026-06-01' }],
  })
  expect(await askedOf('de', 'Wie lief es bei mir in den Herbstferien?')).toMatchObject({
    leftOut: ['Herbstferien'],
  })
  expect(await askedOf('de', 'Wie war mein Schmerz letzte Monate?')).toMatchObject({
    periods: [{ is: '90days' }],
  })
  expect(await intentOf('fr', 'est-ce que ça descend tranquillement ou bedon je me fais des accroires')).toBe(
    'trend',
  )
})

async function askedAfter(language: Language, first: string, second: string) {
  const before = await askedOf(language, first)
  const asking = { things, today: '2026-11-16', weekStart: 1, language } as const
  const understood = understandQuestion(second, {
    ...asking,
    before: { asked: before, offered: [] },
    thesauri: await loadThesauri(second, language),
  })
  return understood.is === 'asked' ? understood.asked : null
}

test('[ASST-252] a second message without a subject keeps that of the first', async () => {
  expect(
    await askedAfter('es', 'cuantos dias de 8 o mas tuve en septiembre', 'no, digo en julio'),
  ).toMatchObject({
    intent: 'level-days',
    level: { compare: 'over', value: 8 },
    periods: [{ is: 'custom', from: '2026-07-01', to: '2026-07-31' }],
  })
  expect(
    await askedAfter(
      'en',
      'What activities leave me feeling better afterwards?',
      'which of those did i do the most',
    ),
  ).toMatchObject({ intent: 'most', list: 'meaningful_activities' })
  expect(await askedAfter('zh-rCN', '扶他林抹了管用吗？', '有没有哪次没用的')).toMatchObject({
    intent: 'not-recorded',
    list: 'medication',
  })
  expect(await askedAfter('en', 'does ibuprofen help me?', 'was there a time it did not help')).toMatchObject(
    {
      intent: 'did-help',
    },
  )
  const sides = await askedAfter('zh-rCN', '这个月肩膀疼了几次？', '是左边还是右边多')
  expect([sides?.intent, sides?.things[0]?.ids.length, sides?.second[0]?.ids.length]).toEqual([
    'avg-two',
    1,
    1,
  ])
  expect(
    await askedAfter('de', 'Ist mein Durchschnitt morgens höher als abends?', 'seit wann ist das so'),
  ).toMatchObject({ intent: 'basis', basisOf: 'time-of-day' })
  expect(await askedAfter('ko', '지난달에 제일 아팠던 날이 언제야?', '그날 뭐 먹었었지 약')).toMatchObject({
    intent: 'that-day',
    list: 'medication',
  })
})

test.each([
  ['en', 'does massage twice a week help me'],
  ['de', 'hilft mir Massage zweimal pro Woche'],
  ['es', '¿me ayuda el masaje dos veces por semana?'],
  ['fr', 'est-ce que le massage deux fois par semaine m’aide ?'],
  ['ko', '일주일에 두 번 마사지가 도움이 되나요'],
  ['ru', 'помогает ли массаж два раза в неделю'],
  ['zh-rCN', '每周两次按摩对我有帮助吗'],
] as const)(
  '[ASST-253] how often something is done is no time of the answer, in %s',
  async (language, question) => {
    const understood = await hear(language, question)
    expect(understood).toMatchObject({ is: 'asked', asked: { intent: 'did-help', periods: [] } })
  },
)

test.each([
  ['en', 'I took my dose twice by accident'],
  ['de', 'hab die Dosis doppelt genommen, was jetzt'],
  ['es', 'he tomado doble dosis por error'],
  ['fr', 'j’ai pris mes comprimés deux fois par erreur'],
  ['ko', '오늘 약을 깜빡하고 두 번 먹었어'],
  ['ru', 'я случайно выпила таблетки два раза'],
  ['zh-rCN', '药吃重了怎么办'],
] as const)('[ASST-255] a dose taken twice by accident gets the card, in %s', async (language, question) => {
  expect(await hear(language, question)).toEqual({ is: 'danger', danger: 'urgent' })
})

test('[ASST-255] a dose written twice is a question about the app', async () => {
  expect(await intentOf('en', 'I logged a dose twice by accident, how do I delete it')).toBe('app')
})
