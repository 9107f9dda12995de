import type { Language } from '@reprieve/domain/settings/language.ts'
import { foldWords } from '../foldQuestion.ts'
import type { Intent } from '../../understoodQuestion.ts'
import type { UnderstandingResult } from '../understandingResult.ts'
import type { LooseFeature } from './looseFeatures.ts'
import type { LooseResult } from './looseQuestion.ts'
import type { LooseReading } from './looseReading.ts'

type Words = Readonly<Record<Language, RegExp>>

/** A day to come; in folded text. */
const DAY_AHEAD: Words = {
  en: /\b(?:tomorrow|tonight|(?:on|this|next|for|by) (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week\w*|month|year)|this weekend|at the weekend)\b/,
  de: /(?<!(?:jeden|am|heute|diesen|guten|gegen) )\bmorgen\b|\b(?:ubermorgen|heute nacht|(?:am|nachste\w*|kommende\w*|diese\w*) (?:\w+tag|mittwoch|wochenende)|nachste\w* (?:woche|monat|jahr))\b/,
  es: /(?<!(?:la|cada|las|de) )\bmanana\b|\b(?:pasado manana|esta noche|(?:el|este|proximo) (?:proximo )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:la|el) (?:semana|mes|ano|finde) que viene|proxim[oa])\b/,
  fr: /\b(?:demain|apres demain|cette nuit|ce soir|(?:ce )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|ce week end|prochaine?)\b/,
  ko: /내일|모레|오늘 ?밤|[월화수목금토일]요일(?!마다)|다음 ?(?:주|달)|이번 ?주말/,
  ru: /(?:^| )(?:завтра|послезавтра|сегодня ночью|во? (?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье|выходные)|(?:на )?следующ\S*)(?: |$)/,
  'zh-rCN':
    /明天|后天|今晚|(?<!每)(?:下|这)?(?<!每)(?:周|星期|礼拜)[一二三四五六日天末]|下个?(?:周|月|星期|礼拜)/,
}

/** How it is going to be, with the pain that is asked about. */
const WILL_HURT: Words = {
  en: /\b(?:will|ll|going to|gonna)\b.*\b(?:pain|hurts?|hurting|aches?|sore|flare\w*|feel)\b|\b(?:pain|head|back|knees?|hips?|neck|shoulders?|hands?)\b.*\b(?:will|ll|going to|gonna) be\b/,
  de: /\b(?:wird|werden|werde)\b.*(?:weh ?tun|schmerz\w* (?:\w+ ){0,3}(?:haben|sein)|schub\w* (?:haben|kriegen|bekommen))\b|(?:schmerz\w*|kopf|rucken|kreuz|knie|hufte)\b.*\b(?:wird|werden)\b.*\b(?:sein|weh)\b|\bwie (?:wird|werde) (?:es mir|ich mich)\b.*\b(?:gehen|fuhlen)\b/,
  es: /\b(?:va|van|voy) a (?:doler\w*|tener (?:mucho )?dolor\w*|estar (?:el|la|mi) (?:dolor|espalda|cabeza))\b|\b(?:dolera|doleran|tendre (?:mucho |mas )?dolor\w*)\b|\bcomo (?:estara|sera|va a estar) (?:el|mi|la)\b.*\b(?:dolor\w*|espalda|cabeza|rodilla)\b/,
  fr: /\b(?:sera|seront|aurai|aura|(?:va|vont|vais) (?:\w+ ){0,2}(?:avoir|faire|etre|souffrir))\b.*\b(?:mal|douleurs?)\b|\b(?:mal|douleurs?)\b.*\b(?:sera|seront|aurai)\b/,
  ko: /(?:아플까|아프려나|아플지|아프겠|심할까|심하려나|통증이 어떨까|덜할까)/,
  ru: /(?:^| )(?:будет|будут|буду)(?: |$).*(?:бол|больн)|бол(?:ь|еть|и)(?: |$).*(?:будет|будут)|(?:^| )заболит/,
  'zh-rCN': /会(?:不会)?(?:很|更|特别|又|再|比较)?(?:疼|痛|难受)|(?:疼|痛).*会(?:怎么样|怎样|如何)/,
}

/** What is done about it, whether a medicine is taken, and the past are other questions. */
const OTHERWISE: readonly LooseFeature[] = [
  'medicine',
  'other-medicine',
  'medicines',
  'dosing',
  'take',
  'stop-change',
  'app',
  'visit',
  'link',
  'helps',
  'why',
  'how-often',
  'how-many',
]

/** "How will the pain be on Thursday, when we have the wedding": a prediction. [ASST-242] */
export function asksAhead(
  { typed, thesaurus: { language } }: Pick<LooseReading, 'typed' | 'thesaurus'>,
  features: ReadonlySet<LooseFeature>,
): boolean {
  const text = foldWords(typed)
  return (
    DAY_AHEAD[language].test(text) &&
    WILL_HURT[language].test(text) &&
    !OTHERWISE.some((one) => features.has(one))
  )
}

const COMES_FIRST: readonly Intent[] = ['kind', 'when-doctor', 'guide']

/** A sign of danger, a feeling and advice about a medicine come before a prediction. */
export const isUrgent = (read: readonly (UnderstandingResult | LooseResult | null)[]): boolean =>
  read.some(
    (one) =>
      one?.is === 'danger' ||
      (one?.is === 'asked' && COMES_FIRST.includes(one.asked.intent)) ||
      (one?.is === 'decline' && (one.why === 'dose' || one.why === 'stop-or-change')),
  )
