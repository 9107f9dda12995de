import { expect, test } from 'vitest'
import { isNoteAccepted, readRetentionDays, NOTE_VERSION } from './note.ts'

test('[ASST-16] a note counts as accepted for its own text and for the engine that it named', () => {
  const accepted = { version: NOTE_VERSION, engine: 'built-in' }
  expect(isNoteAccepted(null, 'built-in')).toBe(false)
  expect(isNoteAccepted(accepted, 'built-in')).toBe(true)
  expect(isNoteAccepted(accepted, 'model:llama')).toBe(false)
  expect(isNoteAccepted({ ...accepted, version: NOTE_VERSION + 1 }, 'built-in')).toBe(false)
})

test.each([
  [30, 30],
  [90, 90],
  [365, 365],
  [0, 0],
  [31, 365],
  ['30', 365],
  [null, 365],
  [undefined, 365],
])('[ASST-12] messages kept for %o are kept for %d days', (said, days) => {
  expect(readRetentionDays(said)).toBe(days)
})
