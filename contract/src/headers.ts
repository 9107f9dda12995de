import type { ClientType } from '@reprieve/domain/access/session.ts'

/** D3. Lower case, as Node delivers them; HTTP header names are case-insensitive. */
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

/** The value of `Activity` on a call that the user did not trigger. */
export const BACKGROUND = 'background'

export const CLIENT_TYPES: readonly ClientType[] = ['web', 'pwa', 'android', 'ios']
export type { ClientType }

/** A client of an unknown type gets the shortest sessions, those of a browser tab (D14, D15). */
export function readClientType(header: string | undefined): ClientType {
  return CLIENT_TYPES.find((type) => type === header) ?? 'web'
}

const LONGEST_AUTHORIZATION = 600

export function parseBearer(header: string | undefined): string | null {
  if (header === undefined || header.length > LONGEST_AUTHORIZATION) return null
  const match = /^bearer ([\x21-\x7e]+)$/i.exec(header)
  return match?.[1] ?? null
}

export function parseUserId(header: string | undefined): number | null {
  // Only the canonical form: '007' or '1e3' would be a second way to name the same person.
  if (header === undefined || !/^[1-9]\d{0,14}$/.test(header)) return null
  return Number(header)
}
