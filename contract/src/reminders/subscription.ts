import { err, ok, type Result } from '@reprieve/domain/result.ts'
import * as z from 'zod'
import { isPointOfP256 } from './p256.ts'

/** Where a browser receives push messages, and the keys that encrypt them (RFC 8291). */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** Plain http is only for a fake service on the server's own machine, which the operator must allow. */
const SCHEMES = /^https:\/\/|^http:\/\/127\.0\.0\.1:/

// The endpoint exactly as a browser writes it: an address that parses to a different text is not from a browser.
const isAsWritten = (endpoint: string): boolean =>
  SCHEMES.test(endpoint) && URL.canParse(endpoint) && new URL(endpoint).href === endpoint

const hasNoLogin = (endpoint: string): boolean => {
  const { username, password, hash } = new URL(endpoint)
  return username === '' && password === '' && hash === ''
}

const subscription = z.object({
  endpoint: z.string().max(2_048, { abort: true }).refine(isAsWritten, { abort: true }).refine(hasNoLogin),
  keys: z.object({
    // 65 bytes and 16 bytes.
    p256dh: z
      .string()
      .regex(/^[\w-]{87}$/, { abort: true })
      .refine((key) => isPointOfP256(bytesOf(key))),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})

/** A PushSubscription as a browser serialises it to JSON; other fields are dropped. (D55) */
export function readSubscription(token: string): Result<PushTarget, 'malformed'> {
  const read = subscription.safeParse(parsed(token))
  if (!read.success) return err('malformed')
  const { endpoint, keys } = read.data
  return ok({ endpoint, ...keys })
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token)
  } catch {
    return null
  }
}

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
