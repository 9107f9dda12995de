import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { openSolaceReading, openSolaceYear, summarizeReading } from './solaceYear.ts'

const ask = openSolaceYear()
const read = openSolaceReading()
const readingOf = async (language: Language, question: string, after: string | null): Promise<string> =>
  summarizeReading(await ask({ id: `${language}-1`, question, after, kind: 'followup', wants: '' }))

interface Chat {
  asked: readonly string[]
  /** Each complete, whatever was asked before. */
  complete: readonly string[]
  /** What is asked first, then what takes something from it. */
  second: readonly (readonly [string, string])[]
}

const CHATS: Readonly<Record<Language, Chat>> = {
  en: {
    asked: [
      'Does sleep affect my pain?',
      'What helped most?',
      'How was last month?',
      'How do I pace myself?',
    ],
    complete: [
      'How do I pace myself?',
      'Was last month worse than the month before last?',
      'How was October?',
      'why has this week been so bad',
      'When did my neck last hurt?',
      'My husband thinks I exaggerate. How do I explain it to him?',
    ],
    second: [
      ['How many bad days in October?', 'More than in September?'],
      ['How many flare ups did I log this summer', 'how many of those were over a 7?'],
      ['Does walking make my hip worse?', 'and the day after?'],
    ],
  },
  de: {
    asked: [
      'Hängt mein Schlaf mit dem Schmerz zusammen?',
      'Was hat am meisten geholfen?',
      'Wie war der letzte Monat?',
      'Wie teile ich mir die Kräfte ein?',
    ],
    complete: [
      'Wie teile ich mir die Kräfte ein?',
      'War der letzte Monat schlimmer als der vorletzte?',
      'Wie war der Oktober?',
      'wieso is seit letzter woche alles so viel schlimmer',
      'Wann hat mir zuletzt der Nacken wehgetan?',
      'Mein Mann meint, ich übertreibe. Wie erkläre ich es ihm?',
    ],
    second: [
      ['Wie viele schlechte Tage im Oktober?', 'Mehr als im September?'],
      ['Hilft mir Wärme beim Rücken?', 'und beim nacken?'],
      ['wie sind die schmerzen an tagen mit putzen', 'und am tag danach?'],
    ],
  },
  es: {
    asked: [
      '¿Influye el sueño en mi dolor?',
      '¿Qué me ayudó más?',
      '¿Cómo fue el mes pasado?',
      '¿Cómo dosifico mis fuerzas?',
    ],
    complete: [
      '¿Cómo dosifico mis fuerzas?',
      '¿El mes pasado fue peor que el anterior?',
      'como fue octubre',
      '¿Por qué he estado tan mal esta semana?',
      '¿Cuándo me dolió el cuello por última vez?',
      'Mi marido cree que exagero. ¿Cómo le explico lo que es vivir con esto?',
    ],
    second: [
      ['¿Cuántos días malos en octubre?', '¿Más que en septiembre?'],
      ['cómo ha ido el dolor de espalda este mes', 'y en la rodilla?'],
      ['me ha ayudado la piscina?', 'cuántas veces fue eso'],
    ],
  },
  fr: {
    asked: [
      'Le sommeil joue-t-il sur ma douleur ?',
      "Qu'est-ce qui m'a le plus aidé ?",
      'Comment était le mois dernier ?',
      'Comment doser mes efforts ?',
    ],
    complete: [
      'Comment doser mes efforts ?',
      "Le mois dernier était-il pire que celui d'avant ?",
      'Comment était octobre ?',
      'Pourquoi cette semaine a été si dure ?',
      'ma derniere grosse crise cetait quand deja',
      "mon mari comprend pas, il croit que j'exagère. comment lui expliquer",
    ],
    second: [
      ['Combien de mauvais jours en octobre ?', 'Plus qu’en septembre ?'],
      ["J'ai eu combien de jours à plus de 7 ce mois-ci ?", 'lesquels exactement'],
      ["Combien de crises j'ai notées en octobre ?", 'dont combien au-dessus de 6'],
    ],
  },
  ko: {
    asked: [
      '잠을 못 자면 통증이 더 심한가요?',
      '무엇이 가장 도움이 됐나요?',
      '지난달은 어땠나요?',
      '활동 조절은 어떻게 하나요?',
    ],
    complete: [
      '활동 조절은 어떻게 하나요?',
      '지난달이 지지난달보다 더 아팠나요?',
      '10월은 어땠나요?',
      '이번 주는 왜 이렇게 아팠나요?',
      '두통 마지막으로 온게 언제지',
      '석달치 짧게 정리해줘 의사쌤 보여드리게',
    ],
    second: [
      ['이번주 통증 어떤편이야', '작년 이맘때하고 비교하면?'],
      ['이번달 무릎이 지난달보다 나아졌어?', '그럼 허리는?'],
      ['비온 날 통증 어땠어', '그 다음날은 어땠고'],
    ],
  },
  ru: {
    asked: [
      'Влияет ли плохой сон на мою боль?',
      'Что помогало больше всего?',
      'Каким был прошлый месяц?',
      'Как распределять силы?',
    ],
    complete: [
      'Как распределять силы?',
      'Прошлый месяц был хуже, чем позапрошлый?',
      'как прошел октябрь',
      'с чего вчера так шею заклинило',
      'когда последний раз шею клинило',
      'после бани легче было?',
    ],
    second: [
      ['Сколько плохих дней было в октябре?', 'Больше, чем в сентябре?'],
      ['сколько плохих дней было в мае', 'а в июне?'],
      ['ибупрофен мне помогает?', 'Сколько раз я его принимала?'],
    ],
  },
  'zh-rCN': {
    asked: ['睡不好会影响疼痛吗？', '什么最有帮助？', '上个月怎么样？', '怎么安排体力？'],
    complete: [
      '怎么安排体力？',
      '上个月比上上个月更疼吗？',
      '十月份怎么样？',
      '这礼拜怎么比上礼拜疼这么多',
      '上回推拿完是轻了还是反倒重了',
      '老伴总说我是矫情,我该怎么跟他讲',
    ],
    second: [
      ['十月有几天很疼？', '比九月多吗？'],
      ['我十一月份平均疼几分', '跟去年这时候比呢'],
      ['扶他林抹了管用吗？', '有没有哪次没用的'],
    ],
  },
}

test.for(Object.keys(CHATS) as Language[])(
  '[ASST-320] a complete question is read as if it came first, in %s',
  async (language) => {
    const { asked, complete } = CHATS[language]
    const readAfter = async (after: string | null): Promise<readonly string[]> =>
      Promise.all(
        complete.map(async (question) => `${question} ${await readingOf(language, question, after)}`),
      )
    const alone = await readAfter(null)
    for (const after of asked) expect({ after, read: await readAfter(after) }).toEqual({ after, read: alone })
  },
)

test.for(Object.keys(CHATS) as Language[])(
  '[ASST-320] a second message still takes from the question before, in %s',
  async (language) => {
    for (const [after, question] of CHATS[language].second) {
      const first = await read({ id: `${language}-1`, question, after: null, kind: 'followup', wants: '' })
      const second = await read({ id: `${language}-1`, question, after, kind: 'followup', wants: '' })
      expect({ question, asked: second.understood }).not.toEqual({ question, asked: first.understood })
    }
  },
)
