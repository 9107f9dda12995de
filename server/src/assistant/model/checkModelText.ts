import { checkParts } from '@reprieve/domain/assistant/answer/checkParts.ts'
import { saysNumber } from '@reprieve/domain/assistant/answer/numberWords.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import type { SafetyBook } from '@reprieve/domain/safety/safetyBook.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { claimIn } from './claims.ts'
import { isTextInLanguage } from './spokenLanguage.ts'
import type { CitationSigns } from './citationSigns.ts'

/** Why a model's text is not shown. The model gets this word, and may try once more. */
export type ModelTextFault =
  | 'empty'
  | 'too-long'
  | 'unknown-sign'
  | 'nothing-cited'
  | 'number'
  | 'claim'
  | 'danger'
  | 'markup'
  | 'instructions'
  | 'language'

export interface ModelTextContext {
  signs: CitationSigns
  book: SafetyBook
  language: Language
  /** The model's instructions: none of them may come back as an answer. */
  instructions: string
}

const LONGEST = 1_200
const SIGN = /\[\[([a-z]\d{1,4})\]\]/
const SENTENCE = /(?<=[.!?。！？…])\s*|\n+/u
const MARKUP =
  /[<>{}[\]`*_#|\\^~=@$]|:\/\/|\bwww\.|\b[\w-]+\.(?:com|org|net|io|app|dev|info|me|ai|co)\b|\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}/u
/** One word with characters of two scripts that look alike. */
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u
const SHARED_WORDS = 6

/**
 * Turns a model's text into parts of an answer, or says why not. Every sentence must cite something that a tool
 * returned in this turn; its own words may contain no number, claim or link. All or nothing. [ASST-34]
 */
export function checkModelText(
  text: string,
  checking: ModelTextContext,
): Result<readonly AnswerPart[], ModelTextFault> {
  const plain = text.replaceAll('\r', '').trim()
  if (plain === '') return err('empty')
  if (plain.length > LONGEST) return err('too-long')
  const pieces = plain.split(SIGN)
  const words = pieces.filter((_, place) => place % 2 === 0)
  const cited = pieces.filter((_, place) => place % 2 === 1)
  const parts = cited.map((sign) => checking.signs.cited(sign))
  if (!parts.every((part) => part !== null)) return err('unknown-sign')
  const fault = wordFault(words, checking) ?? groundFault(plain)
  if (fault !== null) return err(fault)
  const answer = [...shown(words, parts), ...checking.signs.screens()]
  return checkParts(answer) === null ? ok(answer) : err('number')
}

function wordFault(
  words: readonly string[],
  { book, language, instructions }: ModelTextContext,
): ModelTextFault | null {
  const text = words.join(' ')
  const oneLine = text.replaceAll('\n', ' ')
  if (MARKUP.test(oneLine) || MIXED.test(oneLine)) return 'markup'
  if (words.some(saysNumber)) return 'number'
  // A sign in the middle of a claim must not hide it.
  if (claimIn(words.join('[[n')) !== null || claimIn(oneLine) !== null) return 'claim'
  if (lookForDanger(oneLine, book) !== null) return 'danger'
  if (sharesWords(oneLine, instructions)) return 'instructions'
  return isTextInLanguage(language, oneLine) ? null : 'language'
}

/** A sentence that cites nothing is the model's own, and is not backed by any data. */
function groundFault(answer: string): ModelTextFault | null {
  const sentences = answer.split(SENTENCE).filter((sentence) => /\p{L}/u.test(sentence))
  return sentences.every((sentence) => SIGN.test(sentence)) ? null : 'nothing-cited'
}

function sharesWords(text: string, instructions: string): boolean {
  const instructionWords = ` ${lowerCaseWords(instructions).join(' ')} `
  const words = lowerCaseWords(text)
  return words.some(
    (_, place) =>
      place + SHARED_WORDS <= words.length &&
      instructionWords.includes(` ${words.slice(place, place + SHARED_WORDS).join(' ')} `),
  )
}

const lowerCaseWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

type Cited = NonNullable<ReturnType<CitationSigns['cited']>>

/** Guide passages are named where they are cited, and shown once below with their text and link. */
function shown(words: readonly string[], cited: readonly Cited[]): AnswerPart[] {
  const passages = [...new Set(cited.filter((part) => part.is === 'guide'))]
  const line = words.flatMap((text, place): AnswerPart[] => {
    const part = cited[place]
    const own: AnswerPart[] = text === '' ? [] : [{ is: 'text', text }]
    if (part === undefined) return own
    return [...own, part.is === 'guide' ? { is: 'name', text: part.title } : part]
  })
  return [...line, ...passages]
}
