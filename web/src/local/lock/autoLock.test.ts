import { expect, onTestFinished, test, vi } from 'vitest'
import { watchHidden } from './autoLock.ts'

const MINUTE_MS = 60_000

interface AutoLockCase {
  afterMs?: number | null
  isSeenElsewhere?: () => boolean
}

function aPage({ afterMs = 5 * MINUTE_MS, isSeenElsewhere = () => false }: AutoLockCase = {}) {
  vi.useFakeTimers()
  const page = new EventTarget() as EventTarget & { hidden: boolean }
  page.hidden = false
  let locked = 0
  const stop = watchHidden({
    afterMs: () => afterMs,
    onDue: () => void (locked += 1),
    page,
    now: () => ({ steady: Date.now(), wall: Date.now() }),
    isSeenElsewhere: () => Promise.resolve(isSeenElsewhere()),
  })
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
  })
  const show = (isShown: boolean): void => {
    page.hidden = !isShown
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { show, locked: () => locked, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('[LOCK-15] after five minutes out of sight it locks, once, and not before', async () => {
  const { show, pass, locked } = aPage()
  await pass(20 * MINUTE_MS)
  show(false)
  await pass(5 * MINUTE_MS - 1)
  expect(locked()).toBe(0)
  await pass(MINUTE_MS)
  expect(locked()).toBe(1)
  await pass(20 * MINUTE_MS)
  expect(locked()).toBe(1)
})

test('[LOCK-15] seen again in time the timer restarts', async () => {
  const { show, pass, locked } = aPage()
  for (let times = 0; times < 4; times++) {
    show(false)
    await pass(4 * MINUTE_MS)
    show(true)
  }
  expect(locked()).toBe(0)
})

test('[LOCK-15] while another page of the app is visible it waits, and counts from the moment when none is', async () => {
  let isSeen = true
  const { show, pass, locked } = aPage({ isSeenElsewhere: () => isSeen })
  show(false)
  await pass(30 * MINUTE_MS)
  isSeen = false
  await pass(MINUTE_MS)
  expect(locked()).toBe(0)
  await pass(6 * MINUTE_MS)
  expect(locked()).toBe(1)
})

test('[LOCK-15] a person who comes from another visible page is not locked out, at any time', async () => {
  for (const afterMs of [0, 5 * MINUTE_MS]) {
    const { show, pass, locked } = aPage({ afterMs, isSeenElsewhere: () => true })
    show(false)
    await pass(7 * MINUTE_MS)
    show(true)
    expect(locked()).toBe(0)
  }
})

test('[LOCK-15] a page that slept through its time locks at the moment it wakes', () => {
  const { show, locked } = aPage()
  show(false)
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS)
  show(true)
  expect(locked()).toBe(1)
})

test('[LOCK-15] immediately, and only when it is closed', async () => {
  const atOnce = aPage({ afterMs: 0 })
  atOnce.show(false)
  await atOnce.pass(2_000)
  expect(atOnce.locked()).toBe(1)
  const closed = aPage({ afterMs: null })
  closed.show(false)
  await closed.pass(24 * 60 * MINUTE_MS)
  expect(closed.locked()).toBe(0)
})
