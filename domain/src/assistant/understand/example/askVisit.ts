import type { Language } from '@reprieve/domain/settings/language.ts'
import { foldWords } from '../foldQuestion.ts'
import { isPlace } from '../loose/looseFeatures.ts'
import { PAIN_TOPICS } from '../loose/thesaurus/topicKinds.ts'
import type { TopicId } from '../topicIds.ts'
import { joinByList } from '../loose/thesaurus/topicThings.ts'
import { ask, hasAny, inPlace, subjectsIn, type AskLabel, type LabelledQuestion } from './labelledQuestion.ts'

type Words = Readonly<Record<Language, RegExp>>

/** "What should I ask the doctor", and no doctor who asks. */
export const QUESTION_WORDS: Words = {
  en: /\bquestions?\b|\b(?:what|which) (?:\w+ )?(?:should|can|could|do|to) (?:i )?ask\b|\bwhat to ask\b|\bask (?:the|my) (?:doctor|gp|surgeon)\b/,
  de: /\bfragen (?:zu|uber|an|fur|vor|stell|soll)|\bwelche fragen\b|\bwas (?:soll|kann|muss|sollt\p{L}*)? ?(?:ich )?(?:\p{L}+ ){0,4}fragen\b|\bwas frag\p{L}* ich\b/u,
  es: /\bpreguntas?\b(?! el| la)|\bque (?:le |les )?(?:pregunto|preguntar|(?:puedo|debo|deberia|tengo que|hay que) (?:si o si |sin falta )?preguntar)\w*\b/,
  fr: /\bquestions?\b|\bque (?:dois je |puis je |faut il |devrais je )?(?:absolument )?(?:lui )?demander\b|\bquoi (?:lui )?demander\b/,
  ko: /(?:뭘|무엇을|뭐라고|뭐) ?물어|질문|물어(?:봐야|볼|봐도|보면).{0,10}(?:뭐|뭘|무엇|뭔)/,
  ru: /(?:что|о ч[её]м|про что|как\p{L}* вопрос\p{L}*) (?:\p{L}+ ){0,3}(?:спросить|спрашивать|задать)|вопрос/u,
  'zh-rCN': /问(?:医生|大夫)?(?:什么|啥|哪些)|(?:什么|哪些)问题|该问/,
}

/** "How many does he want to know": the doctor asks for a number. */
const MONTHLY_WORDS: Words = {
  en: /\b(?:a|per|each|every) month\b|\bmonthly\b|\bhow (?:many|often)\b/,
  de: /\bim monat\b|\bmonatlich\b|\bpro monat\b|\bwie (?:viele?|oft)\b/,
  es: /\b(?:al|por|cada) mes\b|\bcuant[oa]s\b|\bcon que frecuencia\b/,
  fr: /\bpar mois\b|\bcombien\b/,
  ko: /한 ?달에|매달|몇 ?(?:번|알|개|정|회)|얼마나 ?자주/,
  ru: /в месяц|сколько|как часто/,
  'zh-rCN': /(?:一个|每个?|一)月|几(?:次|片|粒|颗)|多少/,
}

/** "What has changed since". */
export const CHANGED_WORDS: Words = {
  en: /\bchang|\bdifferent\b|\bbetter\b|\bworse\b/,
  de: /verander|geandert|anders|besser|schlechter|schlimmer/,
  es: /cambi|distint|diferent|mejor|peor/,
  fr: /chang|boug|different|mieux|pire/,
  ko: /달라|변했|변한|바뀌|나아|나빠/,
  ru: /измен|по другому|лучше|хуже/,
  'zh-rCN': /变化|变了|不同|不一样|好转|变/,
}

export const SINCE_WORDS: Words = {
  en: /\bsince\b/,
  de: /\bseit(?:dem)?\b/,
  es: /\bdesde\b/,
  fr: /\bdepuis\b/,
  ko: /이후|뒤로|후로|부터/,
  ru: /(?:^| )(?:с|со|после)(?: |$)/,
  'zh-rCN': /以来|以后|之后|从/,
}

