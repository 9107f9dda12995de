import { RESULT } from '@reprieve/contract/codes.ts'
import { remindersFromSettings } from '@reprieve/contract/reminders/reminderWire.ts'
import { readSubscription } from '@reprieve/contract/reminders/subscription.ts'
import { findPlaceByZone } from '@reprieve/domain/schedule/zone.ts'
import { isLanguage } from '@reprieve/domain/settings/language.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { saveAnonymous } from './anonymousSubscriptionStore.ts'
import { SUPPORTED_PUSH_TYPE, type Device } from './store.ts'
import { endSubscription, saveSubscription } from './subscriptionStore.ts'

interface PushTokenFields {
  fcm_token: string
  type: string
}

const malformed = (reason: string): Refusal =>
  refuse(RESULT.malformed, { errors: [{ path: 'fcm_token', reason }] })

/** The endpoint is checked again before each message: the lists and what a name resolves to change. [PUSH-4] */
function readDevice(
  { fcm_token: token, type }: PushTokenFields,
  isAllowed: (endpoint: string) => boolean,
): Device | Refusal {
  // Stored for a future phone app; nothing is sent.
  if (type !== SUPPORTED_PUSH_TYPE) return { type, endpoint: token, p256dh: null, auth: null }
  const read = readSubscription(token)
  if (!read.ok) return malformed('no-subscription')
  return isAllowed(read.value.endpoint) ? { type, ...read.value } : malformed('not-a-push-service')
}

interface Whereabouts {
  timezone?: string | undefined
  language?: string | undefined
}

/** Time zone and language of a device. An unknown zone is null: then the zone of the person's last log-in counts. */
function whereabouts(sent: Whereabouts, { services, language, now }: CallContext) {
  const { timezone = '' } = sent
  return {
    timezone: findPlaceByZone(timezone) === null ? null : timezone,
    language: isLanguage(sent.language) ? sent.language : language,
    ofKey: services.push.publicKey,
    now,
  }
}

const register: Handler<'notifications/register-fcm-token'> = async (body, context) => {
  const { services, person, now } = context
  const { userId, family } = person
  const wait = await services.attempts.count(LIMITS.pushOfPerson, String(userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const device = readDevice(body, (endpoint) => services.push.isAllowed(endpoint))
  if (device instanceof Refusal) return device
  const registration = { ...device, ...whereabouts(body, context), userId, family }
  await inTransaction(services.db, (trx) => saveSubscription(trx, registration))
  return {}
}

const registerAnonymous: Handler<'notifications/register-anonymous-fcm-token'> = async (body, context) => {
  const { services, now, address } = context
  const wait = await services.attempts.count(LIMITS.pushOfAddress, addressGroup(address), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const device = readDevice(body, (endpoint) => services.push.isAllowed(endpoint))
  if (device instanceof Refusal) return device
  const registration = {
    ...device,
    ...whereabouts(body, context),
    // The offset does not matter here: the device sends the first day of each reminder.
    reminding:
      body.reminders === undefined
        ? null
        : remindersFromSettings(body.reminders, dayOf({ at: now, offset: 0 })),
  }
  await inTransaction(services.db, (trx) => saveAnonymous(trx, registration))
  return {}
}

/** Also for an endpoint that is no longer on any list. */
const unregister: Handler<'notifications/unregister-fcm-token'> = async (body, { services, person }) => {
  const device = readDevice(body, () => true)
  if (device instanceof Refusal) return device
  await inTransaction(services.db, (trx) => endSubscription(trx, person.userId, device.endpoint))
  return {}
}

export const reminderHandlers = {
  'notifications/register-fcm-token': register,
  'notifications/register-anonymous-fcm-token': registerAnonymous,
  'notifications/unregister-fcm-token': unregister,
} satisfies Handlers
