import { expect, test } from 'vitest'
import { isReflectionIncluded, applyReflectionDecision } from './reflectionDecision.ts'
import { emptyReflection, type Reflection } from './reflection.ts'

const empty = emptyReflection({ at: Date.UTC(2026, 10, 15, 20, 0), offset: 0 })
const WALK = { id: 'w', text: 'Walk' }
const READ = { id: 'r', text: 'Reading' }
const there: Reflection = { ...empty, score: 7, activities: [WALK], note: 'A slow walk.' }
const other: Reflection = {
  ...empty,
  at: empty.at + 1,
  score: 2,
  activities: [WALK, READ],
  note: 'A bad night.',
}

test('[REF-12, D16] keep one, take the other, or join both', () => {
  expect(applyReflectionDecision(there, other, 'keep')).toEqual(there)
  expect(applyReflectionDecision(there, other, 'replace')).toEqual({ ...other, at: there.at })
  expect(applyReflectionDecision(there, other, 'join')).toEqual({
    ...there,
    activities: [WALK, READ],
    note: 'A slow walk.\n\nA bad night.',
  })
})

test('[REF-12] joined, no text is repeated and a missing score is filled in', () => {
  const silent = { ...there, score: null, note: '  ' }
  expect(applyReflectionDecision(silent, other, 'join')).toMatchObject({ score: 2, note: 'A bad night.' })
  const again = { ...other, note: ' A slow walk.\n\nRain. ' }
  expect(applyReflectionDecision(there, again, 'join').note).toBe('A slow walk.\n\nRain.')
  expect(applyReflectionDecision(applyReflectionDecision(there, again, 'join'), again, 'join').note).toBe(
    'A slow walk.\n\nRain.',
  )
})

test('[REF-12] if the other one adds nothing there is nothing to ask', () => {
  expect(isReflectionIncluded(there, { ...there, at: 0, activities: [], note: '' })).toBe(true)
  expect(isReflectionIncluded(there, { ...there, score: 6 })).toBe(false)
  expect(isReflectionIncluded(there, { ...there, note: 'A storm.' })).toBe(false)
  expect(isReflectionIncluded(there, { ...there, activities: [READ] })).toBe(false)
})

test('[REF-12] a word inside another sentence does not count as repeated', () => {
  const said = { ...there, note: 'Not good at all' }
  expect(isReflectionIncluded(said, { ...said, note: 'good' })).toBe(false)
  expect(applyReflectionDecision(said, { ...said, note: 'good' }, 'join').note).toBe(
    'Not good at all\n\ngood',
  )
})
