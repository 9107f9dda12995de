import { toFields } from '@reprieve/contract/fields.ts'
import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import {
  INTENTS,
  NOTHING_ASKED,
  type UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'

/** Reads the stored topic of the previous exchange, which an older server may have written. */
export function readPreviousTopic(stored: unknown): PreviousExchange {
  const { asked, offered } = toFields(stored)
  return {
    asked: questionFromStored(asked),
    offered: (Array.isArray(offered) ? offered : []).flatMap((one) => {
      const { label, asked: own } = toFields(one)
      const read = questionFromStored(own)
      return typeof label === 'string' && read !== null ? [{ label, asked: read }] : []
    }),
  }
}

function questionFromStored(stored: unknown): UnderstoodQuestion | null {
  const fields = toFields(stored)
  const intent = INTENTS.find((name) => name === fields['intent'])
  return intent === undefined ? null : { ...NOTHING_ASKED, ...fields, intent }
}
