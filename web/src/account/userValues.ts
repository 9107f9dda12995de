import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields, isFields, type Fields } from '@reprieve/contract/fields.ts'
import { ENGAGEMENT_VALUES } from '@reprieve/contract/home/homeWireEngagement.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'

/** The notification for screens that show account values. */
export const USER_VALUES_CHANGED = 'answers'

const SHELF = 'answers'
const ID = 'user-values'

/**
 * Loads the account's values after a log-in, parallel to the first sync; on failure they are loaded at the next start.
 * Returns whether it succeeded. [SES-7]
 */
export async function fetchUserValues(diary: Diary, ask: Ask): Promise<boolean> {
  const answer = await ask('user/get-values', { keys: [...ENGAGEMENT_VALUES] }, { background: true })
  if (!answer.reached || answer.code !== RESULT.ok) return false
  const { values } = answer.body
  return isFields(values) && keepValues(diary, values)
}

/** The values as last received; empty if never, or if the stored copy cannot be read. */
export async function readUserValues({ tables, codec }: Diary): Promise<Fields> {
  const raw = await tables.shelved(SHELF, ID)
  if (raw === undefined) return {}
  const read = await codec.decode({ table: SHELF, id: ID }, toFields(raw)['content'])
  return read.ok ? toFields(read.value) : {}
}

/** Returns whether the account has them now. If not, they must be sent again. [ENG-11] */
export async function sendUserValues(diary: Diary, ask: Ask, values: Fields): Promise<boolean> {
  const answer = await ask('user/set-values', { values }, { background: true })
  if (!answer.reached || answer.code !== RESULT.ok) return false
  return keepValues(diary, { ...(await readUserValues(diary)), ...values })
}

async function keepValues({ tables, codec, now, doorbell }: Diary, values: Fields): Promise<boolean> {
  const content = await codec.encode({ table: SHELF, id: ID }, values)
  const kept = await tables.write({ shelve: [{ shelf: SHELF, id: ID, at: now(), content }] })
  if (kept.ok) doorbell.ring([USER_VALUES_CHANGED])
  return kept.ok
}
