import { RESULT } from '@reprieve/contract/codes.ts'
import { readSubscription } from '@reprieve/contract/reminders/subscription.ts'
import { placeIn } from '@reprieve/domain/schedule/zone.ts'
import { isLanguage } from '@reprieve/domain/settings/language.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refused, refuse, type Handler, type Handlers } from '../handler.ts'
import { SENT_TYPE } from './store.ts'
import { endSubscription, saveAnonymous, saveSubscription, type Device } from './subscriptions.ts'

interface Told {
  fcm_token: string
  type: string
}

const malformed = (reason: string): Refused =>
  refuse(RESULT.malformed, { errors: [{ path: 'fcm_token', reason }] })

/** Looked at again before each message: lists change, and so does what a name leads to. [PUSH-4] */
function deviceOf(
  { fcm_token: token, type }: Told,
  isAllowed: (endpoint: string) => boolean,
): Device | Refused {
  // Kept for the day when there is an app for phones; nothing is sent.
  if (type !== SENT_TYPE) return { type, endpoint: token, p256dh: null, auth: null }
  const read = readSubscription(token)
  if (!read.ok) return malformed('no-subscription')
  return isAllowed(read.value.endpoint) ? { type, ...read.value } : malformed('not-a-push-service')
}

const register: Handler<'notifications/register-fcm-token'> = async (body, context) => {
  const { services, person, now } = context
  const { userId, family } = person
  const wait = await services.attempts.count(LIMITS.pushOfPerson, String(userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const device = deviceOf(body, (endpoint) => services.push.isAllowed(endpoint))
  if (device instanceof Refused) return device
  const told = body.timezone ?? ''
  const registration = {
    ...device,
    userId,
    family,
    now,
    // Without one that we know: that of the person's last sign-in.
    timezone: placeIn(told) === null ? null : told,
    language: isLanguage(body.language) ? body.language : context.language,
    ofKey: services.push.publicKey,
  }
  await inTransaction(services.db, (trx) => saveSubscription(trx, registration))
  return {}
}

const registerAnonymous: Handler<'notifications/register-anonymous-fcm-token'> = async (body, context) => {
  const { services, now, address } = context
  const wait = await services.attempts.count(LIMITS.pushOfAddress, addressGroup(address), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const device = deviceOf(body, (endpoint) => services.push.isAllowed(endpoint))
  if (device instanceof Refused) return device
  await saveAnonymous(services.db, device, now)
  return {}
}

/** Also of one that no list has any more. */
const unregister: Handler<'notifications/unregister-fcm-token'> = async (body, { services, person }) => {
  const device = deviceOf(body, () => true)
  if (device instanceof Refused) return device
  await inTransaction(services.db, (trx) => endSubscription(trx, person.userId, device.endpoint))
  return {}
}

export const reminderHandlers = {
  'notifications/register-fcm-token': register,
  'notifications/register-anonymous-fcm-token': registerAnonymous,
  'notifications/unregister-fcm-token': unregister,
} satisfies Handlers
