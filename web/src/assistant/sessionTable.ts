import { toFields } from '@reprieve/contract/fields.ts'
import type { AcceptedNote } from '@reprieve/domain/assistant/session/note.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readServerCopy, SOLACE_SESSION, storeServerCopy } from '../local/serverCopies.ts'

/** The open chat of this device and the accepted note: a reload continues with both. [ASST-6] */
export interface StoredChat {
  /** Null: none is open here. */
  token: string | null
  note: AcceptedNote | null
  /** The person does not want any model to be asked. [ASST-16] */
  isBuiltInOnly: boolean
}

export async function readStoredChat(diary: Diary): Promise<StoredChat> {
  const { token, note, built_in_only: isBuiltInOnly } = toFields(await readServerCopy(diary, SOLACE_SESSION))
  return {
    token: typeof token === 'string' ? token : null,
    note: readAcceptedNote(note),
    isBuiltInOnly: isBuiltInOnly === true,
  }
}

/** If this fails, it is requested or started again: nothing is lost. */
export async function storeChat(diary: Diary, { token, note, isBuiltInOnly }: StoredChat): Promise<void> {
  await storeServerCopy(diary, SOLACE_SESSION, { token, note, built_in_only: isBuiltInOnly })
}

/** As stored in the account and on the device. */
export function readAcceptedNote(said: unknown): AcceptedNote | null {
  const { version, engine } = toFields(said)
  return typeof version === 'number' && typeof engine === 'string' ? { version, engine } : null
}
