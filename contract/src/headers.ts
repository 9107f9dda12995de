import type { ClientType } from '@reprieve/domain/access/session.ts'

/** D3. In lower case, as Node hands them over; HTTP does not mind either way. */
export const HEADERS = {
  language: 'accept-language',
  authorization: 'authorization',
  userId: 'user-id',
  clientType: 'client-type',
  appPackage: 'app-package',
  appVersion: 'app-version',
  activity: 'activity',
  timezone: 'timezone',
} as const

/** The value of `Activity` on a call that no act of the person made. */
export const BACKGROUND = 'background'

export const CLIENT_TYPES: readonly ClientType[] = ['web', 'pwa', 'android', 'ios']
export type { ClientType }

/** Who does not say what it is gets the shortest sessions, those of a browser tab (D14, D15). */
export function clientTypeOf(header: string | undefined): ClientType {
  return CLIENT_TYPES.find((type) => type === header) ?? 'web'
}

const LONGEST_AUTHORIZATION = 600

export function parseBearer(header: string | undefined): string | null {
  if (header === undefined || header.length > LONGEST_AUTHORIZATION) return null
  const match = /^bearer ([\x21-\x7e]+)$/i.exec(header)
  return match?.[1] ?? null
}

export function parseUserId(header: string | undefined): number | null {
  // Only the plain way of writing it: '007' or '1e3' would name one person in two ways.
  if (header === undefined || !/^[1-9]\d{0,14}$/.test(header)) return null
  return Number(header)
}
