import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextFrame } from './nextFrame.ts'

let frame: (() => void) | null = null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frame = callback
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function waitForFrame() {
  const seen = { isOver: false }
  void nextFrame().then(() => (seen.isOver = true))
  return seen
}

test('[RES-89] the wait for a frame ends after its callbacks', async () => {
  const wait = waitForFrame()
  frame?.()
  await Promise.resolve()
  expect(wait.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(wait.isOver).toBe(true)
})

test('[RES-89] it ends in a page that draws no frame', async () => {
  const wait = waitForFrame()
  await vi.advanceTimersByTimeAsync(99)
  expect(wait.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(wait.isOver).toBe(true)
})
