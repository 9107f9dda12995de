import * as z from 'zod'
import { call } from '../call.ts'
import { filledText } from '../scalars.ts'

/** A push token of a phone, or a browser's whole PushSubscription as JSON with type `webpush` (D55). */
const pushTarget = z.object({
  fcm_token: filledText(4_096),
  type: z.enum(['webpush', 'android', 'ios']),
})

export const remindersCalls = {
  'notifications/register-fcm-token': call({ request: pushTarget }),
  'notifications/register-anonymous-fcm-token': call({ who: 'anyone', request: pushTarget }),
  'notifications/unregister-fcm-token': call({ namesId: true, request: pushTarget }),
}
