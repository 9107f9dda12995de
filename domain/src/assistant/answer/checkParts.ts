import type { Part } from '../part.ts'
import { saysNumber } from './numberWords.ts'

export type PartFault = 'number-in-text' | 'private-letters' | 'empty'

const PRIVATE = /\p{Co}/u

/**
 * Null where every number is a figure. Names and quotations are shown as they are, by their kind and never by what
 * stands in them; whatever else is said has no number, whoever said it. [ASST-17]
 */
export function checkParts(parts: readonly Part[]): PartFault | null {
  if (parts.length === 0) return 'empty'
  const said = parts.flatMap((part) => (part.is === 'text' || part.is === 'screen' ? [part.text] : []))
  if (said.some((text) => PRIVATE.test(text))) return 'private-letters'
  return said.some(saysNumber) ? 'number-in-text' : null
}
