import type { AnswerPart } from '../answerPart.ts'
import { saysNumber } from './numberWords.ts'

export type PartFault = 'number-in-text' | 'private-letters' | 'empty'

const PRIVATE = /\p{Co}/u

/**
 * Null if every number is a figure. Names and quotations are recognised by their kind, never by their content, and
 * shown as they are; all other text must contain no number, regardless of who wrote it. [ASST-17]
 */
export function checkParts(parts: readonly AnswerPart[]): PartFault | null {
  if (parts.length === 0) return 'empty'
  const said = parts.flatMap(wordsIn)
  if (said.some((text) => PRIVATE.test(text))) return 'private-letters'
  return said.some(saysNumber) ? 'number-in-text' : null
}

function wordsIn(part: AnswerPart): readonly string[] {
  if (part.is === 'text' || part.is === 'screen') return [part.text]
  if (part.is !== 'bars') return []
  return part.rows.flatMap(({ label }) => (label.isName ? [] : [label.text]))
}
