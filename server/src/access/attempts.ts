import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Db } from '../db/pool.ts'
import { countAttempt, takeAttemptBack } from './attemptStore.ts'

export interface Limit {
  name: string
  most: number
  windowMs: number
}

// RELIABILITY 1d. Counted in the database: two processes must not allow twice the guesses.
export const LIMITS = {
  passwordOfAccount: { name: 'password-account', most: 10, windowMs: 15 * MINUTE_MS },
  passwordOfAddress: { name: 'password-address', most: 100, windowMs: 15 * MINUTE_MS },
  renewal: { name: 'renewal', most: 5, windowMs: HOUR_MS },
  renewalOfAddress: { name: 'renewal-address', most: 100, windowMs: 15 * MINUTE_MS },
  registerOfAddress: { name: 'register-address', most: 20, windowMs: HOUR_MS },
  mailOfName: { name: 'mail-name', most: 3, windowMs: HOUR_MS },
  mailOfAddress: { name: 'mail-address', most: 20, windowMs: HOUR_MS },
  codeOfAccount: { name: 'code-account', most: 10, windowMs: HOUR_MS },
  avatarOfPerson: { name: 'avatar-person', most: 20, windowMs: HOUR_MS },
  providerOfAddress: { name: 'provider-address', most: 100, windowMs: 15 * MINUTE_MS },
  search: { name: 'search', most: 60, windowMs: MINUTE_MS },
  reportOfPerson: { name: 'report-person', most: 30, windowMs: HOUR_MS },
  shareOfAddress: { name: 'share-address', most: 60, windowMs: MINUTE_MS },
  pushOfPerson: { name: 'push-person', most: 60, windowMs: HOUR_MS },
  pushOfAddress: { name: 'push-address', most: 60, windowMs: HOUR_MS },
  feedbackOfPerson: { name: 'feedback-person', most: 60, windowMs: HOUR_MS },
  solaceMinute: { name: 'solace-minute', most: 20, windowMs: MINUTE_MS },
  solaceDay: { name: 'solace-day', most: 200, windowMs: DAY_MS },
  solaceStart: { name: 'solace-start', most: 30, windowMs: HOUR_MS },
  modelOfPerson: { name: 'model-person', most: 60, windowMs: HOUR_MS },
  institutionCode: { name: 'institution-code', most: 5, windowMs: HOUR_MS },
  joiningOfPerson: { name: 'joining-person', most: 20, windowMs: HOUR_MS },
  mailLinkOfAddress: { name: 'mail-link-address', most: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

export interface Attempts {
  /** Counts one more; returns the seconds to wait if it was one too many, else null. */
  count(limit: Limit, about: string, now: number): Promise<number | null>
  /** Takes one back: a correct password is no guess. */
  forgive(limit: Limit, about: string, now: number): Promise<void>
}

export function openAttempts(db: Db, secret: string, isOff: boolean): Attempts {
  // The counter's name is a hash: a table of e-mail and network addresses would be a log of who tried what.
  const nameOf = (limit: Limit, about: string) =>
    createHmac('sha256', secret).update(`${limit.name}:${about}`).digest('base64url').slice(0, 32)

  return {
    async count(limit, about, now) {
      if (isOff) return null
      const start = windowStart(limit, now)
      const hits = await countAttempt(db, { counter: nameOf(limit, about), windowStart: start })
      return hits > limit.most ? Math.ceil((start + limit.windowMs - now) / 1000) : null
    },
    async forgive(limit, about, now) {
      if (isOff) return
      await takeAttemptBack(db, { counter: nameOf(limit, about), windowStart: windowStart(limit, now) })
    },
  }
}

const windowStart = (limit: Limit, now: number): number => Math.floor(now / limit.windowMs) * limit.windowMs

/** An IPv6 household is a /64: counted by single address, a guesser would have 2^64 of them. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1)[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const parts = address.includes('::') ? [...left, ...zeros, ...right] : left
  return `${parts
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
