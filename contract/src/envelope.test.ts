import * as z from 'zod'
import { expect, test } from 'vitest'
import { CALLS } from './calls.ts'
import { envelope, listSchemaFaults, isSuccess, wrapResponse } from './envelope.ts'

test('[D4] an answer is its code, its message and its other fields', () => {
  const answer = wrapResponse(0, 'OK', { token: 'abc' })
  expect(answer).toEqual({ result_code: 0, result_msg: 'OK', token: 'abc' })
  expect(isSuccess(answer)).toBe(true)
  expect(envelope.parse(answer)).toEqual(answer)
})

test('[D4] content with the keys of the envelope cannot turn a refusal into a success', () => {
  const answer = wrapResponse(105, 'Not found', { result_code: 0, result_msg: 'OK' })
  expect(answer).toEqual({ result_code: 105, result_msg: 'Not found' })
  expect(isSuccess(answer)).toBe(false)
})

test('[D10] faults name the place and the problem, never the sent value', () => {
  const secret = 'my knee hurts'
  const schema = z.object({ content: z.object({ severity: z.int().max(10), notes: z.null() }) })
  const { error } = schema.safeParse({ content: { severity: 11, notes: secret } })
  const faults = listSchemaFaults(error as z.ZodError)
  expect(faults).toEqual([
    { path: 'content.severity', reason: 'too_big' },
    { path: 'content.notes', reason: 'invalid_type' },
  ])
  expect(JSON.stringify(faults)).not.toContain(secret)
})

test('[REL 1c] a request with a thousand faults is not answered with a thousand lines', () => {
  const { error } = z.array(z.string()).safeParse(Array(1_000).fill(1))
  expect(listSchemaFaults(error as z.ZodError)).toHaveLength(20)
})

test('[D10] a sign-in with missing fields is told which', () => {
  const { error } = CALLS['core/login-user'].request.safeParse({ username: 'ada', prev_token: 'abc' })
  expect(listSchemaFaults(error as z.ZodError)).toEqual([{ path: 'device_id', reason: 'invalid_type' }])
})
