import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  MASK,
  maskSensitiveFields,
  SENSITIVE_FIELDS,
  sessionReport,
  type SessionFault,
} from './sessionReport.ts'

const BY = { appVersion: '0.4.0', clientType: 'web', now: Date.UTC(2026, 2, 1, 12, 34, 56, 789) } as const

test('[SES-5] a report names the call, the code and the app, and no moment that follows a person', () => {
  const fault = { error: 'API_ERROR', call: 'core/change-email', errorCode: 135, reason: 'email-in-use' }
  expect(sessionReport(fault, BY)).toEqual({
    ...fault,
    app_version: '0.4.0',
    client_type: 'web',
    at: '2026-03-01T12:34:00.000Z',
  })
})

const WRITTEN = [
  'helen@example.org',
  'my back hurts',
  'a'.repeat(43),
  '8f3a0c2d9e',
  '123456',
  '/reset-password/AAAA',
  'core/verify-email?email_token=AAAA',
]

test.each(WRITTEN)('[SES-5] text that a person wrote or was mailed is not reported: %s', (written) => {
  const report = sessionReport({ error: written, call: written, errorCode: 1, reason: written }, BY)
  expect(JSON.stringify(report)).not.toContain(written)
})

const secret = fc.string({ minLength: 8 }).map((word) => `SECRET${word}`)
const name = fc.constantFrom(...SENSITIVE_FIELDS, 'email_token', 'Password', 'deletion_token')

test('[SES-5] a value under the name of a secret is masked, at any depth', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'errors'), tie('tree'), { maxKeys: 3 }),
      fc.dictionary(name, secret, { maxKeys: 3 }),
    ),
  }))
  fc.assert(
    fc.property(tree, (value) => {
      expect(JSON.stringify(maskSensitiveFields(value)) ?? '').not.toContain('SECRET')
    }),
    { numRuns: 10_000 },
  )
})

test('[SES-5] everything else stays as it is', () => {
  const value = { errors: [{ path: 'values.x', reason: 'too-long' }], email: 'h@example.org', at: null }
  expect(maskSensitiveFields(value)).toEqual({ ...value, email: MASK })
})

test('[SES-5] a fault without an answer is reported, too', () => {
  const fault: SessionFault = {
    error: 'server-offline',
    call: 'sync/get-all-records',
    errorCode: null,
    reason: null,
  }
  expect(sessionReport(fault, BY)).toMatchObject(fault)
})
