import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'

/** Spec 1 section 4: what a person has done with the cards of home, on whichever device. */
const ENGAGEMENT_VALUES = [
  'engagement_register_account',
  'engagement_enable_notifications',
  'engagement_download_app',
  'engagement_collapsed',
  'engagement_dismissed',
] as const

const SHELF = 'answers'
const ID = 'user-values'

/**
 * The second step of a sign-in, beside the first sync and never before it: what cannot be had now is had at the next
 * start. [SES-7]
 */
export async function fetchValues({ tables, codec, now, doorbell }: Diary, ask: Ask): Promise<void> {
  const answer = await ask('user/get-values', { keys: [...ENGAGEMENT_VALUES] }, { background: true })
  if (!answer.reached || answer.code !== RESULT.ok) return
  const { values } = answer.body
  if (typeof values !== 'object' || values === null) return
  const content = await codec.encode({ table: SHELF, id: ID }, values)
  const kept = await tables.write({ shelve: [{ shelf: SHELF, id: ID, at: now(), content }] })
  if (kept.ok) doorbell.ring([SHELF])
}
