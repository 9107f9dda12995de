import type { ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import { defaultReminder, turnOff } from '@reprieve/domain/reminders/reminder.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { openPageReminders, type PageReminders } from './pageReminders.ts'

const EVENING = Date.parse('2026-05-01T20:00Z')
const USUAL = defaultReminder('2026-01-01')
const ON: ReminderPlan = { reminders: [USUAL], quiet: null }
const OFF: ReminderPlan = { reminders: [turnOff(USUAL)], quiet: null }

interface Page extends PageReminders {
  shown: string[]
  isMine: boolean
  /** The clock advances, and timers fire. */
  pass: (ms: number) => void
  /** The device sleeps: no timer fires. */
  sleep: (ms: number) => void
}

function aPage(start: number, own: { isMine?: boolean; offset?: () => number } = {}): Page {
  let now = start
  let timer: { at: number; act: () => void } | null = null
  const shown: string[] = []
  const page = { isMine: own.isMine ?? true }
  const local = openPageReminders({
    now: () => now,
    place: own.offset ?? (() => 0),
    since: start,
    isMine: () => page.isMine,
    show: ({ key }, at) => shown.push(`${key} ${new Date(at).toISOString().slice(11, 16)}`),
    later: (act, ms) => {
      const mine = { at: now + ms, act }
      timer = mine
      return () => {
        if (timer === mine) timer = null
      }
    },
  })
  const pass = (ms: number): void => {
    const end = now + ms
    while (timer !== null && timer.at <= end) {
      const { at, act } = timer
      timer = null
      now = at
      act()
    }
    now = end
  }
  const sleep = (ms: number): void => {
    now += ms
  }
  return Object.assign(page, local, { shown, pass, sleep })
}

test('[REM-9] it is shown at its time, once, and the day after again', () => {
  const page = aPage(EVENING - 3 * HOUR_MS)
  page.become(ON)
  page.pass(3 * HOUR_MS - 1)
  expect(page.shown).toEqual([])
  page.pass(1)
  expect(page.shown).toEqual(['r_1 20:00'])
  page.look()
  page.pass(24 * HOUR_MS)
  expect(page.shown).toEqual(['r_1 20:00', 'r_1 20:00'])
})

test('[REM-9] a device that slept shows reminders that are at most ten minutes old', () => {
  const page = aPage(EVENING - HOUR_MS)
  page.become(ON)
  page.sleep(HOUR_MS + 8 * MINUTE_MS)
  page.look()
  expect(page.shown).toEqual(['r_1 20:00'])
  page.sleep(24 * HOUR_MS + 8 * MINUTE_MS)
  page.look()
  expect(page.shown).toHaveLength(1)
})

test('[REM-9] a page reloaded at that moment shows it', () => {
  const page = aPage(EVENING - SECOND_MS)
  page.sleep(3 * SECOND_MS)
  page.become(ON)
  expect(page.shown).toEqual(['r_1 20:00'])
})

test('[REM-7, REM-9] turned on half a minute after its time, or turned off before it, it is not shown', () => {
  const page = aPage(EVENING - HOUR_MS)
  page.become(OFF)
  page.pass(HOUR_MS + 30 * SECOND_MS)
  page.become(ON)
  page.pass(MINUTE_MS)
  page.pass(23 * HOUR_MS)
  page.become(OFF)
  page.pass(HOUR_MS)
  expect(page.shown).toEqual([])
})

test('[REM-9] one that was due before a change is still shown', () => {
  const page = aPage(EVENING - HOUR_MS)
  page.become(ON)
  page.sleep(HOUR_MS + MINUTE_MS)
  page.become(OFF)
  expect(page.shown).toEqual(['r_1 20:00'])
})

test('[REM-10] a page whose turn it is not shows nothing, and is in time when the other one is closed', () => {
  const page = aPage(EVENING - HOUR_MS, { isMine: false })
  page.become(ON)
  page.pass(HOUR_MS + 2 * MINUTE_MS)
  expect(page.shown).toEqual([])
  page.isMine = true
  page.look()
  expect(page.shown).toEqual(['r_1 20:00'])
})

test('[REM-10] nor one that was turned on after its time in the meantime', () => {
  const page = aPage(EVENING - HOUR_MS, { isMine: false })
  page.become(OFF)
  page.pass(HOUR_MS + 30 * SECOND_MS)
  page.become(ON)
  page.isMine = true
  page.pass(MINUTE_MS)
  expect(page.shown).toEqual([])
})

test('[REM-9, SCHED-5] travelling while the page is open moves the next one within a minute', () => {
  let offset = 2 * HOUR_MS
  const page = aPage(EVENING - 12 * HOUR_MS, { offset: () => offset })
  page.become(ON)
  page.pass(MINUTE_MS)
  offset = 9 * HOUR_MS
  page.pass(24 * HOUR_MS)
  expect(page.shown).toEqual(['r_1 11:00'])
})

test('[REM-9] when it is over nothing comes any more', () => {
  const page = aPage(EVENING - MINUTE_MS)
  page.become(ON)
  page.end()
  page.pass(HOUR_MS)
  page.look()
  expect(page.shown).toEqual([])
})
