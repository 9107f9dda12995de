import type { Language } from '@reprieve/domain/settings/language.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { LooseReading } from '../looseReading.ts'
import { PLACE_TOPICS } from '../thesaurus/topicKinds.ts'

/** Endings that only verbs have, or almost only. In folded text. */
const VERB: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:didn|doesn|wasn|made|went|took|felt|gave|got|came|done|gone|been|helped|worked)$/,
  de: /^(?:war|wurde|hatte|gemacht|getan|bekommen|kriegt|merkt|gehabt|gewesen|geworden|gegangen|genommen|gegessen|getrunken|gebracht|geholfen|gewirkt)$/,
  es: /(?:ieron|aron|ieran|aban|ando|iendo)$|^(?:hizo|hice|fue|tuve|puse|dio|pusieron)$/,
  fr: /(?:aient|erent|irent|erait|erais)$|(?<!(?:arriv|araign|ann|journ|mar|soir|id|matin|vall|fum|pouss|tourn|randonn|mont))ees?$/,
  ko: /(?:었|았|했|맞은|먹은|받은|맞고|되면|하던)/,
  ru: /(?:ться|лся|лась|лось|лись|ают|уют|аешь|ывает|ает)$/,
}

const HOURS = /^\d+\s*(?:h|hrs?|hours?|std|stunden|stdn|horas?|heures?|ч|час\S*|시간|小时)?$/

const isNoSubject = (words: string, language: Language): boolean => {
  const folded = foldWords(words)
  if (HOURS.test(folded)) return true
  return !folded.includes(' ') && VERB[language]?.test(folded) === true
}

/** A verb or a number of hours is never said to be missing: another noun is, or only "that". [ASST-169] */
export function withNoun(asked: UnderstoodQuestion, reading: LooseReading): UnderstoodQuestion {
  const { intent, topic, topicWords, things, list } = asked
  const isOfWords = intent === 'not-recorded' && topic === null && things.length === 0
  if (!isOfWords || list === 'medication' || topicWords === null) return asked
  if (!isNoSubject(topicWords, reading.thesaurus.language)) return asked
  const named = reading.topics.find((one) => !PLACE_TOPICS.has(one.topic))
  return { ...asked, topic: named?.topic ?? null, topicWords: named?.words ?? null, words: null }
}

/** "Going by my notes" asks for no notes to be read. In typed text. */
const BY_NOTES: readonly RegExp[] = [
  /[,;]?\s*\b(?:(?:going|judging) by|based on|according to|as per|looking at|from) (?:my|the) (?:own )?(?:notes?|records?|entries|diary)\b/giu,
  /[,;]?\s*(?<!\p{L})(?:laut|nach|gemäß|gemaess|anhand|aufgrund) (?:meinen?|meiner) (?:eigenen )?(?:notizen|aufzeichnungen|einträgen?|einträge)(?:\s+(?:zufolge|nach))?(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})meinen (?:eigenen )?(?:notizen|aufzeichnungen) (?:zufolge|nach)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:según|segun|por|de acuerdo con|basándote en|mirando) (?:mis|lo que tengo en mis) (?:propias )?(?:notas|apuntes|anotaciones|registros)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:d['’]après|selon|au vu de|à en croire) mes (?:propres )?(?:notes|relevés|entrées|annotations)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:по|судя по|согласно) моим (?:собственным )?(?:записям|заметкам|пометкам)(?!\p{L})/giu,
  /(?:제|내) (?:기록|메모)(?:으로|로|을|를)? ?(?:보면|볼 때|봤을 때|따르면|기준으로|상으로)/gu,
  /(?:메모|기록)에 따르면/gu,
  /[,，]?\s*(?:按照?|根据|照|从)我(?:自己)?的?(?:笔记|备注|记录)(?:来看|看)?/gu,
]

export function withoutByNotes(question: string): string {
  const text = BY_NOTES.reduce((left, one) => left.replace(one, ' '), question)
  return text.trim() === '' ? question : text
}

/** "Physio twice a week" names no two weeks. In typed text. */
const TIMES_A_WEEK: readonly RegExp[] = [
  /\b(?:once|twice|(?:two|three|four|five|six|\d) times) (?:a|per|each|every) week\b/giu,
  /(?<!\p{L})(?:ein|zwei|drei|vier|fünf|\d)[ -]?mal (?:pro|in der|die|jede) woche(?!\p{L})/giu,
  /(?<!\p{L})(?:una|dos|tres|cuatro|cinco|\d) ve(?:z|ces) (?:por|a la|cada) semana(?!\p{L})/giu,
  /(?<!\p{L})(?:une|deux|trois|quatre|cinq|\d) fois (?:par|la|dans la|chaque) semaine(?!\p{L})/giu,
  /(?<!\p{L})(?:раз|(?:два|три|четыре|\d) раза?|(?:пять|шесть|\d) раз) в неделю(?!\p{L})/giu,
  /(?:일주일|한 주|매주|주)에? ?(?:한|두|세|네|다섯|\d) ?번(?:씩)?/gu,
  /(?:每|一)(?:周|个?星期|个?礼拜)(?:一|两|二|三|四|五|\d)次/gu,
]

