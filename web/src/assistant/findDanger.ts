import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { safetyBook } from '../safety/safetyBook.ts'

/**
 * The fixed card if a text contains words of danger: found on the device, in all seven languages, also offline.
 * [SAFE-8]
 */
export async function findDanger(text: string): Promise<Extract<AnswerPart, { is: 'card' }> | null> {
  const found = lookForDanger(text, await safetyBook())
  return found === null ? null : { is: 'card', danger: found.danger, flags: found.flags }
}
