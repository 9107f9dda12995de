import { fieldsOf } from '@reprieve/contract/fields.ts'
import { INTENTS, NOTHING_ASKED, type UnderstoodQuestion } from '@reprieve/domain/assistant/asked.ts'
import type { Before } from '@reprieve/domain/assistant/understand/understood.ts'

/** What the exchange before was about, as it was kept with it. Written by this server or one before it. */
export function beforeFrom(kept: unknown): Before {
  const { asked, offered } = fieldsOf(kept)
  return {
    asked: askedFrom(asked),
    offered: (Array.isArray(offered) ? offered : []).flatMap((one) => {
      const { label, asked: own } = fieldsOf(one)
      const read = askedFrom(own)
      return typeof label === 'string' && read !== null ? [{ label, asked: read }] : []
    }),
  }
}

function askedFrom(kept: unknown): UnderstoodQuestion | null {
  const fields = fieldsOf(kept)
  const intent = INTENTS.find((name) => name === fields['intent'])
  return intent === undefined ? null : { ...NOTHING_ASKED, ...fields, intent }
}
