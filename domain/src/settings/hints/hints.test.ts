import { expect, test } from 'vitest'
import {
  HINTS,
  hintDue,
  hintsFrom,
  showAgain,
  markHintSeen,
  type HintScreen,
  type StoredHints,
} from './hints.ts'

const NONE_SEEN: StoredHints = { seen: [], isOff: false }

const seen = (...hints: StoredHints['seen']): StoredHints => ({ seen: hints, isOff: false })

test('[HINT-2, SET-5] a hint that was seen stays seen, once', () => {
  const once = markHintSeen(NONE_SEEN, 'filter')
  expect(once).toEqual(seen('filter'))
  expect(markHintSeen(once, 'filter')).toEqual(once)
  expect(markHintSeen(once, 'section-drawer')).toEqual(seen('section-drawer', 'filter'))
})

test('[HINT-2, SET-5] stored hints may be of an older or a later version, or broken', () => {
  expect(hintsFrom(['dark-theme', 'dark-theme', 'of a later version', 7])).toEqual(seen('dark-theme'))
  expect(hintsFrom({ seen: ['filter', 'of a later version'], isOff: true })).toEqual({
    seen: ['filter'],
    isOff: true,
  })
  for (const kept of [undefined, null, 'filter', 7, {}, { seen: 'filter', isOff: 'yes' }])
    expect(hintsFrom(kept)).toEqual(NONE_SEEN)
})

test.each<[HintScreen, StoredHints['seen'][number]]>([
  ['record-section', 'section-drawer'],
  ['record-locations', 'body-map'],
  ['results', 'filter'],
  ['calendar', 'calendar-overlays'],
  ['quick-record', 'quick-record'],
])('[HINT-1] %s first shows the hint %s', (screen, hint) => {
  expect(hintDue(screen, NONE_SEEN)).toBe(hint)
})

test('[HINT-3] the next hint of a screen is the most specific unseen one', () => {
  expect(hintDue('record-locations', seen('body-map'))).toBe('section-drawer')
  expect(hintDue('record-locations', seen('body-map', 'section-drawer'))).toBeNull()
  expect(hintDue('calendar', seen('filter'))).toBe('calendar-overlays')
  expect(hintDue('calendar', seen('calendar-overlays'))).toBe('filter')
  expect(hintDue('results', seen('calendar-overlays'))).toBe('filter')
  expect(hintDue('results', seen('filter'))).toBeNull()
})

test('[HINT-6] switched off, no hint is due, and none counts as seen', () => {
  expect(hintDue('results', { seen: [], isOff: true })).toBeNull()
  expect(hintDue('results', { seen: [], isOff: false })).toBe('filter')
})

test('[HINT-7, SET-14] one or all are shown again, which switches hints on', () => {
  const off: StoredHints = { seen: HINTS, isOff: true }
  expect(showAgain(off, ['filter'])).toEqual(seen(...HINTS.filter((hint) => hint !== 'filter')))
  expect(showAgain(off, HINTS)).toEqual(NONE_SEEN)
})
