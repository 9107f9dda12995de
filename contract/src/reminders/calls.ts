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

export const remindersCalls = {
  'notifications/register-fcm-token': call({ request: pushTarget }),
  'notifications/register-anonymous-fcm-token': call({ who: 'anyone', request: pushTarget }),
  'notifications/unregister-fcm-token': call({ namesId: true, request: pushTarget }),
}
