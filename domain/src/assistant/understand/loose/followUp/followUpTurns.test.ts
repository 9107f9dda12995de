import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { readTurn } from './followUpTurns.ts'
import type { FollowUpTurn } from './turnWords/turn.ts'

const TURNS: readonly (readonly [FollowUpTurn, Readonly<Record<Language, readonly string[]>>])[] = [
  [
    'usual',
    {
      en: ['is that more than usual', 'was that a lot?', 'how does that compare'],
      de: ['ist das mehr als sonst', 'und ist das viel?', 'im Vergleich zu vorher'],
      es: ['¿es más que lo normal?', 'es mas de lo normal', 'eso es mucho', 'comparado con antes'],
      fr: ['c’est plus que d’habitude ?', 'c’est beaucoup ?', 'par rapport à avant'],
      ko: ['평소보다 많은 거야?', '그게 많은 거야', '지난달보다는?'],
      ru: ['это больше чем обычно?', 'это много?', 'по сравнению с прошлым месяцем'],
      'zh-rCN': ['比平时多吗', '这算多吗', '比上个月呢'],
    },
  ],
  [
    'helped-then',
    {
      en: ['did anything help that day', 'what helped on that day'],
      de: ['hat an dem Tag was geholfen', 'was hat da geholfen'],
      es: ['¿algo me ayudó ese día?', 'ese día qué me alivió'],
      fr: ['est-ce que quelque chose a aidé ce jour-là', 'ce jour-là qu’est-ce qui a soulagé'],
      ko: ['그날 뭐가 도움됐어?', '도움 된 거 있었어 그날'],
      ru: ['помогло что-нибудь в тот день', 'что тогда помогло'],
      'zh-rCN': ['那天有什么管用吗', '当天什么有效'],
    },
  ],
  [
    'without-it',
    {
      en: ['and without?', 'without it', 'and the days without'],
      de: ['und ohne?', 'ohne das', 'und an Tagen ohne'],
      es: ['¿y sin eso?', 'y sin'],
      fr: ['et sans ?', 'et les jours sans'],
      ko: ['안 하면요?', '그럼 없으면?'],
      ru: ['а без этого?', 'а в дни без'],
      'zh-rCN': ['那不做呢', '没去的时候呢'],
    },
  ],
  [
    'without-medicine',
    {
      en: ['and without pills', 'what if not tablets', 'besides medication'],
      de: ['und ohne Tabletten', 'und wenn keine Medikamente'],
      es: ['y si no son pastillas', 'sin medicinas'],
      fr: ['et si c’est pas des médocs', 'sans médicaments'],
      ko: ['약 말고는?', '진통제 빼고'],
      ru: ['а если не таблетки', 'кроме лекарств'],
      'zh-rCN': ['除了药呢', '不算止痛药'],
    },
  ],
  [
    'more',
    {
      en: ['any other ways', 'other ideas'],
      de: ['gibt es noch andere Möglichkeiten', 'noch was anderes'],
      es: ['¿hay otra forma?', 'otras ideas'],
      fr: ['il y a autre chose ?', 'd’autres idées'],
      ko: ['다른 방법은 없어?', '다른 거 있어?'],
      ru: ['есть ещё способы?', 'что ещё можно сделать'],
      'zh-rCN': ['还有别的办法没', '还有其他办法吗'],
    },
  ],
  [
    'day-after',
    {
      en: ['and the day after?', 'what about the next day'],
      de: ['und am Tag danach?', 'am nächsten Tag dann'],
      es: ['¿y al día siguiente?', 'y el día después'],
      fr: ['et le lendemain ?', 'le jour d’après'],
      ko: ['그 다음날은?', '이튿날은'],
      ru: ['а на следующий день?', 'и следующее утро'],
      'zh-rCN': ['第二天呢', '那次日呢'],
    },
  ],
  [
    'without-medicine',
    {
      en: ['and without medication', 'what about non drug ones', 'anything besides pills?'],
      de: ['und ohne Tabletten', 'außer Medikamenten?'],
      es: ['¿y sin medicamentos?', 'aparte de las pastillas'],
      fr: ['et sans médicament', 'à part les cachets'],
      ko: ['약 말고는?', '그럼 약 없이는요'],
      ru: ['а без лекарств', 'кроме таблеток'],
      'zh-rCN': ['不算药呢', '除了药还有什么'],
    },
  ],
  [
    'shorter',
    {
      en: ['too complicated, shorter please', 'in plain words', 'give me an example'],
      de: ['zu kompliziert, kürzer bitte', 'in einem Satz'],
      es: ['más corto por favor', 'no entiendo'],
      fr: ['plus simple s’il te plaît', 'c’est trop long'],
      ko: ['좀더 쉽게 말해줘요', '너무 길어'],
      ru: ['слишком сложно, покороче', 'простыми словами'],
      'zh-rCN': ['简单点', '太长了'],
    },
  ],
  [
    'more',
    {
      en: ['tell me more', 'more details please', 'go on'],
      de: ['erzähl mir mehr', 'noch genauer'],
      es: ['dime más', 'y con más detalle'],
      fr: ['dis-m’en plus', 'et plus de détails'],
      ko: ['더 자세히', '더 알려줘'],
      ru: ['расскажи ещё', 'а подробнее'],
      'zh-rCN': ['再说说', '详细点'],
    },
  ],
  [
    'sure',
    {
      en: ['are you sure', 'really?', 'could that be chance'],
      de: ['sicher?', 'stimmt das wirklich'],
      es: ['¿seguro?', '¿estás segura?'],
      fr: ['c’est sûr ?', 'vraiment ?'],
      ko: ['확실해?', '정말이야'],
      ru: ['точно?', 'ты уверен'],
      'zh-rCN': ['确定吗', '真的吗'],
    },
  ],
  [
    'why',
    {
      en: ['and why is that', 'how come'],
      de: ['und warum', 'woran liegt das'],
      es: ['¿y por qué?', '¿a qué se debe?'],
      fr: ['et pourquoi ça', 'comment ça se fait'],
      ko: ['왜요?', '왜 그런 거야'],
      ru: ['а почему', 'отчего это'],
      'zh-rCN': ['为什么呢', '怎么会这样'],
    },
  ],
  [
    'since-when',
    {
      en: ['since when', 'when did that start'],
      de: ['und seit wann', 'seit wann denn schon'],
      es: ['¿desde cuándo?', 'cuando empezó'],
      fr: ['depuis quand ?', 'et depuis combien de temps'],
      ko: ['언제부터?', '언제부터 그랬어'],
      ru: ['с каких пор', 'а когда это началось'],
      'zh-rCN': ['什么时候开始的', '从什么时候开始'],
    },
  ],
  [
    'opposite',
    {
      en: ['and less', 'what about the best one', 'and the easiest week'],
      de: ['und der beste', 'und bei weniger Schmerzen'],
      es: ['¿y el mejor?', 'y con menos dolor'],
      fr: ['et le meilleur ?', 'et avec moins de douleur'],
      ko: ['그럼 제일 좋은 날은?', '가장 덜 아픈 날은'],
      ru: ['а лучший', 'а при меньшей боли'],
      'zh-rCN': ['那最轻的呢', '最好的那天呢'],
    },
  ],
  [
    'to-doctor',
    {
      en: ['put that in the doctor thing', 'i want to tell my doctor that'],
      de: ['schreib das in die Arztsache', 'das will ich dem Arzt sagen'],
      es: ['ponlo en lo del doctor', 'apúntalo para la consulta'],
      fr: ['mets ça pour le médecin', 'ajoute-le pour mon rdv'],
      ko: ['그거 의사한테 보여줄 거에 넣어줘', '진료 때 보게 적어줘'],
      ru: ['добавь это для врача', 'запиши это на приём'],
      'zh-rCN': ['记到给医生看的里面', '看病那张加上'],
    },
  ],
  [
    'send',
    {
      en: ['how do i send it', 'can i email that to her'],
      de: ['und wie schick ich das', 'wie teile ich das'],
      es: ['¿y cómo lo mando?', 'puedo compartirlo'],
      fr: ['ok et je l’envoie comment', 'comment le partager'],
      ko: ['어떻게 보내?', '그거 공유 돼?'],
      ru: ['а как её отправить', 'можно переслать'],
      'zh-rCN': ['怎么发给他', '能分享吗'],
    },
  ],
  [
    'print',
    {
      en: ['can i print that', 'as pdf?'],
      de: ['kann ich das ausdrucken', 'und runterladen?'],
      es: ['¿se puede imprimir?', 'lo quiero en pdf'],
      fr: ['je peux l’imprimer ?', 'et le télécharger'],
      ko: ['그걸 어디서 뽑는다고?', '인쇄 돼?'],
      ru: ['можно распечатать', 'как скачать'],
      'zh-rCN': ['能打印吗', '怎么下载'],
    },
  ],
  [
    'note-it',
    {
      en: ['how do i note that then', 'where do i log it'],
      de: ['wie trag ich das ein', 'wo kann ich das eintragen'],
      es: ['¿cómo lo anoto?', '¿dónde se registra eso?'],
      fr: ['comment je le note', 'où est-ce que je marque ça'],
      ko: ['그럼 어떻게 기록해?', '어디에 적어야 해'],
      ru: ['как это записать', 'куда мне это внести'],
      'zh-rCN': ['怎么记录', '那在哪里添加'],
    },
  ],
  [
    'where',
    {
      en: ['where do i find it', 'i can’t find it', 'where exactly?'],
      de: ['wo find ich das', 'ich find das nicht'],
      es: ['¿dónde lo encuentro?', 'no lo veo'],
      fr: ['où est-ce que je trouve ça', 'je ne le trouve pas'],
      ko: ['못 찾겠어', '어디 있어?'],
      ru: ['где её найти', 'не могу найти'],
      'zh-rCN': ['在哪里找', '找不到'],
    },
  ],
]

