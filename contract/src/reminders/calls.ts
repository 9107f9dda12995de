import * as z from 'zod'
import { call } from '../call.ts'
import { filledText, text, word } from '../scalars.ts'

/** A push token of a phone, or a browser's whole PushSubscription as JSON with type `webpush` (D55). */
const pushTarget = z.object({
  fcm_token: filledText(4_096),
  type: z.enum(['webpush', 'android', 'ios']),
  /** Where the device is now, and what it speaks: a reminder comes at its hour, in its words. */
  timezone: text(64).optional(),
  language: word.optional(),
})

/** More than are read of them, and the quiet hours beside. */
const MOST_TIMES = 256

/** The times of a device without an account, as its settings `reminders` hold them. Left out: none is known. [PUSH-2] */
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
