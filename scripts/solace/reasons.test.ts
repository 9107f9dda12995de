import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { openSolaceReading } from './solaceYear.ts'

const ask = openSolaceReading()

/** How a question was read: its intent and way, or the part of the app. */
async function readAs(language: Language, question: string): Promise<string> {
  const { understood } = await ask({ id: `${language}-900`, question, after: null, kind: 'why', wants: '' })
  if (understood.is !== 'asked') return understood.is
  const { intent, ways = [], app } = understood.asked
  return [intent, ...ways, ...(app === null ? [] : [app])].join(' ')
}

const QUESTIONS: readonly (readonly [string, string, Readonly<Partial<Record<Language, string>>>])[] = [
  [
    'ASST-220',
    'good-days fewer-good',
    {
      en: 'why no good days anymore',
      de: 'Warum hab ich kaum noch gute Tage?',
      es: 'por qué ya no tengo días buenos',
      fr: 'pourquoi je n’ai plus de bons jours',
      ko: '왜 요즘 좋은 날이 없지',
      ru: 'почему больше нет хороших дней',
      'zh-rCN': '为什么现在没有好日子了',
    },
  ],
  [
    'ASST-220',
    'what-differs',
    {
      en: 'was fine tuesday then 8 wednesday what happened',
      de: 'Dienstag gings gut, Mittwoch ganz schlimm, was war da los?',
      es: 'el martes bien y el miércoles fatal, qué pasó',
      fr: 'mardi ça allait, mercredi horrible, que s’est-il passé ?',
      ru: 'во вторник было нормально, а в среду ужас, что случилось?',
      'zh-rCN': '周二还好周三就很疼，发生什么了',
    },
  ],
  [
    'ASST-221',
    'time-of-day',
    {
      en: 'Why do I keep waking up worse than I went to bed?',
      de: 'Warum wache ich mit mehr Schmerzen auf als ich abends hatte?',
      es: 'por qué me levanto peor de lo que me acosté',
      ko: '왜 자기 전보다 일어나면 더 아프지',
      ru: 'почему просыпаюсь с болью сильнее чем ложилась',
      'zh-rCN': '为什么早上醒来比睡前还疼',
    },
  ],
  [
    'ASST-222',
    'what-differs apart',
    {
      en: 'What is different about the nights I sleep well?',
      de: 'Was ist an den Nächten anders, in denen ich gut schlafe?',
      es: 'qué tienen de distinto las noches que duermo bien',
      fr: 'qu’est-ce qui est différent les nuits où je dors bien',
      ko: '잘 잔 밤은 뭐가 달랐어?',
      'zh-rCN': '睡得好的那些晚上有什么不同',
    },
  ],
  [
    'ASST-223',
    'day-before eves',
    {
      en: 'Which activities come before a bad day?',
      de: 'Was passiert am Tag vor schlechten Tagen?',
      es: 'qué actividades vienen antes de un día malo',
      fr: 'quelles activités viennent avant un mauvais jour',
      ko: '안 좋은 날 전에는 어떤 활동을 했나',
      ru: 'что бывает накануне плохих дней',
      'zh-rCN': '难受的日子前一天我都做了什么',
    },
  ],
  [
    'ASST-225',
    'how-often tell-doctor',
    {
      en: 'is it worth mentioning the nausea to my GP, how many times was it',
      de: 'Soll ich dem Arzt von der Übelkeit erzählen, wie oft war die?',
      es: 'me conviene contarle a la doctora lo del mareo? cuantas veces lo tuve',
      fr: 'dois-je parler des nausées au médecin, combien de fois j’en ai eu',
      ko: '메스꺼움 의사한테 말해야 하나, 몇 번이나 있었지',
      ru: 'стоит ли сказать врачу про тошноту, сколько раз она была',
      'zh-rCN': '要不要跟医生说恶心的事，有过几次',
    },
  ],
  [
    'ASST-226',
    'visit side-effects',
    {
      en: 'Do I have anything on side effects to mention to the pharmacist?',
      de: 'Nebenwirkungen die ich notiert hab, fürn Doktor',
      es: 'efectos secundarios que haya apuntado, para la farmacéutica',
      fr: 'les effets secondaires que j’ai notés, pour le pharmacien',
      ko: '부작용 기록한 거 약사한테 말하게 보여줘',
      ru: 'побочные эффекты что я записывала, для врача',
      'zh-rCN': '我记过的副作用，想告诉药师',
    },
  ],
  [
    'ASST-226',
    'visit-questions',
    {
      en: 'which questions should I ask at the pain clinic',
      de: 'Welche Fragen soll ich in der Schmerzambulanz stellen?',
      es: 'qué preguntas llevo a la unidad del dolor',
      ko: '통증 클리닉에서 뭘 물어봐야 하지',
      ru: 'какие вопросы задать в клинике боли',
      'zh-rCN': '去疼痛科该问什么问题',
    },
  ],
  [
    'ASST-227',
    'what-differs state',
    {
      de: 'warum bin ich in letzter Zeit so müde',
      es: 'por qué estoy tan cansada últimamente',
      fr: 'pourquoi suis-je si fatiguée ces derniers temps',
      ko: '요즘 왜 이렇게 피곤하지',
      ru: 'почему я так устаю в последнее время',
    },
  ],
  [
    'ASST-229',
    'app dictation',
    {
      en: 'can I dictate instead of typing',
      de: 'kann ich auch diktieren',
      es: 'se puede dictar hablando en lugar de escribir, es que tengo las manos malas',
      fr: 'on peut dicter au lieu d’écrire ?',
      ko: '말로 입력할 수 있나요',
      ru: 'можно ли диктовать голосом',
      'zh-rCN': '可以语音输入吗',
    },
  ],
]

const CASES = QUESTIONS.flatMap(([, reading, texts]) =>
  Object.entries(texts).map(([language, text]) => ({ reading, language: language as Language, text })),
)

test.each(CASES.toSorted((one, other) => one.language.localeCompare(other.language)))(
  '[ASST-220, ASST-221, ASST-222, ASST-223, ASST-225, ASST-226, ASST-227, ASST-229] $language: $text',
  async ({ reading, language, text }) => {
    expect(await readAs(language, text)).toBe(reading)
  },
)
