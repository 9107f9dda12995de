import { RESULT } from '@reprieve/contract/codes.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { Ask } from '../api/ask.ts'
import { keepKnown, readKnown } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { PROVIDERS, type Provider } from './serviceFacts.ts'

/** Of what the server knows and only it may change (D34), what is shown without a line, too. */
export interface UserRecord {
  providers: readonly Provider[]
  avatar: Avatar | null
  plan: Plan
  credits: number
}

export type Plan = 'lite' | 'pro' | 'subscription'

export interface Avatar {
  /** Who made it: a provider, or 'upload'. */
  provider: string
  /** What get-image knows it by; another with every picture. */
  file: string
}

const ID = 'user_record'

/** What does not fit is as if it had not been said. */
export function userRecordFrom(content: unknown): UserRecord {
  const told = fieldsOf(content)
  const { providers, credits_count: credits } = told
  const connected = (Array.isArray(providers) ? providers : []).map((one) => fieldsOf(one)['provider'])
  return {
    providers: PROVIDERS.filter((name) => connected.includes(name)),
    avatar: avatarFrom(told['avatar']),
    plan: planOf(told),
    credits: typeof credits === 'number' ? credits : 0,
  }
}

function planOf({ is_subscription, is_pro }: Record<string, unknown>): Plan {
  if (is_subscription === true) return 'subscription'
  return is_pro === true ? 'pro' : 'lite'
}

/** Only its name is taken of the address: a picture is asked for from our own server and nowhere else. */
export function avatarFrom(told: unknown): Avatar | null {
  const { provider, url } = fieldsOf(told)
  if (typeof provider !== 'string' || typeof url !== 'string') return null
  const file = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('file')
  return file === null || file === '' ? null : { provider, file }
}

/** As it was told last; null where no server has told it yet. Needs no line. */
export async function keptUserRecord(diary: Diary): Promise<UserRecord | null> {
  const kept = await readKnown(diary, ID)
  return kept === null ? null : userRecordFrom(kept)
}

type Learned = 'learned' | 'away' | 'refused'

/** Asks the server, and keeps what it says with the diary, which takes it along when it goes. */
export async function learnUserRecord(diary: Diary, ask: Ask): Promise<Learned> {
  const answer = await ask('sync/get-record', { type: 'user_record' }, { background: true })
  if (!answer.reached) return 'away'
  if (answer.code !== RESULT.ok) return 'refused'
  await keepKnown(diary, ID, answer.body['content'])
  return 'learned'
}

/** After a call that changed one part of it, without asking for all of it. */
export async function changeKnownRecord(diary: Diary, change: Record<string, unknown>): Promise<void> {
  await keepKnown(diary, ID, { ...fieldsOf(await readKnown(diary, ID)), ...change })
}
