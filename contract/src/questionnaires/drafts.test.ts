import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_DRAFTS, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import { isSettingsKey } from '../settings/settingsGroups.ts'
import { canStoreAnswer, draftsFromSettings, draftsToSettings } from './drafts.ts'

const anyLinkId = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 10, unit: 'grapheme' }),
    fc.constantFrom('1.1', '/44250-9', 'a..b', '.2f.', '__proto__'),
  )
  .filter((linkId) => linkId.isWellFormed())
const anyAnswer = fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.array(fc.string(), { maxLength: 3 }))
const anyDrafts: fc.Arbitrary<Drafts> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9_999 }), anyLinkId, anyAnswer), { maxLength: 5 })
  .map((rows) => ({
    answers: Object.fromEntries(
      rows.map(([nid, linkId, answer]) => [nid, Object.fromEntries([[linkId, { answer, at: 5 }]])]),
    ),
    runs: Object.fromEntries(
      rows.map(([nid]) => [nid, { responseId: `r${nid}`, activeMs: nid, beganAt: nid, answeredAt: nid + 1 }]),
    ),
    sent: Object.fromEntries(rows.map(([nid]) => [nid, nid])),
  }))

test('[QST-14] drafts are stored in the settings under valid keys, and are read back the same', () => {
  fc.assert(
    fc.property(anyDrafts, (drafts) => {
      const kept = draftsToSettings({ other: 1 }, drafts)
      expect(draftsFromSettings(kept)).toEqual(drafts)
      const linkIds = Object.values(drafts.answers).flatMap((ofOne) => Object.keys(ofOne))
      expect(linkIds.every(canStoreAnswer) && !Object.keys(kept).every(isSettingsKey)).toBe(false)
      expect(kept['other']).toBe(1)
    }),
    { numRuns: 100 },
  )
})

test('[QST-15] an ended draft is cleared, so that other devices learn of it', () => {
  const drafts: Drafts = {
    answers: { 7: { a: { answer: 1, at: 2 } } },
    runs: { 7: { responseId: 'r', activeMs: 3, beganAt: 1, answeredAt: 2 } },
    sent: {},
  }
  expect(draftsToSettings(draftsToSettings({}, drafts), { ...NO_DRAFTS, sent: { 7: 9 } })).toEqual({
    '7.a': null,
    'run.7': null,
    'sent.7': 9,
  })
})

test.each([
  { '7.a': 3 },
  { '7.a': { a: null, t: 1 } },
  { '7.a': { a: [1], t: 1 } },
  { 'run.7': { r: 5 } },
  { 'sent.7': 'x' },
  { '7.': { a: 1, t: 1 } },
])('[QST-14] an unreadable draft is ignored, and stays stored: %j', (kept) => {
  expect(draftsFromSettings(kept)).toEqual(NO_DRAFTS)
  expect(draftsToSettings(kept, NO_DRAFTS)).toEqual(kept)
})

test('[QST-17] a run that another app stored counts as answered when it was started', () => {
  expect(draftsFromSettings({ 'run.7': { r: 'r', ms: 3, b: 5 } }).runs).toEqual({
    7: { responseId: 'r', activeMs: 3, beganAt: 5, answeredAt: 5 },
  })
})