test.each(
  TURNS.flatMap(([turn, said]) =>
    Object.entries(said).flatMap(([language, texts]) =>
      texts.map((text) => [language as Language, text, turn] as const),
    ),
  ),
)('[ASST-110] in %s, "%s" is the turn %s', (language, text, turn) => {
  expect(readTurn(text, language)?.turn).toBe(turn)
})

test.each<[Language, string, number]>([
  ['en', 'and the second one', 2],
  ['en', 'the last one', -1],
  ['de', 'das zweite?', 2],
  ['es', 'y el tercero', 3],
  ['fr', 'la deuxième', 2],
  ['ko', '두번째는?', 2],
  ['ru', 'а второе?', 2],
  ['zh-rCN', '第二个呢', 2],
])('[ASST-112] in %s, "%s" means one of several', (language, text, nth) => {
  expect(readTurn(text, language)).toEqual({ turn: 'nth', nth })
})

test.each<[Language, string]>([
  ['en', 'the second week of june'],
  ['en', 'i want a second opinion'],
  ['en', 'can i go without my tablets tomorrow'],
  ['de', 'soll ich die tabletten weglassen'],
  ['fr', 'chaleur ou froid'],
  ['ko', '약 없이 지내도 될까'],
  ['ru', 'можно мне перестать пить таблетки'],
  ['zh-rCN', '我能不能停药'],
  ['zh-rCN', '不吃药呢'],
])('[ASST-110] in %s, "%s" is no turn of phrase', (language, text) => {
  expect(readTurn(text, language)).toBeNull()
})
