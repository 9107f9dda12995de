import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Ask } from '../../api/ask.ts'
import { base64url, subscribedTo } from '../../device/pushSubscription.ts'
import { keepRegisteredSum, registeredSum } from '../../device/pushSubscriptionMark.ts'
import { inTurn, sinceNow } from './pushTurn.ts'

export interface PushParts {
  ask: Ask
  /** Of the session: who has signed in again is registered again. [PUSH-3] */
  token: string
  language: Language
}

const BETWEEN_MS = 3_600_000

/** The key of the server's messages, asked for once an hour; null where it cannot be had. */
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

/** Only where something has changed since the last time; in one tab, and not where somebody logs out meanwhile. [PUSH-14, PUSH-10] */
export function registerPush(parts: PushParts, key: () => Promise<string | null>): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve()
  const begun = sinceNow()
  return inTurn(async () => {
    if (begun.hasLeft()) return
    const publicKey = await key()
    if (publicKey !== null && !begun.hasLeft()) await register(parts, publicKey)
  })
}

async function register({ ask, token, language }: PushParts, publicKey: string): Promise<void> {
  const fcm_token = await subscribedTo(publicKey)
  if (fcm_token === null) return
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  const sum = await sumOf([fcm_token, publicKey, timezone, language, token])
  if ((await registeredSum(caches)) === sum) return
  const request = { fcm_token, type: 'webpush', timezone, language } as const
  const answer = await ask('notifications/register-fcm-token', request, { background: true })
  if (answer.reached && answer.code === RESULT.ok) await keepRegisteredSum(caches, sum)
}

/** Not the things themselves: whoever has the address of a subscription can write to this device. */
async function sumOf(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
