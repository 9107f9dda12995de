import { MINUTE_MS } from '../time/instant.ts'
import type { ClientType } from './session.ts'

/** The fault, as far as a report may contain it: no body, path, name or user text. [SES-5] */
export interface SessionFault {
  error: string
  call: string | null
  errorCode: number | null
  reason: string | null
}

export interface ReportingApp {
  appVersion: string
  clientType: ClientType
  /** UTC milliseconds. */
  now: number
}

export type SessionReport = SessionFault & { app_version: string; client_type: string; at: string }

const CALL_SHAPE = /^[a-z]+(?:\/[a-z-]+)+$/
const WORD_SHAPE = /^[A-Za-z][A-Za-z_-]{0,39}$/

export function sessionReport(
  fault: SessionFault,
  { appVersion, clientType, now }: ReportingApp,
): SessionReport {
  return maskSensitiveFields({
    error: wordOr(fault.error, 'unknown'),
    call: fault.call !== null && CALL_SHAPE.test(fault.call) ? fault.call : null,
    errorCode: fault.errorCode,
    reason: fault.reason === null ? null : wordOr(fault.reason, null),
    app_version: appVersion,
    client_type: clientType,
    // A minute: enough to find it in the operator's log, and too coarse to track a person.
    at: new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString(),
  })
}

/** A reason is one of our own words. Text with spaces, digits or an "@" may be a person's own text. */
const wordOr = <T>(word: string, otherwise: T): string | T => (WORD_SHAPE.test(word) ? word : otherwise)

export const SENSITIVE_FIELDS = [
  'password',
  'new_password',
  'current_password',
  'token',
  'prev_token',
  'access_token',
  'mfa_challenge',
  'code',
  'email',
  'username',
  'notes',
] as const

export const MASK = '***'

/**
 * Masks sensitive fields, whatever reports may contain in the future: values under these names never leave the device.
 */
export function maskSensitiveFields<T>(value: T): T {
  if (Array.isArray(value)) return value.map(maskSensitiveFields) as T
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inside]) => [
    name,
    isSensitive(name) ? MASK : maskSensitiveFields(inside),
  ])
  return Object.fromEntries(fields) as T
}

const isSensitive = (name: string): boolean =>
  (SENSITIVE_FIELDS as readonly string[]).includes(name.toLowerCase()) ||
  name.toLowerCase().endsWith('_token')
