import { expect, test } from 'vitest'
import { canStoreNote, notesFromSettings, notesToSettings } from './programNotes.ts'
import { isSettingsKey } from './settingsGroups.ts'

const NOTES = {
  answers: { 'coping-skills-02-slow-breathing.remember': { text: 'After lunch', question: 'How?' } },
  done: ['coping-skills-01-pain-and-stress'],
  seen: ['coping-skills'],
}

const KEPT = {
  'coping-skills-02-slow-breathing.remember': { a: 'After lunch', q: 'How?' },
  'done.coping-skills-01-pain-and-stress': true,
  'seen.coping-skills': true,
}

test('[PROG-5] each answer and each mark has its own key, and is read back unchanged', () => {
  expect(notesToSettings({}, NOTES)).toEqual(KEPT)
  expect(notesFromSettings(KEPT)).toEqual(NOTES)
  expect(Object.keys(KEPT).every(isSettingsKey)).toBe(true)
})

test('[PROG-5] a removed answer is cleared; marks, and data of another app, stay', () => {
  const kept = { ...KEPT, 'of.later': { shape: 'unknown' }, other: 7 }
  expect(notesToSettings(kept, { answers: {}, done: [], seen: [] })).toEqual({
    ...kept,
    'coping-skills-02-slow-breathing.remember': null,
  })
})

test.each([null, 7, 'text', [], {}, { a: 7 }, { a: '' }, { q: 'only' }])(
  '[PROG-5] an invalid answer (%j) is not read',
  (value) => {
    expect(notesFromSettings({ 'lesson.prompt': value, 'done.lesson': value, 'seen.program': 1 })).toEqual({
      answers: {},
      done: [],
      seen: [],
    })
  },
)

test('[PROG-6] an answer without its question is still an answer', () => {
  expect(notesFromSettings({ 'lesson.prompt': { a: 'Yes' } }).answers).toEqual({
    'lesson.prompt': { text: 'Yes', question: '' },
  })
})

test('[PROG-7] nothing can be stored under a name too long for a key', () => {
  expect(canStoreNote('a'.repeat(40), 'b'.repeat(23))).toBe(true)
  expect(canStoreNote('a'.repeat(40), 'b'.repeat(24))).toBe(false)
})
