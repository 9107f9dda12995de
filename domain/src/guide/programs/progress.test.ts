import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextLesson, programPercent } from './progress.ts'

const LESSONS = ['a', 'b', 'c']

test.each([
  [[], 0, 0],
  [['a'], 0, 33],
  [['a', 'b'], 0, 66],
  [['a', 'b', 'c'], 0, 100],
  [['a', 'b', 'gone'], 0, 66],
  [['a'], 50, 50],
  [[], 100, 100],
  [['a'], 250, 100],
])('[PROG-2] with %j done and %i reported it is %i', (done, told, progress) => {
  expect(programPercent({ lessons: LESSONS, done, told })).toBe(progress)
})

test('[PROG-2] a program without lessons has no progress, and keeps the reported one', () => {
  expect(programPercent({ lessons: [], done: ['a'], told: 0 })).toBe(0)
  expect(programPercent({ lessons: [], done: [], told: 40 })).toBe(40)
})

const aLesson = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const someLessons = fc.uniqueArray(aLesson)
const anAct = fc.oneof(
  fc.record({ is: fc.constant('finish' as const), lesson: aLesson }),
  fc.record({ is: fc.constant('told' as const), told: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ is: fc.constant('changed' as const), lessons: someLessons }),
  fc.record({ is: fc.constant('pulled' as const), done: someLessons }),
)

test('[PROG-2] in any order of finishing, pulling, telling and growing it is never less than it was', () => {
  fc.assert(
    fc.property(fc.array(anAct, { maxLength: 30 }), (acts) => {
      let known = { lessons: LESSONS as readonly string[], done: [] as readonly string[], told: 0 }
      for (const act of acts) {
        const before = programPercent(known)
        known = { ...known, told: before }
        if (act.is === 'finish') known = { ...known, done: [...known.done, act.lesson] }
        if (act.is === 'told') known = { ...known, told: Math.max(known.told, act.told) }
        if (act.is === 'changed') known = { ...known, lessons: act.lessons }
        // Lessons finished on another device are added to those of this one: marks are never removed.
        if (act.is === 'pulled') known = { ...known, done: [...known.done, ...act.done] }
        const after = programPercent(known)
        expect(after).toBeGreaterThanOrEqual(before)
        expect(Number.isInteger(after) && after <= 100).toBe(true)
      }
    }),
    { seed: 10, numRuns: 300 },
  )
})

test('[PROG-2] the next lesson is the first that is not done', () => {
  expect(nextLesson({ lessons: LESSONS, done: [] })).toBe('a')
  expect(nextLesson({ lessons: LESSONS, done: ['a', 'c'] })).toBe('b')
  expect(nextLesson({ lessons: LESSONS, done: LESSONS })).toBeNull()
})
