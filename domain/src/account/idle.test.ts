import { expect, test } from 'vitest'
import { IDLE_TIMEOUT_MS, idleStep, KEEP_ALIVE_MS, type IdleLimits } from './idle.ts'

const LIMITS: IdleLimits = { idleTimeoutMs: IDLE_TIMEOUT_MS, keepAliveMs: KEEP_ALIVE_MS, ends: true }
const SECOND = 1_000

const stepAt = (now: number, lastInput: number, lastKeepAlive: number, limits = LIMITS) =>
  idleStep({ lastInput: lastInput * SECOND, lastKeepAlive: lastKeepAlive * SECOND }, limits, now * SECOND)

test('[ACC-5, D15] once a minute while there was input since the last one', () => {
  expect([stepAt(59, 30, 0), stepAt(60, 30, 0), stepAt(120, 30, 60)]).toEqual([
    'nothing',
    'keep-alive',
    'nothing',
  ])
})

test('[ACC-6, D15] the warning comes a minute before the end', () => {
  expect([239, 240, 299, 300].map((now) => stepAt(now, 0, 0))).toEqual(['nothing', 'warn', 'warn', 'end'])
})

test('[ACC-6] input cancels the warning', () => {
  expect(stepAt(251, 250, 200)).toBe('nothing')
})

test('[ACC-5, D15] an app on a phone is kept alive and never ends by idle time', () => {
  const phone = { ...LIMITS, ends: false }
  expect([stepAt(60, 30, 0, phone), stepAt(9_000, 30, 60, phone)]).toEqual(['keep-alive', 'nothing'])
})

test('[ACC-6, D52] a short time that an operator has set still leaves half of it in peace', () => {
  const short = { ...LIMITS, idleTimeoutMs: 40 * SECOND }
  expect([19, 20, 40].map((now) => stepAt(now, 0, 0, short))).toEqual(['nothing', 'warn', 'end'])
})
