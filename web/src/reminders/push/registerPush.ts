import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { fieldsOf, type Fields } from '@reprieve/contract/fields.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import { base64url, subscribedTo } from '../../device/pushSubscription.ts'
import { keepRegisteredSum, registeredSum } from '../../device/pushSubscriptionMark.ts'
import { localNow } from '../../device/useNow.ts'
import { inTurn, sinceNow } from './pushTurn.ts'

/**
 * Whose reminders come. With an account the server has them; a new log-in registers again. [PUSH-3] Without one the
 * device sends their times, or null if they cannot be read now. [PUSH-17]
 */
type PushOwner = { token: string } | { times: () => Promise<Fields | null> }

export interface PushParts {
  ask: Ask
  of: PushOwner
  language: Language
}

const BETWEEN_MS = 3_600_000

/** The server's push key, requested once an hour; null if it cannot be loaded. */
export function serverKey(ask: Ask, now: () => number = Date.now): () => Promise<string | null> {
  let told: { key: string | null; at: number } | null = null
  return async () => {
    if (told !== null && now() - told.at < BETWEEN_MS) return told.key
    const answer = await ask('core/service-status', {}, { background: true })
    if (!answer.reached || answer.code !== RESULT.ok) return null
    const { public_key: key } = fieldsOf(answer.body['push'])
    told = { key: typeof key === 'string' && key !== '' ? key : null, at: now() }
    return told.key
  }
}

/**
 * Only if something has changed; in one tab, and not if somebody logs out meanwhile. Returns whether the server is up
 * to date. [PUSH-14, PUSH-10]
 */
export async function registerPush(parts: PushParts, key: () => Promise<string | null>): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const begun = sinceNow()
  return inTurn(async () => {
    if (begun.hasLeft()) return false
    const publicKey = await key()
    return publicKey !== null && !begun.hasLeft() && register(parts, publicKey)
  })
}

async function register({ ask, of, language }: PushParts, publicKey: string): Promise<boolean> {
  const fcm_token = await subscribedTo(publicKey)
  if (fcm_token === null) return false
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  const call = await callFor(of, { fcm_token, type: 'webpush', timezone, language })
  if (call === null) return false
  const sum = await sumOf([fcm_token, publicKey, timezone, language, ...call.marks])
  if ((await registeredSum(caches)) === sum) return true
  const answer = await call.tell(ask)
  if (!answer.reached || answer.code !== RESULT.ok) return false
  await keepRegisteredSum(caches, sum)
  return true
}

interface PushTarget {
  fcm_token: string
  type: 'webpush'
  timezone: string
  language: Language
}

interface Registration {
  /** If one of them changes, it is sent again. */
  marks: readonly string[]
  tell: (ask: Ask) => Promise<Answer>
}

const QUIETLY = { background: true } as const

async function callFor(of: PushOwner, target: PushTarget): Promise<Registration | null> {
  if ('token' in of)
    return {
      marks: [of.token],
      tell: (ask) => ask('notifications/register-fcm-token', target, QUIETLY),
    }
  const reminders = await of.times()
  if (reminders === null) return null
  // Includes the day, because the server deletes what is not renewed for 30 days. [PUSH-2]
  return {
    marks: [JSON.stringify(reminders), dayOf(localNow())],
    tell: (ask) => ask('notifications/register-anonymous-fcm-token', { ...target, reminders }, QUIETLY),
  }
}

/** A hash instead of the values: anybody with the address of a subscription could send to this device. */
async function sumOf(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
