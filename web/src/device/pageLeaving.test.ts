import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPageLeaving } from './pageLeaving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted })

function aPage() {
  const page = new EventTarget()
  const leaving = watchPageLeaving(page)
  const happens = (...events: Event[]): boolean => {
    for (const event of events) page.dispatchEvent(event)
    return leaving.isLeaving()
  }
  return { happens, leaving }
}

test('[PWA-10] a page counts as being left from the first event on, and is back with the back/forward cache', async () => {
  const { happens, leaving } = aPage()
  expect(happens(shown(false))).toBe(false)
  expect(happens(new Event('beforeunload'))).toBe(true)
  const back = vi.fn<() => void>()
  const waiting = leaving.untilStaying().then(back)
  expect(happens(new Event('pagehide'))).toBe(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(back).not.toHaveBeenCalled()
  expect(happens(shown(true))).toBe(false)
  await waiting
  await leaving.untilStaying()
})

test('[PWA-10] a page loaded while being left has not come back', () => {
  expect(aPage().happens(new Event('beforeunload'), shown(false))).toBe(true)
})

test.each(['pointerdown', 'keydown'])('[PWA-10] further input means that the page stayed: %s', (input) => {
  expect(aPage().happens(new Event('beforeunload'), new Event(input))).toBe(false)
})

test('[PWA-10] if no next page comes within ten seconds this one has stayed', async () => {
  const { happens, leaving } = aPage()
  happens(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(9_000)
  // Another attempt restarts the timer.
  happens(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(leaving.isLeaving()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(leaving.isLeaving()).toBe(false)
})
