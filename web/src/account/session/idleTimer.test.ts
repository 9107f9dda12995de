import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../api/ask.ts'
import { makeIdleTimer } from './idleTimer.ts'

const OK: Answer = { reached: true, code: RESULT.ok, message: '', body: {} }

function aTab(answers: Partial<Record<string, Answer>> = {}, shared = { lastInput: 0 }) {
  const seen = { now: 0, asked: [] as string[], isWarned: false, isLocked: false }
  const awake = makeIdleTimer({
    ask: async (name) => {
      seen.asked.push(`${name} at ${seen.now / 1_000}`)
      return answers[name] ?? OK
    },
    now: () => seen.now,
    lastInput: { read: () => shared.lastInput, keep: (at) => void (shared.lastInput = at) },
    endsByIdleness: true,
    onWarn: (isWarned) => void (seen.isWarned = isWarned),
    lock: async () => void (seen.isLocked = true),
  })
  const passTo = async (second: number) => {
    for (; seen.now < second * 1_000; seen.now += 5_000) await awake.look()
  }
  return { seen, awake, passTo }
}

test('[ACC-5, D15] opening the app sends one keep-alive, and without input none follows', async () => {
  const { seen, passTo } = aTab()
  await passTo(200)
  expect(seen.asked).toEqual(['core/keep-alive at 0'])
})

test('[ACC-5] input is sent to the server at the next minute', async () => {
  const { seen, awake, passTo } = aTab()
  await passTo(30)
  awake.noteInput()
  await passTo(130)
  expect(seen.asked).toEqual(['core/keep-alive at 0', 'core/keep-alive at 60'])
})

test('[ACC-6, D15] the question, then the end: the server is informed and the diary locked', async () => {
  const { seen, passTo } = aTab()
  await passTo(245)
  expect([seen.isWarned, seen.isLocked]).toEqual([true, false])
  await passTo(305)
  expect(seen.asked.at(-1)).toBe('core/delete-all-tokens at 300')
  expect([seen.isWarned, seen.isLocked]).toEqual([false, true])
})

test('[ACC-6] input in another tab closes the question', async () => {
  const shared = { lastInput: 0 }
  const { seen, passTo } = aTab({}, shared)
  await passTo(245)
  shared.lastInput = 246_000
  await passTo(300)
  expect([seen.isWarned, seen.isLocked]).toEqual([false, false])
})

test('[ACC-6, D16] without a line nothing is hidden, and it is tried once a minute', async () => {
  const { seen, passTo } = aTab({ 'core/delete-all-tokens': { reached: false } })
  await passTo(425)
  expect(seen.isLocked).toBe(false)
  expect(seen.asked.slice(1)).toEqual([300, 360, 420].map((second) => `core/delete-all-tokens at ${second}`))
})

test('[ACC-6, D52] the times of the server apply', async () => {
  const told: Answer = { ...OK, reached: true, body: { idle_timeout_ms: 120_000, keep_alive_ms: 30_000 } }
  const { seen, passTo } = aTab({ 'core/keep-alive': told })
  await passTo(125)
  expect(seen.isLocked).toBe(true)
})

test('[ACC-5, D15] without storage, input in this tab still counts', async () => {
  const forgetful = {
    get lastInput() {
      return 0
    },
    set lastInput(_: number) {},
  }
  const { seen, awake, passTo } = aTab({}, forgetful)
  seen.now = 1_000_000_000
  awake.noteInput()
  await passTo(1_000_200)
  expect([seen.isWarned, seen.isLocked]).toEqual([false, false])
  await passTo(1_000_400)
  expect(seen.isLocked).toBe(true)
})

test('[ACC-23, D15] a device without the idle timeout is neither asked nor ended, until it is switched on', async () => {
  const told = (isOff: boolean): Answer => ({ ...OK, reached: true, body: { idle_timer_off: isOff } })
  const answers = { 'core/keep-alive': told(true) }
  const { seen, awake, passTo } = aTab(answers)
  await passTo(1_000)
  expect([seen.isWarned, seen.isLocked]).toEqual([false, false])
  answers['core/keep-alive'] = told(false)
  awake.noteInput()
  await passTo(1_305)
  expect(seen.isLocked).toBe(true)
})
