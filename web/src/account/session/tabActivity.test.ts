import { afterEach, expect, test } from 'vitest'
import { openTabActivity } from './idleTimer.ts'

const kept: Record<string, string> = {}
const storage = { setItem: (name: string, value: string) => void (kept[name] = value) }
Object.assign(globalThis, { localStorage: storage })
afterEach(() => {
  for (const name of Object.keys(kept)) delete kept[name]
})

const ringing = (key: string): Event => Object.assign(new Event('storage'), { key })

test('[ACC-34] input in another tab counts by the clock of this one, until it is closed', () => {
  const events = new EventTarget()
  let now = 5
  const others = openTabActivity(() => now, events)
  expect(others.read()).toBe(-Infinity)
  now = 70
  events.dispatchEvent(ringing('reprieve.last-input'))
  now = 90
  events.dispatchEvent(ringing('reprieve.theme'))
  expect(others.read()).toBe(70)
  others.close()
  events.dispatchEvent(ringing('reprieve.last-input'))
  expect(others.read()).toBe(70)
})

test('[ACC-34] each input writes a different value, because an equal one triggers no event', () => {
  const others = openTabActivity(() => 0, new EventTarget())
  const words = Array.from({ length: 20 }, () => {
    others.keep()
    return kept['reprieve.last-input']
  })
  expect(new Set(words).size).toBe(20)
})
