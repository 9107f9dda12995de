import type { Language } from '@reprieve/domain/settings/language.ts'
import { NOTHING_ASKED, type Intent } from '../../understoodQuestion.ts'
import { foldWords } from '../foldQuestion.ts'
import type { TopicId } from '../topicIds.ts'
import type { UnderstandingResult } from '../understandingResult.ts'
import type { LooseResult } from './looseQuestion.ts'
import type { LooseReading } from './looseReading.ts'

type Words = Readonly<Record<Language, RegExp>>

// In folded text.

/** What people fear will become of them. */
const FEARED: Words = {
  en: /\bwheel ?chair\b|\bbedridden\b|\bbed ?bound\b|\b(?:not|never|unable|without|won t|able|lose|stop)\b.{0,24}\bwalk(?:ing)?\b|\bdisabled\b|\bcrippled\b/,
  de: /\brollstuhl\b|\bbettlagerig\b|\bnicht mehr (?:\w+ )?(?:laufen|gehen)\b|\bgelahmt\b|\bbehindert\b/,
  es: /\bsilla de ruedas\b|\bno (?:podre|poder|pueda|vuelva|volvere)\b.{0,16}\b(?:caminar|andar)\b|\binvalid[oa]\b|\bpostrad[oa]\b/,
  fr: /\bfauteuil roulant\b|\b(?:plus|pas) (?:pouvoir |jamais )?marcher\b|\bgrabataire\b|\bclouee? au lit\b/,
  ko: /휠체어|(?:아예|못) ?걷|걷지 ?(?:도 ?)?못|앉은뱅이|누워 ?지내/,
  ru: /инвалидн\S+ (?:коляск|кресл)\S*|(?:не смогу|перестану|не буду) (?:\S+ )?ходить|ходить (?:\S+ )?не смогу|лежач\S*|слягу/,
  'zh-rCN': /轮椅|走不(?:了|动)路|不能走路|瘫|卧床/,
}
/** It is asked about the time to come. */
const TO_COME: Words = {
  en: /\b(?:will|ll|going to|gonna|end up|one day|eventually|next year)\b/,
  de: /\b(?:werde|wird|lande|ende|irgendwann|eines tages|nachstes jahr|mal)\b/,
  es: /\b(?:voy a|va a|acab\w+|termin\w+|podre|volvere|algun dia|ano que viene)\b/,
  fr: /\b(?:vais|finir\w*|pourrai|serai|un jour|an prochain|annee prochaine)\b/,
  ko: /까요|까|려나|걸까|되나요/,
  ru: /окажусь|буду|стану|смогу|слягу|закончу|сяду|когда нибудь/,
  'zh-rCN': /会不会|以后|将来|最后|迟早|会/,
}

/** "Will I end up in a wheelchair": nobody can know, many find ways, and the doctor knows more. [ASST-294] */
function isOfFear({ typed, thesaurus: { language } }: LooseReading): boolean {
  const text = foldWords(typed)
  return FEARED[language].test(text) && TO_COME[language].test(text)
}

const ILLNESSES: readonly TopicId[] = ['fibromyalgia', 'arthritis', 'migraine', 'nerve-pain']
/** "Does that mean I have". */
const MEANS: Words = {
  en: /\bmeans? (?:that )?(?:i ?ve|i have|i got|it ?s|it is|this is)\b|\b(?:sign|proof) (?:of|that i)\b/,
  de: /\b(?:heisst|heissen|bedeutet|bedeuten)\b.*\b(?:dass|das) (?:ich|es|das)\b/,
  es: /\b(?:significan?|quieren? decir)\b.{0,8}\bque (?:tengo|tenga|es|sea|sufro|padezco)\b/,
  fr: /\b(?:veut|veulent) dire que (?:j ai|c est|je souffre|j aurais)\b|\bsignifien?t? que (?:j ai|c est)\b/,
  ko: /(?:이라|라|란|다)는? ?(?:뜻|의미|말)(?:인가|이에|일까|인지|이야|예요|인 ?거|이죠)|아닐까요/,
  ru: /значит.*(?:это|у меня)|означа\S+.*(?:это|у меня)|это.*значит/,
  'zh-rCN': /是不是(?:就是|得了|有)|意味着|说明我?(?:得了|有|是)|就是.{1,8}(?:吗|么|吧)/,
}

/** "Does hurting all over mean I have fibromyalgia": a diagnosis, and no article. [ASST-294] */
const asksIllness = ({ typed, thesaurus: { language }, topics }: LooseReading): boolean =>
  topics.some(({ topic }) => ILLNESSES.includes(topic)) && MEANS[language].test(foldWords(typed))

type BothReadings = readonly (UnderstandingResult | LooseResult | null)[]

/** A sign of danger, a feeling that was told, and advice about a medicine come first. */
const isGrave = (read: BothReadings): boolean =>
  read.some(
    (one) =>
      one?.is === 'danger' ||
      (one?.is === 'asked' && FELT.includes(one.asked.intent)) ||
      (one?.is === 'decline' && (one.why === 'dose' || one.why === 'stop-or-change')),
  )
const FELT: readonly Intent[] = ['kind', 'when-doctor', 'doses', 'how-often', 'count', 'last-time', 'visit']

/** What the body will come to, and whether it is an illness: neither is in a diary. [ASST-294] */
export function readAhead(reading: LooseReading, read: BothReadings): UnderstandingResult | null {
  if (isGrave(read)) return null
  if (asksIllness(reading)) return { is: 'decline', why: 'diagnosis', about: null, instead: null }
  if (!isOfFear(reading)) return null
  return { is: 'asked', asked: { ...NOTHING_ASKED, intent: 'kind', feeling: 'hope', isLoose: true } }
}
