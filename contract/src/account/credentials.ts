import * as z from 'zod'
import { invitation } from '../institutions/invitation.ts'
import { deviceDetails, deviceId, filledText, token, word } from '../scalars.ts'
import { PASSWORD_VERSION } from './clientHash.ts'

/**
 * The client's password hash (D12): 32 bytes as base64. The last character before "=" holds four bits, so only sixteen
 * characters are valid there; a plaintext password of 44 characters does not pass by chance.
 */
export const passwordHash = z
  .string()
  .max(44, { abort: true })
  .regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/)

/** The version of the client's hash. A hash of another version could never match. */
export const passwordVersion = z.literal(PASSWORD_VERSION)

/** D13. The minimum length ignores surrounding spaces; control characters are refused because mails show the name. */
export const username = filledText(64)
  .regex(/^[^@]+$/, { abort: true })
  // Names are compared by NFKC, which turns the full-width "@" into "@": such a name could claim an e-mail address.
  .refine((name) => !name.normalize('NFKC').includes('@'), { error: 'at-sign', abort: true })
  .refine((name) => name.trim().length >= 3, { error: 'too-short' })
  .refine((name) => !/\p{Cc}/u.test(name), { error: 'control-character' })

/** Username or e-mail at log-in. Looser than `username`, so that names made under older rules still work. */
export const signInName = filledText(254)

export const documentVersion = z.int().min(0).max(1_000_000)

export const provider = z.enum(['facebook', 'google', 'apple'])

export const device = { device_id: deviceId, device_details: deviceDetails.optional() }

/** A session that starts or continues. `stale_after` is in milliseconds from now, `absolute_end` is a timestamp. */
export const session = z.object({
  token,
  user_id: z.int(),
  username: z.string(),
  email: z.string(),
  token_type: z.string(),
  stale_after: z.number(),
  absolute_end: z.number(),
  idle_timeout_ms: z.number(),
  keep_alive_ms: z.number(),
  password_set: z.boolean(),
  /** The newest version accepted on any device. If the service requires a newer one, the client shows the terms. */
  eula_version: z.int(),
  privacy_notice_version: z.int(),
  is_pro: z.boolean(),
  is_subscription: z.boolean(),
  is_institution_member: z.boolean(),
  pain_guide_available: z.boolean(),
})

export const passwordSignIn = z.object({
  username: signInName,
  password: passwordHash,
  pw_v: passwordVersion,
  token_type: word.optional(),
  institution: invitation.institution,
  ...device,
})

/** Silent re-login (D14). The client sends `force_device` after a 176. */
export const renewal = z.object({
  username: signInName,
  prev_token: token,
  device_id: deviceId,
  force_device: z.boolean().optional(),
})
