import type { Language } from '@reprieve/domain/settings/language.ts'
import { DOCTOR_WORDS } from '../example/askVisit.ts'
import { NOW_WHAT_WORDS } from '../example/formWords.ts'
import { passagesOfMoving } from '../example/moveForms.ts'
import { readToldFeeling } from '../example/toldFeelings.ts'
import { foldWords } from '../foldQuestion.ts'
import type { LooseFeature } from './looseFeatures.ts'
import { looseQuestion, type LooseParts, type LooseResult } from './looseQuestion.ts'

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

/** "Which questions for the pain clinic, also because of the side effects": they ask for no cause and no dose. [ASST-317] */
function questionsToAsk(parts: LooseParts, text: string): LooseResult | null {
  const { reading, features } = parts
  const { language } = reading.thesaurus
  const isOfSideEffects = reading.topics.some(({ topic }) => topic === 'side-effects')
  const isOfVisit = features.has('visit') || DOCTOR_WORDS[language].test(text)
  if (!isOfSideEffects || !isOfVisit || !TO_ASK[language].test(text)) return null
  if (OF_ADVICE.some((one) => features.has(one))) return null
  const asked = looseQuestion('visit-questions', parts)
  return {
    is: 'asked',
    asked: { ...asked, topic: 'side-effects', things: [], place: null, periods: [] },
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

/** What to ask at the doctor's, or what to do alone in a flare, beside words that seem to say something else. */
export function readToAsk(parts: LooseParts): LooseResult | null {
  const text = foldWords(parts.reading.typed)
  return questionsToAsk(parts, text) ?? planForFlare(parts, text) ?? howToMove(parts, text)
}