export const DOCTOR_WORDS: Words = {
  en: /\b(?:dr|doctor|gp|doc|specialist|neurologist|consultant|surgeon|appointment|visit|saw)\b/,
  de: /\b(?:dr|arzt|arztin|doktor|hausarzt\p{L}*|neurolog\p{L}*|termin|praxis|orthopad\p{L}*)\b/u,
  es: /\b(?:dra?|doctora?|medic[oa]|neurolog[oa]|especialista|consulta|cita|visita)\b/,
  fr: /\b(?:dr|docteur|medecin|toubib|neurologue|specialiste|rdv|rendez vous|consultation)\b/,
  ko: /의사|선생님|병원|진료|신경과|원장/,
  ru: /врач|доктор|невролог|терапевт|при[её]м/,
  'zh-rCN': /医生|大夫|门诊|医院|复诊|专家/,
}

const saysIn =
  ({ reading }: LabelledQuestion) =>
  (words: Words): boolean =>
    words[reading.thesaurus.language].test(foldWords(reading.typed))

/** "What changed since I saw Dr Byrne in August": since then beside as long before. Null without both. [ASST-195] */
export const askSinceVisit: AskLabel = (question) => {
  const says = saysIn(question)
  const [period, second] = question.reading.periods
  const isPast = period !== undefined && second === undefined && period.from !== ''
  return isPast && says(SINCE_WORDS) && says(CHANGED_WORDS) && says(DOCTOR_WORDS)
    ? ask('since-start', { things: [], periods: [period.range], measure: null })(question)
    : null
}

/** "The doctor will ask how many tablets": the number of doses, or of bad heads. Null if it is no such number. [ASST-192] */
export const askDoctorsNumber =
  (doses: AskLabel): AskLabel =>
  (question) => {
    const says = saysIn(question)
    if (!says(MONTHLY_WORDS) || !says(DOCTOR_WORDS)) return null
    if (hasAny(question, 'medicines', 'medicine')) return doses(question)
    const [subject] = subjectsIn(question)
    if (subject === undefined || subject.things.length === 0) return null
    if (subject.topic !== null && isPlace(subject.topic.topic))
      return inPlace('how-often', () => ({ periods: [] }))(question)
    return ask('how-often', { things: joinByList([...subject.things]), periods: [] })(question)
  }

/** What a medicine may do besides its effect. */
export const SIDE_STATES: readonly TopicId[] = [
  'tired',
  'fog',
  'nausea',
  'dizziness',
  'bowel',
  'appetite',
  'weakness',
  'numbness',
  'swelling',
]

/** "Questions about being so drowsy from the tablets" are those about side effects. [ASST-241] */
export const askQuestions: AskLabel = (question) => {
  const isOfState = question.reading.topics.some(({ topic }) => SIDE_STATES.includes(topic))
  const isOfMedicine = hasAny(question, 'medicines', 'medicine', 'other-medicine')
  return ask('visit-questions', isOfState && isOfMedicine ? { topic: 'side-effects' } : {})(question)
}

/** What a doctor will ask for, what to ask, or what changed; otherwise the page. */
export const askVisit =
  (doses: AskLabel): AskLabel =>
  (question) => {
    const since = askSinceVisit(question)
    if (since !== null) return since
    if (saysIn(question)(QUESTION_WORDS)) return askQuestions(question)
    return (
      askDoctorsNumber(doses)(question) ??
      ask('visit', { effect: hasAny(question, 'not-helps', 'medicines') ? 'not' : null })(question)
    )
  }

/** "What data on my sleep can I tell the doctor": the page has what was recorded of it. [ASST-193] */
export const askVisitAbout: AskLabel = (question) => {
  if (!saysIn(question)(DOCTOR_WORDS)) return null
  const subject = subjectsIn(question).find(
    ({ topic, things }) =>
      topic !== null &&
      !isPlace(topic.topic) &&
      !PAIN_TOPICS.has(topic.topic) &&
      things.some(({ thing }) => thing.list === 'symptom' || thing.list === 'aggravating_factor'),
  )
  return subject === undefined ? null : ask('visit', { things: joinByList([...subject.things]) })(question)
}