export function withoutTimesAWeek(question: string): string {
  const text = TIMES_A_WEEK.reduce((left, one) => left.replace(one, ' '), question)
  return text.trim() === '' ? question : text
}

/** "Massage in September, 10 sessions": their number is no day of the month. In typed text. [ASST-303] */
const SESSIONS: readonly RegExp[] = [
  /\b\d{1,2} (?=(?:sessions?|treatments?|rounds?|appointments?|injections?|jabs?)\b)/giu,
  /(?<!\p{L})\d{1,2} (?=(?:sitzung|behandlung|anwendung|termine|spritzen|einheiten)\p{L}*)/giu,
  /(?<!\p{L})\d{1,2} (?=(?:sesion|sesión|tratamiento|infiltracion|inyeccion)\p{L}*)/giu,
  /(?<!\p{L})\d{1,2} (?=(?:séance|seance|soin|infiltration|piqûre)s?(?!\p{L}))/giu,
  /(?<!\p{L})\d{1,2} (?=(?:сеанс|процедур|укол|капельниц|заняти|раз(?!\p{L}))\p{L}*)/giu,
  /(?<=월에 ?)\d{1,2} ?(?:번|회|차례)(?:를|을|나|정도)?/gu,
  /(?<=月份?)(?:做了|去了|打了)?\d{1,2}(?:次|回|个疗程)/gu,
]

export function withoutSessions(question: string): string {
  const text = SESSIONS.reduce((left, one) => left.replace(one, ''), question)
  return text.trim() === '' ? question : text
}

/** "Or is it all in my head", "on the third floor" (in German, the word of a stick): no part of the body and no brace. In typed text. [ASST-281] */
const ASIDES: readonly RegExp[] = [
  /[,;]?\s*\b(?:or|and) (?:is (?:it|that|this) |it['’]?s )?(?:just |all |only )*in my head\b/giu,
  /[,;]?\s*(?<!\p{L})oder (?:ist das |spielt sich das )?(?:nur |bloß |alles )*(?:in meinem kopf|kopfsache)(?: ab)?(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})o (?:es |son |está |esta )?(?:solo |sólo |todo )*(?:cosas? (?:de|en) mi cabeza|(?:está |esta )?en mi cabeza|de mi cabeza)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})ou (?:bien )?(?:est-ce (?:que c['’]est )?|c['’]est )?(?:juste |seulement |tout )*dans ma t[êe]te(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})или (?:это |всё |все |только )*у меня в голове(?!\p{L})/giu,
  /아니면 (?:그냥 |다 )?(?:제|내) 머릿속(?:에서)?(?: ?생각)?/gu,
  /[,，]?\s*还是(?:只是)?我(?:自己)?(?:脑子|脑袋)里(?:想的|瞎想)?/gu,
  /[,，]?\s*(?:是不是)?(?:真的)?有这(?:么个|种|个|么一种)说法(?:吗)?/gu,
  /(?<!\p{L})im (?:\d+\. ?|ersten |zweiten |dritten |vierten |fünften )stock(?!\p{L})/giu,
]

export function withoutAsides(question: string): string {
  const text = ASIDES.reduce((left, one) => left.replace(one, ' '), question)
  return text.trim() === '' ? question : text
}

/** Said after a question, that it is not understood asks nothing more. In typed text. */
const NOT_UNDERSTOOD: readonly RegExp[] = [
  /(?<=[.?!]\s*)(?:but )?i (?:just |really )?(?:do not|don['’]?t|can['’]?t) (?:really |quite )?(?:understand|get|follow)(?: it| that| this)?[.!\s]*$/iu,
  /(?<=[.?!]\s*)ich (?:verstehe|versteh|kapiere?) (?:das|es) (?:einfach )?nicht[.!\s]*$/iu,
  /(?<=[.?!]\s*)(?:es que )?no (?:lo |la )?(?:entiendo|comprendo|acabo de entender)[.!\s]*$/iu,
  /(?<=[.?!]\s*)je (?:ne |n['’]y )?(?:comprends|saisis) (?:pas|rien)(?: bien)?[.!\s]*$/iu,
  /(?<=[.?!]\s*)(?:잘 )?(?:모르겠어요|이해가 안 (?:돼요|가요|되네요))[.!\s]*$/u,
  /(?<=[.?!]\s*)(?:я )?(?:не понимаю|не пойму|не понял[аи]?)[.!\s]*$/iu,
  /(?<=[。？?！!]\s*)我?(?:不太?|没太?|搞不)(?:明白|懂|理解)[。！\s]*$/u,
]

/** "What is pacing? I don't understand it" is one question. [ASST-293] */
export const withoutNotUnderstood = (question: string): string =>
  NOT_UNDERSTOOD.reduce((left, one) => left.replace(one, ''), question).trimEnd()
