import { ACCESS_EVENTS } from '@reprieve/contract/account/accessEvents.ts'
import { expect, test } from 'vitest'
import { readAccessPage, EVENT_WORDS, appendOlderPage } from './accessLog.ts'

test('[D7] every event of an account has its own text', () => {
  expect(new Set(Object.values(EVENT_WORDS)).size).toBe(ACCESS_EVENTS.length)
})

test('[D7] an event of a newer server is shown as something else, not left out', () => {
  const entries = [
    { at: 2_000, event: 'signed-in', address: null, device: 'Firefox 145, Linux' },
    { at: 1_000, event: 'teleported', address: null, device: '' },
    { event: 'signed-in' },
    null,
  ]
  expect(readAccessPage({ entries, next_cursor: '17' })).toEqual({
    lines: [
      { at: 2_000, event: 'taskEventSignedIn', device: 'Firefox 145, Linux' },
      { at: 1_000, event: 'taskEventOther', device: null },
    ],
    next: '17',
  })
})

test('[D7] older lines come after the newer ones, until there are none', () => {
  const newer = readAccessPage({ entries: [{ at: 2, event: 'signed-in' }], next_cursor: '17' })
  const older = readAccessPage({ entries: [{ at: 1, event: 'registered' }], next_cursor: null })
  expect(appendOlderPage(newer, older)).toEqual({
    lines: [
      { at: 2, event: 'taskEventSignedIn', device: null },
      { at: 1, event: 'taskEventRegistered', device: null },
    ],
    next: null,
  })
})
