import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { openSolaceReading } from './solaceYear.ts'

const ask = openSolaceReading()

/** How a question was read: its intent and way, the list, or the part of the app. */
async function readAs(language: Language, question: string): Promise<string> {
  const { understood } = await ask({
    id: `${language}-900`,
    question,
    after: null,
    kind: 'helped',
    wants: '',
  })
  if (understood.is !== 'asked')
    return understood.is === 'decline' ? `decline ${understood.why}` : understood.is
  const { intent, ways = [], app, list } = understood.asked
  const [part] = [app, list].filter((one) => one !== null)
  return [intent, ...ways, ...(part === undefined ? [] : [part])].join(' ')
}

const QUESTIONS: readonly (readonly [string, Readonly<Partial<Record<Language, string>>>])[] = [
  [
    'what-helped alleviating_factor',
    {
      en: 'What helps when I don’t want to reach for another pill?',
      de: 'Was wirkt bei mir, wenn ich keine Tablette mehr nehmen will?',
      es: '¿Qué me funciona cuando no quiero tomar más pastillas?',
      fr: 'Qu’est-ce qui m’aide quand je ne veux plus avaler de comprimés ?',
      ko: '약을 더 먹고 싶지 않을 때 저한테 도움이 되는 건 뭐예요?',
      ru: 'Что мне помогает, когда не хочу пить ещё одну таблетку?',
      'zh-rCN': '不想再吃药的时候，什么对我有帮助？',
    },
  ],
  ['decline stop-or-change', { en: 'What helps me stop taking my pills?' }],
  [
    'how-fast',
    {
      en: 'Which got rid of my headache fastest in the past?',
      de: 'Womit ging mein Kopfweh am schnellsten weg?',
      es: '¿Con qué se me pasó más rápido el dolor de cabeza?',
      fr: 'Qu’est-ce qui a fait passer mon mal de tête le plus vite ?',
      ko: '두통이 제일 빨리 가라앉은 건 뭘 했을 때예요?',
      ru: 'От чего голова раньше быстрее всего проходила?',
      'zh-rCN': '以前头疼什么办法好得最快？',
    },
  ],
  [
    'not-recorded',
    {
      en: 'When was my last injection at the clinic?',
      de: 'Wann hatte ich zuletzt eine Spritze beim Arzt?',
      es: '¿Cuándo me pusieron la última inyección?',
      fr: 'C’était quand ma dernière infiltration ?',
      ko: '마지막으로 주사 맞은 게 언제예요?',
      ru: 'Когда мне в последний раз делали укол?',
      'zh-rCN': '我上次打针是哪天？',
    },
  ],
  [
    'help-two',
    {
      es: 'tapsin o paracetamol cual me ha resultado mejor',
      ru: 'ибупрофен или звёздочка, что лучше помогло',
    },
  ],
  ['not-recorded alleviating_factor', { 'zh-rCN': '指压垫对我有用吗？' }],
  ['not-recorded medication', { ru: 'С прегабалином ночи спокойнее стали?' }],
  [
    'doses doses-per-week',
    {
      en: 'How many painkillers do I take in a week on average?',
      es: '¿Cuántos analgésicos tomo de media a la semana?',
      fr: 'Combien d’antidouleurs je prends par semaine en moyenne ?',
      ko: '일주일에 평균 진통제를 몇 번 먹나요?',
      ru: 'Сколько обезболивающих я пью в среднем за неделю?',
      'zh-rCN': '我平均一个礼拜吃几次止痛片',
    },
  ],
  [
    'thing-trend medication',
    {
      en: 'Am I taking more painkillers than in the summer?',
      de: 'Nehme ich mehr Schmerzmittel als im Sommer?',
      es: '¿Tomo más analgésicos que en verano?',
      fr: 'Est-ce que je prends plus d’antidouleurs que cet été ?',
      ko: '여름보다 진통제를 더 먹고 있나요?',
      ru: 'Я пью больше обезболивающих, чем летом?',
      'zh-rCN': '我现在吃的止痛药比夏天多吗？',
    },
  ],
  [
    'weekday by-score',
    {
      en: 'Is my mood better at weekends than during the week?',
      de: 'Ist meine Stimmung am Wochenende besser als unter der Woche?',
      es: '¿Mi ánimo es mejor los fines de semana que entre semana?',
      fr: 'Mon moral est-il meilleur le week-end qu’en semaine ?',
      ko: '주말에 기분이 평일보다 나은가요?',
      ru: 'В выходные у меня настроение лучше, чем в будни?',
      'zh-rCN': '我周末的心情比平时好吗？',
    },
  ],
  [
    'guide',
    {
      en: 'My appointment isn’t until January, what should I be writing down till then?',
      de: 'Je mehr es weh tut, desto gereizter bin ich und umgekehrt, wie komme ich da raus?',
      es: 'Mi mujer no entiende por qué un día puedo y al otro no, ¿cómo se lo explico?',
      fr: 'Plus j’ai mal plus je suis irritable et inversement, comment en sortir ?',
      ko: '진료가 1월인데 그때까지 뭘 적어 두면 좋을까요?',
      ru: 'Приём только в январе, что мне записывать до этого?',
      'zh-rCN': '我一月份才复诊，这段时间该记些什么？',
    },
  ],
  [
    'decline diagnosis',
    {
      en: 'Does hurting all over mean I have fibromyalgia?',
      de: 'Heißt Schmerz am ganzen Körper, dass ich Fibromyalgie habe?',
      es: '¿Que me duela todo el cuerpo significa que tengo fibromialgia?',
      fr: 'Est-ce que mes douleurs partout veulent dire que c’est une fibromyalgie ?',
      ko: '온몸이 아프면 섬유근육통이라는 뜻인가요?',
      ru: 'Если болит всё тело, значит это фибромиалгия?',
      'zh-rCN': '全身疼是不是就是纤维肌痛？',
    },
  ],
  [
    'kind',
    {
      en: 'Am I going to end up in a wheelchair?',
      de: 'Lande ich irgendwann im Rollstuhl?',
      es: '¿Voy a acabar en silla de ruedas?',
      fr: 'Est-ce que je vais finir en fauteuil roulant ?',
      ko: '결국 휠체어 타게 될까요?',
      ru: 'Я окажусь в инвалидной коляске?',
      'zh-rCN': '我以后会不会坐轮椅？',
    },
  ],
  [
    'app edit-record',
    {
      en: 'I put 7 instead of 2 last night, how do I fix it',
      de: 'hab gestern 7 statt 2 eingetragen wie ändere ich das',
      es: 'anoche puse 7 en vez de 2 como lo cambio',
      fr: 'jai marqué 8 au lieu de 3 hier comment je corrige',
      ko: '어젯밤에 2인데 7로 적었어요 어떻게 고쳐요',
      ru: 'вчера вечером поставил 7 вместо 2 как исправить',
      'zh-rCN': '昨晚把2写成7了怎么改',
    },
  ],
  ['avg-pain', { es: 'como me fue esta semana', 'zh-rCN': '我这周过得怎么样' }],
  ['trend', { en: 'Overall, have I been on the mend or going downhill since last Christmas?' }],
  [
    'all-tried',
    {
      fr: 'résume ce que j’ai pris et ce qui n’a rien fait, pour le médecin',
      ru: 'сделай для врача краткий список, что пил и что не помогло',
    },
  ],
  [
    'did-help',
    {
      en: 'did going for a walk ease my back at all this autumn',
      es: '¿Los paseos de este otoño le han venido bien a mi espalda?',
      ko: '가을에 산책한 게 허리에 도움이 됐나요?',
      'zh-rCN': '今年秋天散步对我的腰有好处吗？',
    },
  ],
]

const CASES = QUESTIONS.flatMap(([reading, texts]) =>
  Object.entries(texts).map(([language, text]) => ({ reading, language: language as Language, text })),
)

test.each(CASES.toSorted((one, other) => one.language.localeCompare(other.language)))(
  '[ASST-286, ASST-287, ASST-288, ASST-289, ASST-290, ASST-291, ASST-292, ASST-293, ASST-294, ASST-295] $language: $text',
  async ({ reading, language, text }) => {
    expect(await readAs(language, text)).toBe(reading)
  },
)
