import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { openSolaceReading } from './solaceYear.ts'

const ask = openSolaceReading()

/** How a question was read: its intent, feeling, days and passages, on 16 November 2026. */
async function readAs(language: Language, question: string): Promise<string> {
  const { understood } = await ask({ id: `${language}-900`, question, after: null, kind: 'guide', wants: '' })
  if (understood.is !== 'asked') return understood.is === 'decline' ? understood.why : understood.is
  const { intent, feeling, periods, passages, things, topicWords } = understood.asked
  const days = periods.map((range) =>
    range.is === 'custom' ? `${range.from.slice(2)}/${range.to.slice(2)}` : range.is,
  )
  const isOfQuestions = intent === 'visit-questions'
  return [
    intent,
    ...(intent === 'kind' ? [feeling] : []),
    ...(intent === 'guide' ? passages : days),
    ...(isOfQuestions ? things.map(({ list }) => list) : []),
    ...(isOfQuestions && topicWords !== null ? ['unknown'] : []),
  ].join(' ')
}

const QUESTIONS: readonly (readonly [string, string, Readonly<Partial<Record<Language, string>>>])[] = [
  [
    'ASST-336',
    'guide waking-at-night/positions a-steady-wind-down/pillows',
    {
      en: 'what’s the best position to sleep in with a sore hip',
      de: 'Welche Schlafposition ist gut bei Hüftschmerzen?',
      es: '¿Qué postura es mejor para dormir con dolor lumbar?',
      fr: 'comment bien s’installer dans le lit quand on a mal aux hanches',
      ko: '허리 아플 때 잘 때 자세는 어떻게 해야 하나요?',
      ru: 'никак не могу найти позу чтоб уснуть, бок ноет. что посоветуете?',
      'zh-rCN': '腰疼的时候怎么躺才舒服',
    },
  ],
  [
    'ASST-336',
    'guide what-pain-is/normal-tests what-pain-is/ask-about-normal-result',
    {
      en: 'my MRI came back normal so why does it still hurt',
      de: 'MRT war unauffällig, warum tut es trotzdem weh?',
      es: 'la resonancia salió bien, ¿por qué me sigue doliendo?',
      fr: 'Mon IRM est normale, pourquoi j’ai encore mal ?',
      ko: 'MRI는 정상이라는데 왜 계속 아파요?',
      ru: 'МРТ чистое, почему же так болит?',
      'zh-rCN': '片子都正常,为什么还是疼?',
    },
  ],
  [
    'ASST-336',
    'guide stretching-safely/in-bed stretching-safely/morning-stiffness',
    {
      en: 'Any gentle exercises for somebody who’s stiff as a board first thing?',
      de: 'Was kann ich morgens tun, wenn ich ganz steif bin, gibt’s Übungen?',
      es: 'ejercicios suaves para cuando me levanto rígida por la mañana, alguna idea?',
      fr: 'des exercices doux pour le matin quand je suis toute raide ?',
      ko: '아침에 몸이 뻣뻣할 때 할 만한 가벼운 스트레칭 알려줘',
      ru: 'какие упражнения утром, если вся скованная? посоветуйте',
      'zh-rCN': '早上起床身体僵,有什么动作可以做',
    },
  ],
  [
    'ASST-336',
    'guide thoughts-and-pain/four-steps worry-and-fear-of-movement/worrying',
    {
      en: 'how can I stop brooding about the pain',
      de: 'was kann ich gegen das ewige Grübeln machen, wenn die Schmerzen mich runterziehen',
      es: 'cómo dejo de darle vueltas a todo con este dolor',
      fr: 'comment arrêter de ruminer à cause de la douleur',
      ko: '자꾸 나쁜 생각만 계속 드는데 어떻게 멈추죠',
      ru: 'как перестать накручивать себя из-за боли',
      'zh-rCN': '总是胡思乱想,怎么办',
    },
  ],
  [
    'ASST-336',
    'guide energy-planning/housework-and-cooking pacing-and-boom-bust/break-up-tasks',
    {
      en: 'tips for splitting up the christmas cooking',
      de: 'Wie teile ich mir das Kochen für Weihnachten ein?',
      fr: 'comment répartir la cuisine du réveillon sans m’épuiser',
      ko: '명절이나 제사 음식할때 몸 안망가지게 나눠서 하는 요령',
      'zh-rCN': '年夜饭要做一大桌菜,怎么分批做不累垮',
    },
  ],
  [
    'ASST-336',
    'guide energy-planning/rest-early work-and-study/sitting-breaks',
    {
      en: 'how do I get through a wedding where you sit for hours',
      de: 'wie übersteh ich eine hochzeit wo man stundenlang sitzt',
      fr: 'Comment tenir pendant un repas de famille qui dure tout l’après-midi ?',
      ru: 'как высидеть юбилей, если сидеть там часами',
    },
  ],
  [
    'ASST-336',
    'guide flare-ups-are-expected/what-to-do-now flare-ups-are-expected/first-hours-plan',
    { es: 'q hago cuando me da un brote fuerte y estoy sola en casa' },
  ],
  [
    'ASST-337',
    'kind glad',
    {
      en: 'feeling really good today, I hardly dare believe it',
      de: 'heute geht’s mir richtig gut, ich trau mich kaum das zu glauben',
      es: 'hoy estoy bastante bien, no me lo creo',
      fr: 'aujourd’hui ça va plutôt bien, ça fait drôle, j’ose à peine y croire',
      ko: '오늘은 몸이 가벼워요. 믿기지 않아요',
      ru: 'сегодня вроде полегче, даже не верится',
      'zh-rCN': '今天状态挺好的,有点不敢相信',
    },
  ],
  [
    'ASST-340',
    'kind loss',
    {
      en: 'my granddaughter wanted to go for a walk and I couldn’t, I’m so sad',
      de: 'die Enkelin wollte spazieren gehen und ich konnte einfach nicht mit, das macht mich traurig',
      es: 'mi nieta quería salir y no pude, qué pena me da',
      fr: 'ma petite-fille voulait se promener et je n’ai pas pu, ça me rend triste',
      ko: '손녀가 산책 가자는데 못 갔어요. 너무 속상해요',
      ru: 'Сегодня внучка позвала гулять, а я не смогла. Так обидно.',
      'zh-rCN': '孙女叫我去散步,我没能去,心里挺难过的',
    },
  ],
  [
    'ASST-337',
    'kind alone',
    {
      en: 'I just want somebody to talk to tonight',
      de: 'ich brauch heute einfach jemanden zum Reden',
      es: 'hoy me duele todo y necesito hablar con alguien',
      fr: 'j’ai juste besoin de parler ce soir',
      ko: '오늘은 그냥 누군가랑 이야기하고 싶어요',
      ru: 'хочется просто с кем-то поговорить, всё надоело',
      'zh-rCN': '疼了这么多年,朋友都不怎么来往了,觉得自己挺没用的',
    },
  ],
  [
    'ASST-338',
    'visit-questions medication symptom',
    {
      en: 'what should I ask my doctor about feeling sick from the naproxen',
      es: '¿Qué le pregunto al médico sobre las náuseas del ibuprofeno?',
      fr: 'Quelles questions poser à mon généraliste au sujet de la constipation avec le tramadol ?',
      ko: '의사한테 이부프로펜 먹고 메스꺼운 거 뭘 물어볼까요?',
      'zh-rCN': '吃布洛芬恶心,看医生该问什么',
    },
  ],
  [
    'ASST-338',
    'visit-questions unknown',
    {
      en: 'Which questions should I put to my GP about side effects of methotrexate?',
      ru: 'Какие вопросы задать ревматологу про побочки от метотрексата, и что у меня записано на этот счёт?',
    },
  ],
  [
    'ASST-339',
    'compare 26-09-01/26-11-16 25-09-01/25-11-30',
    {
      en: 'is it worse this autumn than last',
      de: 'Ist es diesen Herbst schlimmer als letzten?',
      es: '¿Me duele más este otoño que el pasado?',
      fr: 'Ai-je plus mal cet automne que l’an dernier ?',
      ko: '이번 가을이 작년보다 더 아픈가요?',
      'zh-rCN': '今年秋天比去年疼吗',
    },
  ],
  [
    'ASST-339',
    'what-differs 26-09-01/26-11-16 25-09-01/25-11-30',
    { ru: 'Почему этой осенью болит сильнее, чем прошлой?' },
  ],
]

test.each(
  QUESTIONS.flatMap(([rule, read, asked]) =>
    Object.entries(asked).map(
      ([language, question]) => [rule, language as Language, question, read] as const,
    ),
  ),
)(
  '[ASST-336, ASST-337, ASST-338, ASST-339, ASST-340] %s, %s: %s',
  async (_rule, language, question, read) => {
    expect(await readAs(language, question)).toBe(read)
  },
)

test.each([
  ['en', 'how often was I stiff in the morning', 'how-often'],
  ['en', 'I need to talk to my doctor about my tablets', 'visit'],
  ['fr', 'j’ai besoin de parler à mon médecin de mes douleurs', 'visit'],
  ['en', 'should I take more naproxen before bed to sleep better', 'dose'],
] as const)('[ASST-336, ASST-337] %s: "%s" is none of them', async (language, question, read) => {
  expect((await readAs(language, question)).split(' ')[0]).toBe(read)
})

test.each([
  ['fr', 'mal partout, la tête dans le brouillard, pas envie de parler'],
  ['es', 'estoy agotada, no quiero hablar'],
] as const)('[ASST-337] %s: who does not want to talk is not sent to talk: "%s"', async (language, told) => {
  expect(await readAs(language, told)).toBe('kind worn-out')
})
