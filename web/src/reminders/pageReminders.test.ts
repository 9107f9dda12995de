import { defaultReminder, turnOff } from '@reprieve/domain/reminders/reminder.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDiary } from '../access/diary.ts'
import type { DeviceDatabase, DiaryOwner } from '../local/database/deviceDatabase.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { aDoorbell } from '../sync/testing/aDoorbell.ts'
import { saveReminder } from './reminderTable.ts'
import { storeReminderTimes } from './storedReminderTimes.ts'
import { startPageReminders, clearPageReminders } from './pageReminders.ts'

const ANNA: DiaryOwner = { is: 'user', id: '7' }
/** A minute before 20:00 in the time zone of the tests. */
const BEFORE = new Date(2026, 4, 1, 19, 59).getTime()
const LOCKED: OpenDiary['lock'] = {
  is: 'locked',
  record: { v: 1, publicKey: new Uint8Array(), sealedPrivate: new Uint8Array(), wraps: [], autoLockMs: null },
}
const USUAL = defaultReminder('2026-01-01')

const page = { told: [] as unknown[], isVisible: true, lockIsFree: true, events: new EventTarget() }

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE })
  Object.assign(page, { told: [], isVisible: true, lockIsFree: true, events: new EventTarget() })
  const events = {
    addEventListener: (...told: Parameters<EventTarget['addEventListener']>) =>
      page.events.addEventListener(...told),
  }
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('addEventListener', events.addEventListener)
  vi.stubGlobal('document', {
    ...events,
    get visibilityState() {
      return page.isVisible ? 'visible' : 'hidden'
    },
  })
  vi.stubGlobal('caches', { delete: async () => true })
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_: string, __: object, work: () => Promise<void>) =>
        page.lockIsFree ? work() : new Promise(() => {}),
    },
    serviceWorker: {
      ready: Promise.resolve({ active: { postMessage: (word: unknown) => page.told.push(word) } }),
      getRegistration: async () => undefined,
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function aDevice(): DeviceDatabase {
  const kept = new Map<string, unknown>()
  const device: Pick<DeviceDatabase, 'choice' | 'choose'> = {
    choice: async (name) => kept.get(name),
    choose: async (name, value) => void kept.set(name, value),
  }
  return device as DeviceDatabase
}

const anOpenDiary = (own: Partial<OpenDiary> = {}): OpenDiary => ({
  ...aDiary({ doorbell: aDoorbell(), now: Date.now }),
  who: ANNA,
  database: 'reprieve-a',
  lock: { is: 'none' },
  close: () => {},
  ...own,
})

const start = (diary: OpenDiary, device: DeviceDatabase): (() => void) =>
  startPageReminders({ diary, device, language: () => 'de' })
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

const WORD = {
  say: 'remind',
  key: 'r_1',
  at: BEFORE + MINUTE_MS,
  language: 'de',
  hasSound: true,
  hasVibration: true,
}

test('[REM-9, REM-10] the worker gets a message at its time, in the language of the page, and none after the end', async () => {
  const end = start(anOpenDiary(), aDevice())
  await pass(MINUTE_MS - 1)
  expect(page.told).toEqual([])
  await pass(1)
  expect(page.told).toEqual([WORD])
  end()
  await pass(25 * 60 * MINUTE_MS)
  expect(page.told).toHaveLength(1)
})

test('[REM-9] on a locked diary the times stored while it was open are used', async () => {
  const device = aDevice()
  const diary = anOpenDiary()
  await saveReminder(diary, USUAL)
  const end = start(diary, device)
  await pass(0)
  end()
  const decode = (): never => {
    throw new Error('locked')
  }
  const sealed = { ...diary, codec: { ...diary.codec, decode } }
  for (const closed of [sealed, { ...sealed, lock: LOCKED }]) {
    page.told = []
    vi.setSystemTime(BEFORE)
    const endClosed = start(closed, device)
    await pass(MINUTE_MS)
    endClosed()
    expect(page.told).toEqual([WORD])
  }
})

test('[REM-9] the times of another person do not come, and none after a logout', async () => {
  const device = aDevice()
  await storeReminderTimes(device, { is: 'user', id: '8' }, { reminders: [USUAL], quiet: null })
  const locked = anOpenDiary({ lock: LOCKED })
  const end = start(locked, device)
  await pass(MINUTE_MS)
  end()
  await clearPageReminders(device)
  expect(await device.choice('reminders')).toBeNull()
  expect(page.told).toEqual([])
})

test('[REM-7, REM-9] one turned off before its time does not come', async () => {
  const diary = anOpenDiary()
  const end = start(diary, aDevice())
  await pass(1_000)
  await saveReminder(diary, turnOff(USUAL))
  await pass(MINUTE_MS)
  end()
  expect(page.told).toEqual([])
})

test('[REM-10] of background pages only one reminds; a visible one always does', async () => {
  page.lockIsFree = false
  page.isVisible = false
  const end = start(anOpenDiary(), aDevice())
  await pass(2 * MINUTE_MS)
  expect(page.told).toEqual([])
  page.isVisible = true
  page.events.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(page.told).toEqual([WORD])
  end()
})
