import type { Language } from '@reprieve/domain/settings/language.ts'
import { passagesOfAdvice } from '../example/adviceForms.ts'
import { DOCTOR_WORDS, SIDE_STATES } from '../example/askVisit.ts'
import { NOW_WHAT_WORDS } from '../example/formWords.ts'
import { passagesOfMoving } from '../example/moveForms.ts'
import { readToldFeeling } from '../example/toldFeelings.ts'
import { foldWords } from '../foldQuestion.ts'
import type { LooseFeature } from './looseFeatures.ts'
import { looseQuestion, type LooseParts, type LooseResult } from './looseQuestion.ts'
import { joinByList } from './thesaurus/topicThings.ts'

/** Which questions to ask, in folded text. */
const TO_ASK: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:what|which) (?:\w+ )?questions?\b.*\b(?:ask|put|bring|raise)|\bwhat (?:else )?(?:should|can|could|do|to|shall) (?:i )?ask\b|\bquestions? (?:to ask|for) (?:the|my|dr)\b/,
  de: /\bwelche fragen\b|\bwas (?:soll|sollte|kann|muss)\w* ich\b.*\bfragen\b|\bfragen (?:an|fur) (?:den|die|meine\w*) /,
  es: /\b(?:que|cuales) preguntas?\b|\bque (?:le |les )?(?:pregunto|(?:debo|deberia|puedo|tengo que) preguntar)\b|\bpreguntas (?:para|que hacer)\b/,
  fr: /\bquelles? questions?\b|\b(?:que|quoi) (?:dois je |devrais je |puis je |faut il )?(?:lui )?demander\b|\bquestions? (?:a poser|pour (?:le|mon|ma))\b/,
  ko: /(?:무슨|어떤) ?질문|(?:뭘|무엇을|뭐를|뭐라고|어떤 ?걸) ?(?:물어|여쭤|질문)/,
  ru: /как(?:ие|ои) вопрос|(?:что|о чем|про что) (?:\S+ ){0,2}(?:спросить|спрашивать)|вопрос\S* (?:к|для) врач/,
  'zh-rCN': /(?:问|提)(?:一?下?)?(?:医生|大夫|他|她)?(?:些)?(?:什么|啥|哪些)|(?:什么|哪些)问题/,
}

const OF_ADVICE: readonly LooseFeature[] = ['dosing', 'dose-word', 'take-more', 'stop-change', 'predict']

/** "Which questions for the pain clinic, also because of the side effects": they ask for no cause and no dose. [ASST-317, ASST-338] */
function questionsToAsk(parts: LooseParts, text: string): LooseResult | null {
  const { reading, features } = parts
  const { language } = reading.thesaurus
  const named = reading.names.flat().filter(({ thing }) => thing.list === 'medication')
  const states = reading.topics.filter(({ topic }) => SIDE_STATES.includes(topic))
  const isOfMedicine = named.length > 0 || reading.medicine !== null
  const isOfSideEffects =
    reading.topics.some(({ topic }) => topic === 'side-effects') || (states.length > 0 && isOfMedicine)
  const isOfVisit = features.has('visit') || DOCTOR_WORDS[language].test(text)
  if (!isOfSideEffects || !isOfVisit || !TO_ASK[language].test(text)) return null
  if (OF_ADVICE.some((one) => features.has(one))) return null
  const symptoms = states
    .flatMap(({ topic }) => parts.context.byTopic.get(topic) ?? [])
    .filter(({ thing }) => thing.list === 'symptom')
  const unknown = named.length === 0 ? reading.unknownMedicines : []
  return {
    is: 'asked',
    asked: {
      ...looseQuestion('visit-questions', parts),
      topic: 'side-effects',
      topicWords: unknown.length === 0 ? null : unknown.join(', '),
      things: joinByList([...named, ...symptoms]),
      place: null,
      periods: [],
    },
    isSure: true,
  }
}

/** "What do I do when a bad flare comes and I am alone at home" asks for a plan, and tells of no loneliness. [ASST-318] */
function planForFlare(parts: LooseParts, text: string): LooseResult | null {
  const { reading } = parts
  const isOfFlare = reading.topics.some(({ topic }) => topic === 'flare')
  if (!isOfFlare || !NOW_WHAT_WORDS[reading.thesaurus.language].test(text)) return null
  if (readToldFeeling(reading, false, true)?.feeling !== 'alone') return null
  return {
    is: 'asked',
    asked: {
      ...looseQuestion('guide', parts),
      words: reading.typed,
      topic: 'flare',
      things: [],
      place: null,
      passages: ['flare-ups-are-expected/what-to-do-now', 'flare-ups-are-expected/first-hours-plan'],
    },
    isSure: true,
  }
}

const OF_MEDICINE: readonly LooseFeature[] = ['medicine', 'other-medicine', 'medicines', 'dosing', 'alarm']

/** "How much do I add to my walks", "is dancing bad with arthritis, or should I stop": no dose, no medicine and no count. [ASST-318] */
function howToMove(parts: LooseParts, text: string): LooseResult | null {
  const { reading, features } = parts
  const named = reading.topics.map(({ topic }) => topic)
  const passages = passagesOfMoving(named, text, reading.thesaurus.language)
  if (passages === null || OF_MEDICINE.some((one) => features.has(one)) || !features.has('asking'))
    return null
  return {
    is: 'asked',
    asked: { ...looseQuestion('guide', parts), words: reading.typed, things: [], place: null, passages },
    isSure: true,
  }
}

/** What helps to lie, to sit long, to divide work or to stop brooding: no count, and nobody else's diary. [ASST-336] */
function adviceFor(parts: LooseParts, text: string): LooseResult | null {
  const { reading, features } = parts
  const named = reading.topics.map(({ topic }) => topic)
  const passages = passagesOfAdvice(named, text, reading.thesaurus.language)
  const isOther = [...OF_MEDICINE, ...OF_COUNT].some((one) => features.has(one))
  return passages === null || isOther
    ? null
    : {
        is: 'asked',
        asked: { ...looseQuestion('guide', parts), words: reading.typed, things: [], place: null, passages },
        isSure: true,
      }
}

const OF_COUNT: readonly LooseFeature[] = ['how-many', 'how-often', 'average']

/** What to ask at the doctor's, or what to do alone in a flare, beside words that seem to say something else. */
export function readToAsk(parts: LooseParts): LooseResult | null {
  const text = foldWords(parts.reading.typed)
  return (
    questionsToAsk(parts, text) ??
    planForFlare(parts, text) ??
    howToMove(parts, text) ??
    adviceFor(parts, text)
  )
}
