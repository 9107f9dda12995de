import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../local/serverCopies.ts'

const RECORD = 'user_record'
const SUBSCRIPTION = 'subscription'

export type RefreshOutcome = 'learned' | 'away' | 'refused'
type ServerFields = Record<string, unknown>

/** What the server knows about the person and only it may change (D34), as last sent; null: never. */
export async function readServerRecord(diary: Diary): Promise<ServerFields | null> {
  const told = await readServerCopy(diary, RECORD)
  return told === null ? null : toFields(told)
}

/** The state of the subscription, for those who have or had one. */
export const readServerSubscription = async (diary: Diary): Promise<ServerFields> =>
  toFields(await readServerCopy(diary, SUBSCRIPTION))

/** Loads it from the server and stores it with the diary, with which it is deleted. */
export async function refreshServerRecord(diary: Diary, ask: Ask): Promise<RefreshOutcome> {
  const answer = await ask('sync/get-record', { type: RECORD }, { background: true })
  if (!answer.reached) return 'away'
  if (answer.code !== RESULT.ok) return 'refused'
  await storeServerCopy(diary, RECORD, answer.body['content'])
  return 'learned'
}

export async function refreshSubscription(diary: Diary, ask: Ask): Promise<void> {
  const answer = await ask('purchases/get-all-purchases', undefined, { background: true })
  if (answer.reached && answer.code === RESULT.ok) await keepSubscription(diary, answer.body)
}

/** After a call that changed one part, without loading all of it. */
export async function changeServerRecord(diary: Diary, change: ServerFields): Promise<void> {
  await storeServerCopy(diary, RECORD, { ...(await readServerRecord(diary)), ...change })
}

/** The plan in a purchase response applies immediately, even if the record is only loaded later. */
export async function storePlanFromResponse(diary: Diary, answer: ServerFields): Promise<void> {
  const { is_pro, is_subscription, credits_count } = answer
  await changeServerRecord(diary, { is_pro, is_subscription, credits_count })
  await keepSubscription(diary, answer)
}

const keepSubscription = (
  diary: Diary,
  { subscription_state, subscription_until }: ServerFields,
): Promise<unknown> => storeServerCopy(diary, SUBSCRIPTION, { subscription_state, subscription_until })
