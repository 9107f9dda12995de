import { fieldsOf } from '@reprieve/contract/fields.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { keptDaysFrom, type AcceptedNote, type KeptDays } from '@reprieve/domain/assistant/session/note.ts'
import type { Ask } from '../api/ask.ts'
import { noteFrom } from './sessionTable.ts'

// The person's choices about the chat, stored in the account: for the server and all their devices.

const NOTE = 'solace_note'
const KEEP = 'solace_keep'

/** A new device asks the account; after this time without an answer it shows the note again. */
const PATIENCE_MS = 4_000

export async function noteOfAccount(ask: Ask): Promise<AcceptedNote | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  const told = valueOf(ask, NOTE).then(({ value }) => noteFrom(value))
  return Promise.race([told, late]).finally(() => clearTimeout(timer))
}

/** If this fails, the next device shows the note again. */
export const tellNote = (ask: Ask, note: AcceptedNote): Promise<boolean> => setValue(ask, NOTE, note)

/** Null: the request failed. [ASST-12] */
export async function keptDays(ask: Ask): Promise<KeptDays | null> {
  const { isTold, value } = await valueOf(ask, KEEP)
  return isTold ? keptDaysFrom(value) : null
}

export const keepFor = (ask: Ask, days: KeptDays): Promise<boolean> => setValue(ask, KEEP, days)

async function valueOf(ask: Ask, key: string): Promise<{ isTold: boolean; value: unknown }> {
  const answer = await ask('user/get-values', { keys: [key] })
  if (!answer.reached || answer.code !== RESULT.ok) return { isTold: false, value: undefined }
  return { isTold: true, value: fieldsOf(answer.body['values'])[key] }
}

async function setValue(ask: Ask, key: string, value: unknown): Promise<boolean> {
  const answer = await ask('user/set-values', { values: { [key]: value } })
  return answer.reached && answer.code === RESULT.ok
}
