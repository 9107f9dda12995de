import * as z from 'zod'
import { call } from '../call.ts'
import { filledText, text, word } from '../scalars.ts'

/** A phone's push token, or a browser's PushSubscription as JSON with type `webpush` (D55). */
const pushTarget = z.object({
  fcm_token: filledText(4_096),
  type: z.enum(['webpush', 'android', 'ios']),
  /** The device's time zone and language, so that reminders come at the local hour in its language. */
  timezone: text(64).optional(),
  language: word.optional(),
})

/** More than the number of reminders that are read, plus the quiet hours. */
const MOST_TIMES = 256

/**
 * The times of a device without an account, as stored in its settings `reminders`. If missing, none are known. [PUSH-2]
 */
const anonymousTarget = pushTarget.extend({
  reminders: z
    .record(filledText(64), z.unknown())
    .refine((times) => Object.keys(times).length <= MOST_TIMES, { error: 'too-many' })
    .optional(),
})

export const remindersCalls = {
  'notifications/register-fcm-token': call({ request: pushTarget }),
  'notifications/register-anonymous-fcm-token': call({ who: 'anyone', request: anonymousTarget }),
  'notifications/unregister-fcm-token': call({ namesId: true, request: pushTarget }),
}
